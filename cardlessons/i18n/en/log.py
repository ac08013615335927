"""The log that a learner may turn on, and what a class's logs say together."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "log.on": (
        "The log is on. In the folder {folder} it notes your locked predictions, what your checked answers are worth and "
        "how far you read proofs: no name, no time, nothing that you write. cl.lessons.stop_log() turns it off."
    ),
    "log.off": "The log is off. Nothing is noted.",
    "log.title": "Logs: {logs}. Lines: {lines}.",
    "log.predictions": "Predictions",
    "log.choices": "Predictions in a word",
    "log.checks": "Checked answers",
    "log.steps": "Proofs",
    "log.head_question": "question",
    "log.head_times": "how often",
    "log.head_mean": "mean",
    "log.head_answers": "answers",
    "log.head_exercise": "exercise",
    "log.head_logs_with": "in how many logs",
    "log.head_right": "right",
    "log.head_nearly": "nearly",
    "log.head_wrong": "wrong",
    "log.head_unread": "not read",
    "log.head_points": "points, mean of the best",
    "log.head_proof": "proof",
    "log.head_read": "steps read, on average",
    "log.predicted": "predicted",
    "log.nothing": "none yet",
    "log.problems": "Left out: {problems}. All else is counted.",
    "log.at_line": "{file}, line {line}",
    "error.log_damage_json": "the line is damaged or cut short.",
    "error.log_damage_foreign": "this is no line of such a log.",
    "error.log_damage_format": "the line was written by another version of cardlessons.",
    "error.log_damage_kind": "the line says something that this version does not know.",
    "error.log_damage_fields": "the line lacks something, or holds what no such line holds.",
    "error.log_damage_file": "the file cannot be read.",
    "error.log_damage_twice": "lines of this log are there twice; each is counted once.",
    "error.log_damage_missing": "lines are missing, as their numbers say; the others are counted.",
    "error.log_named": '{folder!r} names no folder. Write it like cl.lessons.log("my-log").',
    "error.log_folder": "Nothing can be written in the folder {folder}: {problem}. The log stays off; name another folder.",
    "error.log_write": "The log in {folder} cannot be written any more: {problem}. It is off now; what you did holds.",
    "error.log_unread": "The folder {folder} cannot be read: {problem}.",
    "error.log_none": "There is no log in {folder}: logs are files that end in .jsonl.",
    "error.log_question": "No log has a prediction for “{question}”; there are {known}.",
}
