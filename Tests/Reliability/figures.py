# SPDX-License-Identifier: MIT
"""Stores the results of the last test runs, for the table in Guides/Reliability.md.

.build/figures contains a folder for each fault of the table, with a file for each source that tests it. Its first line
describes the kind of run. Each further line is a number and its unit. The kinds of faults reported by the last run of
all native tests are in .build/reported-kinds."""
import os
import re

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
FOLDER = os.path.join(ROOT, ".build", "figures")
KINDS = os.path.join(ROOT, ".build", "reported-kinds")
TABLE_OF_KINDS = os.path.join(ROOT, "Sources", "SprungGeometry", "Support", "DiagnosticKind.swift")
# The file that lists the kinds of faults that a test process reported. It is located next to the folders of the process.
PROCESS_KINDS = "reported kinds"


def write(fault, source, how, numbers):
    """Stores numbers and their units. Replaces the source's previous results for the fault."""
    place = os.path.join(FOLDER, fault, source)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "w", encoding="utf-8") as file:
        file.write("\n".join([how] + [f"{number} {unit}" for number, unit in numbers]) + "\n")


def keep(folder, how):
    """Adopts the results that a test process left in a folder. Their first line states the number of trials."""
    for place, _, names in os.walk(folder):
        for name in names:
            if name == PROCESS_KINDS:
                continue
            with open(os.path.join(place, name), encoding="utf-8") as file:
                lines = file.read().splitlines()
            trials = int(lines[0].split()[1])
            manner = how if trials == 1 else f"{how}, trials {grouped(str(trials))}"
            write(os.path.relpath(place, folder), name, manner, [line.split(" ", 1) for line in lines[1:]])


def kinds_of(folder):
    """Returns the kinds of faults that a test process reported, read from its folder."""
    place = os.path.join(folder, PROCESS_KINDS)
    if not os.path.isfile(place):
        return set()
    with open(place, encoding="utf-8") as file:
        return set(file.read().split())


def all_kinds():
    """Returns all kinds of faults that the libraries report."""
    with open(TABLE_OF_KINDS, encoding="utf-8") as file:
        return set(re.findall(r"DiagnosticKind\(\s*\"(\w+)\"", file.read()))


def write_kinds(kinds):
    """Stores the kinds of faults that a run of all native tests reported."""
    with open(KINDS, "w", encoding="utf-8") as file:
        file.write("".join(f"{kind}\n" for kind in sorted(kinds)))


def read_kinds():
    """Returns the kinds of faults that the last run of all native tests reported, or None if there was no such run."""
    if not os.path.isfile(KINDS):
        return None
    with open(KINDS, encoding="utf-8") as file:
        return set(file.read().split())


def read():
    """Returns the stored results by fault: a list of methods, each with numbers and their units."""
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
    """Returns a number formatted for reading: 1234567 as 1,234,567 and 0.98765 as 0.988."""
    if re.fullmatch(r"-?\d+", number):
        return f"{int(number):,}"
    return f"{float(number):.3g}" if re.fullmatch(r"-?\d[\d.e+-]*", number) else number


def told(results):
    """Returns the table entry of a fault: the numbers, each with its method in parentheses."""
    manners = {}
    for how, numbers in results:
        manners.setdefault(how, []).extend(f"{grouped(number)} {unit}" for number, unit in numbers)
    return "; ".join(f"{', '.join(parts)} ({how})" for how, parts in manners.items())
