# SPDX-License-Identifier: MIT
"""The figures of the last runs: what tests counted, for the table in Guides/Reliability.md.

.build/figures has a folder for each fault of the table, and in it a file for each source that tries it. Its first line says how it
was tried; each further one is a number and what it is the number of.
"""
import os
import re

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
FOLDER = os.path.join(ROOT, ".build", "figures")


def write(fault, source, how, numbers):
    """Keeps numbers and what they count, in place of what the source said of the fault before."""
    place = os.path.join(FOLDER, fault, source)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "w", encoding="utf-8") as file:
        file.write("\n".join([how] + [f"{number} {unit}" for number, unit in numbers]) + "\n")


def keep(folder, how):
    """Takes the figures over that a process of tests left in a folder; their first line says how often it tried."""
    for place, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(place, name), encoding="utf-8") as file:
                lines = file.read().splitlines()
            trials = int(lines[0].split()[1])
            manner = how if trials == 1 else f"{how}, trials {grouped(str(trials))}"
            write(os.path.relpath(place, folder), name, manner, [line.split(" ", 1) for line in lines[1:]])


def read():
    """What is known, by fault: a list of how it was tried, and with what numbers of what."""
    found = {}
    if not os.path.isdir(FOLDER):
        return found
    for fault in sorted(os.listdir(FOLDER)):
        for source in sorted(os.listdir(os.path.join(FOLDER, fault))):
            with open(os.path.join(FOLDER, fault, source), encoding="utf-8") as file:
                lines = file.read().splitlines()
            found.setdefault(fault, []).append((lines[0], [line.split(" ", 1) for line in lines[1:]]))
    return found


def grouped(number):
    """A number as people write it: 1234567 as 1,234,567, 0.98765 as 0.988."""
    if re.fullmatch(r"-?\d+", number):
        return f"{int(number):,}"
    return f"{float(number):.3g}" if re.fullmatch(r"-?\d[\d.e+-]*", number) else number


def told(results):
    """What stands in the table of a fault: the numbers, and how they came about where that is not the same for all."""
    manners = {}
    for how, numbers in results:
        manners.setdefault(how, []).extend(f"{grouped(number)} {unit}" for number, unit in numbers)
    return "; ".join(f"{', '.join(parts)} ({how})" for how, parts in manners.items())
