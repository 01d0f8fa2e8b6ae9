# SPDX-License-Identifier: MIT
"""Kinds of faults that no native test makes the library report, each with the reason."""

UNTRIED = {
    "pixelsInBrowser": "told in browsers only",
    "pixelsUnavailable": "told where the libraries that draw pixels are not installed, which the tests need",
    "tasksInRealTime": "told once in a process, and only if the Swift runtime lets no host run tasks",
    "unreadableFrame": "an inconsistency between encoder and decoder, which are tested against each other",
}
