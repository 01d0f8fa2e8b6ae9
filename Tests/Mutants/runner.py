# SPDX-License-Identifier: MIT
"""Runs the built tests for each mutant until a test fails."""
import math
import os
import re
import resource
import signal
import subprocess
import threading
import time

from schemata import REACHED, VARIABLE

SWIFT_TESTING = ["--testing-library", "swift-testing", "--no-parallel"]
SUITE = re.compile(r"◇ Suite (.+) started")
CLOSED = re.compile(r"Test run with (\d+) tests?")
# The memory limit of a mutant in bytes.
MEMORY = 6 << 30
# Suites that take fewer seconds than this run before the others.
QUICK = 1
# A blocked run uses no processor time, so it is stopped after this multiple of its limit in wall-clock time.
BLOCKED = 10


class Outcome:
    """The result of a run: `passed`, `failed`, `crashed` or `timeout`, and the suite that ended it."""

    def __init__(self, verdict, suite, seconds, tests):
        self.verdict, self.suite, self.seconds, self.tests = verdict, suite, seconds, tests


def run(program, folder, number, arguments, limit, variables={}):
    """Runs tests while a mutant is active. Stops them at the first failure or when they exceed a limit in seconds of
    processor time. With only a wall-clock limit, mutants would be considered killed when the machine is busy."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **{VARIABLE: str(number)}, **variables)
    environment.pop("SPRUNG_UPDATE_GOLDENS", None)
    process = subprocess.Popen(
        [program, *SWIFT_TESTING, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace", env=environment, start_new_session=True,
        preexec_fn=lambda: restrain(limit))
    late = threading.Event()
    timer = threading.Timer(limit * BLOCKED, lambda: (late.set(), stop(process)))
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
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = code = os.waitstatus_to_exitcode(status)
    timer.cancel()
    process.stdout.close()
    if verdict == "passed" and (late.is_set() or code == -signal.SIGXCPU):
        verdict = "timeout"
    elif verdict == "passed" and code != 0:
        verdict = "crashed"
    return Outcome(verdict, suite.strip('"'), used.ru_utime + used.ru_stime, tests)


def restrain(limit):
    seconds = math.ceil(limit)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def stop(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


class Suites:
    """The suites that reach each mutant, and their order."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        listed = subprocess.run([program, "--testing-library", "swift-testing", "--list-tests"], cwd=folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, text=True).stdout
        self.names = sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})

    def measure(self, place, known, keep):
        """Runs each unmeasured suite alone without a mutant. Stores its time, the mutants that it reaches, and its
        verdict. A suite that fails without a mutant cannot detect one."""
        for name in self.names:
            if name in known:
                continue
            if os.path.exists(place):
                os.remove(place)
            outcome = run(self.program, self.folder, -1, ["--filter", exactly([name])], 1800, {REACHED: place})
            verdict = "empty" if outcome.verdict == "passed" and outcome.tests == 0 else outcome.verdict
            reached = []
            if os.path.exists(place):
                with open(place, encoding="utf-8") as file:
                    reached = [int(line) for line in file]
            known[name] = {"seconds": outcome.seconds, "tests": outcome.tests, "reached": reached, "verdict": verdict}
            keep()
        return known


# The paths of files that, in addition to the tests, determine which mutants a suite reaches.
BUILT = ("Sources/", "Fuzz/", "MutantSwitch/", "Package.swift", "Tests/SprungTestSupport/", "Tests/UIKitTestSupport/")
DECLARED = re.compile(r"^ *(?:@\w+(?:\([^()]*\))? +)*(?:final +)?(?:struct|class) +(\w+)", re.M)


def still_valid(suites, before, after, tree):
    """Returns the measurements that remain valid after changes. An added test file invalidates none. An edited test file
    invalidates the suites it declares, or those of its target if it declares none. A source file invalidates all.
    Guides and scripts invalidate none."""
    changed = [path for path, value in before.items() if after.get(path) != value]
    if any(path.startswith(BUILT) for path in list(set(after) - set(before)) + changed):
        return {}
    changed = [path for path in changed if path.startswith("Tests/")]
    kept = dict(suites)
    for path in changed:
        text = ""
        if path in after:
            with open(os.path.join(tree, path), encoding="utf-8", errors="replace") as file:
                text = file.read()
        names = set(DECLARED.findall(text)) if "@Test" in text else set()
        for name in suites:
            module, *types = name.split(".")
            # The folder UIKitTests contains the tests of several modules.
            folder = "UIKit" if path.startswith("Tests/UIKitTests/") else path.split("/")[1]
            if names.intersection(types) or not names and module.startswith((folder, "RegressionTests")):
                kept.pop(name, None)
    return kept


def rounds(suites, mutant):
    """Returns the arguments of runs that together cover all suites that reach a mutant: first the suites named like its
    file, then quick suites, then the others."""
    reaching = {name: suite["seconds"] for name, suite in suites.items() if mutant.number in suite["reached"]}
    stem = os.path.basename(mutant.path)[:-len(".swift")]
    words = {word for word in re.split(r"\+|(?<=[a-z])(?=[A-Z])", stem) if len(word) > 3} - {"World", "View", "Collection"}
    fitting = [name for name in reaching if any(word.rstrip("s") in name for word in words) and reaching[name] < 5 * QUICK]
    quick = [name for name in reaching if reaching[name] < QUICK and name not in fitting]
    others = [name for name in reaching if name not in fitting + quick]
    return [["--filter", exactly(names)] for names in (fitting, quick, others) if names]


def seconds(suites, arguments):
    """Returns the number of seconds that a run takes without a mutant."""
    return sum(suite["seconds"] for name, suite in suites.items() if re.match(arguments[1], name + "/"))


def exactly(names):
    return "^(" + "|".join(re.escape(name) for name in sorted(names)) + ")/"
