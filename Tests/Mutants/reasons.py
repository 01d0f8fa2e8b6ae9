# SPDX-License-Identifier: MIT
"""Reads the reasons why mutants may survive, from `reasons.txt` in this folder."""
import os

PATH = os.path.join(os.path.dirname(os.path.realpath(__file__)), "reasons.txt")


def read(path=PATH):
    """Returns the reasons by the identity of their mutants: the file name, the line's text and the change."""
    found, open_ones = {}, []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            if line.startswith(" "):
                if not open_ones:
                    raise SystemExit(f"{path}:{number}: a reason without a mutant before it")
                for identity in open_ones:
                    found[identity] = (found.get(identity, "") + " " + text).strip()
                continue
            if open_ones and open_ones[-1] in found:
                open_ones = []
            open_ones.append(text)
    return found
