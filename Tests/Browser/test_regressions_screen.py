# SPDX-License-Identifier: MIT
"""The output of `make test`: with colors, every test printed a line to the screen, and failed tests were not counted.

A color code precedes the mark at the beginning of a line, so no pattern matched the line. The screen displays a line when a
suite begins and ends, and its failures in between. Everything else is in its log.
"""
import importlib.machinery
import importlib.util
import os

import pytest

from conftest import ROOT

LINES = [
    ("◇ Test run started.", False),
    ("◇ Suite ScriptTests started.", False),
    ("◇ Test \"A tap\" started.", False),
    ("✔ Test \"A tap\" passed after 0.001 seconds.", False),
    ("✔ Test aTap() with 3 test cases passed after 0.001 seconds.", False),
    ("✔ Suite ScriptTests passed after 0.01 seconds.", False),
    ("✘ Test \"A drag\" recorded an issue at A.swift:3:5: Expectation failed: 1 == 2", True),
    ("↳ what the test says of it", True),
    ("◇ Test \"A pinch\" started.", False),
    ("↳ of nothing that failed", False),
    ("✘ Test \"A drag\" failed after 0.1 seconds with 1 issue.", True),
    ("✘ Suite ScriptTests failed after 0.01 seconds with 1 issue.", True),
    ("✘ Test run with 2 tests in 1 suite failed after 0.2 seconds with 1 issue.", True),
]


def load(monkeypatch, folder):
    path = os.path.join(ROOT, "Scripts", "test")
    loader = importlib.machinery.SourceFileLoader("sprung_scripts_test", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    loader.exec_module(module)
    module.LOGS = str(folder)
    return module


def colored(line):
    return f"\x1b[92m\x1b[1m{line[0]}\x1b[0m{line[1:]}"


@pytest.mark.parametrize("dress", [str, colored])
def test_run_prints_line_per_suite_and_failures(monkeypatch, tmp_path, dress):
    script = load(monkeypatch, tmp_path)
    text = tmp_path / "run.txt"
    text.write_text("".join(dress(line) + "\n" for line, _ in LINES), encoding="utf-8")
    suite = script.Suite("sample", "Sample", ["cat", str(text)], "swift")
    shown = []
    suite.show = shown.append
    suite.run()
    begin, *between, place, end = shown
    assert begin == "\n=== Sample"
    assert between == [line for line, is_shown in LINES if is_shown]
    assert place.startswith("    all of it is in ") and place.endswith("sample.log")
    assert end.startswith("--- sample: 1 passed, 1 failed, ")
    assert (suite.passed, suite.failed) == (1, 1)
    assert (tmp_path / "sample.log").read_text(encoding="utf-8").splitlines() == [line for line, _ in LINES]
