# SPDX-License-Identifier: MIT
"""Tests that the starting points of applications run in the browser: the examples, the templates of `sprung new`, and
typical UIKit sources."""
import os
import subprocess

import compatibility
import pytest

from conftest import ROOT
from test_compatibility import RUN

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
FOLDER = os.path.join(ROOT, "Examples")
EXAMPLES = sorted(
    name for name in os.listdir(FOLDER) if name != "Sprung" and os.path.isfile(os.path.join(FOLDER, name, "Package.swift")))


def check(folder):
    done = subprocess.run([PROGRAM, "check"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "can run in the browser" in done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_passes_in_browser(name):
    check(os.path.join(FOLDER, name))


@pytest.mark.parametrize("template", ["empty", "list", "card", "photos", "layout"])
def test_template_passes_in_browser(template, tmp_path):
    subprocess.run([PROGRAM, "new", "Hello", "--template", template], cwd=tmp_path, check=True, capture_output=True)
    check(tmp_path / "Hello")


@pytest.mark.soak
def test_examples_templates_and_compatibility_sources_can_be_exported(browser, tmp_path):
    """A single optimized module contains all of them, because separate modules would take a minute each. Their checks
    also succeed there."""
    done = subprocess.run([os.path.join(ROOT, "Scripts", "compatibility"), "--mode", "export"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    page = browser.new_page()
    page.route("http://site.test/**", compatibility.answer_site)
    page.goto("http://site.test/page.html")
    results = page.evaluate(RUN)
    page.close()
    assert sorted(results) == compatibility.names()
    assert {name: text for name, text in results.items() if text} == {}
