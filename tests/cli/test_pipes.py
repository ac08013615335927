"""A reader who has seen enough, such as `head`: the command ends without a word."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cardlessons.cli.pipes import UNREAD, while_read
from tools.places import ROOT


@pytest.mark.parametrize("arguments", [["list"], ["--help"], ["list", "--help"], ["doctor"]])
def test_a_command_whose_reader_has_gone_ends_quietly(arguments: list[str]) -> None:
    # Unbuffered, argparse itself meets the closed pipe, and lets it pass.
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    process = subprocess.Popen(
        [sys.executable, "-m", "cardlessons.cli", *arguments],
        env={**usual, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout and process.stderr
    process.stdout.close()  # long before Python has started
    complaints = process.stderr.read()
    process.stderr.close()
    assert (process.wait(60), complaints) == (UNREAD, b"")


def test_what_was_done_is_written_out_and_its_code_kept(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        print("done")
        return 3

    assert while_read(work) == 3 and capsys.readouterr().out == "done\n"
