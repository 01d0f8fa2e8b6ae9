# SPDX-License-Identifier: MIT
"""Runs the built tests once a mutant, until one fails."""
import os
import re
import resource
import signal
import subprocess
import threading
import time

from schemata import VARIABLE

SWIFT_TESTING = ["--testing-library", "swift-testing", "--no-parallel"]
FAILED = re.compile(r"✘ Test (?:case passing .*? to )?(.*?) (?:recorded|failed)")
STARTED = re.compile(r"◇ Test (\S+) started")
SUITE = re.compile(r"◇ Suite (.+) started")
CLOSED = re.compile(r"Test run with (\d+) tests?")
# Bytes that a mutant may take before it is stopped.
MEMORY = 6 << 30


class Outcome:
    """How a run ended: `passed`, `failed`, `crashed` or `timeout`, and the suite that ended it."""

    def __init__(self, verdict, suite, seconds, tests):
        self.verdict, self.suite, self.seconds, self.tests = verdict, suite, seconds, tests


def run(program, folder, number, arguments, limit):
    """Runs tests while a mutant is active; ends them at the first failure."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", SWIFT_TESTING_ENABLED="1", **{VARIABLE: str(number)})
    environment.pop("SPRUNG_UPDATE_GOLDENS", None)
    start = time.monotonic()
    process = subprocess.Popen(
        [program, *SWIFT_TESTING, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace", env=environment, start_new_session=True, preexec_fn=restrain)
    late = threading.Event()
    timer = threading.Timer(limit, lambda: (late.set(), stop(process)))
    timer.start()
    verdict, suite, tests = "passed", "", 0
    for line in process.stdout:
        begun = SUITE.search(line)
        suite = begun.group(1) if begun else suite
        closed = CLOSED.search(line)
        tests = int(closed.group(1)) if closed else tests
        if "✘" in line:
            verdict = "failed"
            break
    stop(process) if verdict == "failed" else None
    code = process.wait()
    timer.cancel()
    process.stdout.close()
    if verdict == "passed" and late.is_set():
        verdict = "timeout"
    elif verdict == "passed" and code != 0:
        verdict = "crashed"
    return Outcome(verdict, suite.strip('"'), time.monotonic() - start, tests)


def restrain():
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def stop(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


class Killers:
    """Which tests to ask first: those named like the mutated file, then those that ended others."""

    def __init__(self, program, folder):
        listed = subprocess.run([program, "--testing-library", "swift-testing", "--list-tests"], cwd=folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, text=True).stdout
        self.suites = sorted({".".join(line.split("(")[0].split("/")[0].split(".")) for line in listed.splitlines() if "/" in line})
        self.ended = {}

    def patterns(self, path):
        """Regular expressions of tests, the likeliest first; the last takes all."""
        stem = os.path.basename(path)[:-len(".swift")]
        words = {word for word in re.split(r"\+|(?<=[a-z])(?=[A-Z])", stem) if len(word) > 3} - {"World", "View", "Collection"}
        fitting = [name for name in self.suites if any(word.rstrip("s") in name for word in words)]
        often = sorted(self.ended, key=lambda name: (-self.ended[name], name))[:6]
        first = [exactly(fitting)] if fitting else []
        return first + ([exactly(often)] if often else []) + [None]

    def learn(self, suite):
        fitting = [name for name in self.suites if name.split(".")[-1] == suite]
        for name in fitting:
            self.ended[name] = self.ended.get(name, 0) + 1


def exactly(names):
    return "^(" + "|".join(re.escape(name) for name in sorted(names)) + ")/"
