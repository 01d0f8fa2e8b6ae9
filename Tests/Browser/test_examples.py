# SPDX-License-Identifier: MIT
"""What people begin from can go to the browser: the examples, and the templates of `sprung new`."""
import os
import subprocess

import pytest

from conftest import ROOT

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
FOLDER = os.path.join(ROOT, "Examples")
EXAMPLES = sorted(name for name in os.listdir(FOLDER) if name != "Sprung" and os.path.isdir(os.path.join(FOLDER, name)))


def check(folder):
    done = subprocess.run([PROGRAM, "check"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "can go to the browser" in done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example(name):
    check(os.path.join(FOLDER, name))


@pytest.mark.parametrize("template", ["empty", "list", "card", "photos", "layout"])
def test_a_template(template, tmp_path):
    subprocess.run([PROGRAM, "new", "Hello", "--template", template], cwd=tmp_path, check=True, capture_output=True)
    check(tmp_path / "Hello")
