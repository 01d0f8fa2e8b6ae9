# SPDX-License-Identifier: MIT
"""The starting points of applications run in the browser: the examples, the templates of `sprung new`, and sources
as people write them."""
import os
import subprocess

import compatibility
import pytest

from conftest import ROOT
from test_compatibility import RUN

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
FOLDER = os.path.join(ROOT, "Examples")
EXAMPLES = sorted(name for name in os.listdir(FOLDER) if name != "Sprung" and os.path.isdir(os.path.join(FOLDER, name)))


def check(folder):
    done = subprocess.run([PROGRAM, "check"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "can run in the browser" in done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example(name):
    check(os.path.join(FOLDER, name))


@pytest.mark.parametrize("template", ["empty", "list", "card", "photos", "layout"])
def test_a_template(template, tmp_path):
    subprocess.run([PROGRAM, "new", "Hello", "--template", template], cwd=tmp_path, check=True, capture_output=True)
    check(tmp_path / "Hello")


def test_all_of_them_and_the_sources_of_the_compatibility_tests_can_be_exported(browser, tmp_path):
    """One optimized module holds them all, as each of its own would take a minute; what they check holds there too."""
    done = subprocess.run([os.path.join(ROOT, "Scripts", "compatibility"), "--mode", "export"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    page = browser.new_page()
    page.route("http://site.test/**", compatibility.answer_site)
    page.goto("http://site.test/page.html")
    results = page.evaluate(RUN)
    page.close()
    assert sorted(results) == compatibility.names()
    assert {name: text for name, text in results.items() if text} == {}
