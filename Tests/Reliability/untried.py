# SPDX-License-Identifier: MIT
"""Kinds of faults that no native test triggers, each with the reason."""

UNTRIED = {
    "pixelsInBrowser": "reported only in browsers",
    "pixelsUnavailable": "reported if the raster libraries are missing, which the tests require",
    "tasksInRealTime": "reported once per process, and only if the Swift runtime does not allow hosts to run tasks",
    "unreadableFrame": "an inconsistency between encoder and decoder, which are tested against each other",
}
