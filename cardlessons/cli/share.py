"""`cardlessons share`: a lesson's page for phones, served from this machine, to the room only if that is asked for."""

from __future__ import annotations

import argparse
import errno
import sys
import webbrowser
from contextlib import suppress

from cardlessons.cli.saying import fail
from cardlessons.cli.sharing.addresses import EVERYWHERE, HERE, address_in_the_room, url
from cardlessons.cli.sharing.code import Dots, dots, in_terminal
from cardlessons.cli.sharing.poster import poster
from cardlessons.cli.sharing.server import PageServer
from cardlessons.cli.writing import lesson_named
from cardlessons.core.errors import NotWritten
from cardlessons.i18n import text
from cardlessons.pages.lesson import Lesson

PORT, LARGEST = 8700, 65535
POSTER = "/code"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the lesson, who may open it, and how it is served."""
    parser.add_argument("lesson", metavar="LESSON", help=text("cli.sheet.lesson"))
    parser.add_argument(
        "--room", dest="host", action="store_const", const=EVERYWHERE, default=HERE, help=text("cli.share.room")
    )
    parser.add_argument("--port", type=_port, default=PORT, help=text("cli.share.port"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli.no_browser"))


def _port(given: str) -> int:
    if given.isascii() and given.isdigit() and int(given) <= LARGEST:
        return int(given)
    raise argparse.ArgumentTypeError(text("cli.share.no_port", given=given, most=LARGEST))


def run(options: argparse.Namespace) -> int:
    """Serves the page until Ctrl+C."""
    address = address_in_the_room() if options.host == EVERYWHERE else HERE
    if address is None:
        return fail("cli.share.no_room")
    try:
        _, lesson = lesson_named(options.lesson, options.language)
        print(text("cli.share.making", title=lesson.title), flush=True)
        page = _handout(lesson, options.language)
        try:
            server = PageServer(options.host, options.port)
        except OSError as problem:
            return _refused(problem, options.port)
        with server:
            _open(server, page, address, lesson, options)
            server.serve_forever()
    except NotWritten as problem:
        return fail(problem.key, **problem.data)
    except KeyboardInterrupt:
        print(text("cli.share.ended"))
    return 0


def _handout(lesson: Lesson, language: str) -> str:
    # It runs the lesson, so it loads as much as that does.
    from cardlessons.handout import page

    return page(lesson, language)


def _open(server: PageServer, page: str, address: str, lesson: Lesson, options: argparse.Namespace) -> None:
    """Gives the server its pages, and says where they are."""
    here, there = url(HERE, server.address[1]), url(address, server.address[1])
    code = dots(there) if options.host == EVERYWHERE else None
    server.pages = {"/": page}
    first = here
    if options.host == EVERYWHERE:
        first = url(HERE, server.address[1], POSTER)
        server.pages[POSTER] = poster(lesson.title, there, code, options.language)
        print(text("cli.share.room_can", address=there, poster=first))
        _say_code(code)
    else:
        print(text("cli.share.here_can", address=here))
    print(text("cli.share.end"), flush=True)
    if not options.no_browser:
        webbrowser.open(first)


def _say_code(code: Dots | None) -> None:
    """The code, where there is a terminal to show it; or why there is none."""
    if code is None:
        print(text("cli.share.no_code", python=sys.executable))
    elif sys.stdout.isatty():
        drawn = in_terminal(code)
        with suppress(UnicodeEncodeError):  # an old console has no blocks; the page for the projector shows the code
            print(drawn)


def _refused(problem: OSError, port: int) -> int:
    if problem.errno == errno.EADDRINUSE:
        return fail("cli.share.port_taken", port=port, other=port + 1 if port < LARGEST else PORT)
    return fail("cli.share.port_refused", port=port, problem=problem.strerror, other=PORT)
