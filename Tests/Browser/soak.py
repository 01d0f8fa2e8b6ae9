# SPDX-License-Identifier: MIT
"""Divides the values of a test's parameter between `make test` and `make soak`."""
import pytest


def sample(values, step):
    """Returns all values of a parameter. `make test` runs every step-th of them, starting with the first; `make soak` runs the others."""
    return [pytest.param(value, marks=[] if index % step == 0 else pytest.mark.soak) for index, value in enumerate(values)]
