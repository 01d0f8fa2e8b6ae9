# SPDX-License-Identifier: MIT
"""Starts the server and the browser once, and gives each test a separate page."""
import functools
import os
import re
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

from stage import Stage

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Reliability"))

import figures  # noqa: E402

CHROMIUM = "/usr/bin/chromium"
# The headless shell, Chromium's engine without windows and toolbars, displays the same pages with a third of the work. See
# Scripts/setup-browser.
SHELL = "/usr/bin/chromium-headless-shell"
# Test files for the faults listed in Guides/Reliability.md.
FAULTS = {"test_accessibility.py": "accessibility", "test_every_demo.py": "accessibility"}
outcomes = {}


@pytest.fixture(scope="session")
def address():
    """Starts `sprung serve`, provides its address, and stops it."""
    program = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    server = subprocess.Popen(
        [program, "serve", "--gallery", "--optimized", "--port", "0", "--no-open"], cwd=ROOT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, text=True)
    lines = []
    for line in server.stdout:
        lines.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found:
            yield found.group(0)
            break
    else:
        pytest.fail("sprung serve ended before it served anything:\n" + "".join(lines))
    server.terminate()
    code = server.wait(timeout=10)
    server.stdout.close()
    assert code == 0, f"sprung serve ended with code {code}"


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright, program):
    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
    # The pages' policy does not allow evaluating text as a script, which `wait_for_function` does. `bypass_csp=False` keeps
    # the policy.
    for name in ("new_context", "new_page"):
        setattr(browser, name, functools.partial(getattr(browser, name), bypass_csp=True))
    return browser


@pytest.fixture(scope="session")
def browser(playwright):
    """Provides a single Chromium engine for all tests."""
    browser = launch(playwright, SHELL if os.path.exists(SHELL) else CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright):
    """Provides the full Chromium browser that users run."""
    browser = launch(playwright, CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def open_stage(browser, address):
    """Opens a demo on a separate page. At the end of the test, no page may have logged an error or stopped with a
    fault."""
    stages = []

    def open_stage(demo, **options):
        stage = Stage(browser, address, demo, **options)
        stages.append(stage)
        return stage

    yield open_stage
    for stage in stages:
        errors, expected = stage.errors, stage.expects_errors
        stage.close()
        assert expected or errors == [], f"the page logged errors: {errors}"


def pytest_configure(config):
    config.addinivalue_line("markers", "soak: a long test, which runs only if SPRUNG_SOAK is set; see `make soak`")
    config.addinivalue_line("markers", "matrix: a test that runs in more combinations if SPRUNG_MATRIX is set to `all`")


def pytest_collection_modifyitems(config, items):
    """Deselects long tests, unless SPRUNG_SOAK is set. A skipped test would count as failed."""
    if os.environ.get("SPRUNG_SOAK"):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_runtest_logreport(report):
    # A test that fails in its body and again in its teardown counts as one failed test. A test that cannot run also
    # counts as failed.
    if report.failed or report.skipped:
        outcomes[report.nodeid] = False
    elif report.when == "call":
        outcomes.setdefault(report.nodeid, True)


def is_worker(config):
    """Returns whether this process is a worker whose results another process collects."""
    return hasattr(config, "workerinput")


def pytest_sessionfinish(session, exitstatus):
    if is_worker(session.config):
        return
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        outcomes["the run itself"] = False
    for name, fault in FAULTS.items():
        ended = [passed for node, passed in outcomes.items() if f"{name}::" in node]
        # If only some tests were selected, the figures would be incomplete.
        if ended and all(ended) and not session.config.option.keyword and not session.config.option.markexpr:
            figures.write(fault, name.removesuffix(".py"), "Chromium", [(len(ended), f"tests in {name.removesuffix('.py')}")])


def pytest_unconfigure(config):
    if is_worker(config):
        return
    passed = sum(outcomes.values())
    print(f"{passed} passed, {len(outcomes) - passed} failed", flush=True)
