# SPDX-License-Identifier: MIT
"""Builds all mutants at once: in a copy of the package, each mutated piece of code checks whether its mutant is
active."""
import os
import re
import shutil
import subprocess

import scanner
from swift_text import SwiftText

# The helper module, the helper file in the mutated module, the environment variable for the active mutant, and the
# environment variable for the file to which reached mutants are written.
SWITCH, HELPERS, VARIABLE, REACHED = "MutantSwitch", "Mutants.swift", "SPRUNG_MUTANT", "SPRUNG_MUTANTS_REACHED"
# Tests are built with optimization, but stop at faults as debug builds do. See Scripts/native-tests.
FLAGS = ["-enable-testing", "-assert-config", "Debug", "-DDEBUG", "-Xllvm", "-sil-disable-pass=stack-promotion", "-suppress-warnings"]
PRECEDENCE = {
    "<": "Comparison", "<=": "Comparison", ">": "Comparison", ">=": "Comparison", "==": "Comparison", "!=": "Comparison",
    "&&": "LogicalConjunction", "||": "LogicalDisjunction", "+": "Addition", "-": "Addition", "*": "Multiplication",
    "/": "Multiplication", "+=": "Assignment", "-=": "Assignment", "*=": "Assignment"}
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$", re.M)
# A negative number does not activate a mutant, but records the mutants that are reached.
C_HEADER = """extern int mutant_that_is_active;
void mutantIsReached(int number);
static inline _Bool mutantIsActive(int number) {
  if (__builtin_expect(mutant_that_is_active < 0, 0)) mutantIsReached(number);
  return mutant_that_is_active == number;
}
"""
# This code runs before any Swift code. The switch is a plain variable, so a check costs a load and two comparisons.
C_SOURCE = """#include <stdio.h>
#include <stdlib.h>
#include "MutantSwitch.h"
int mutant_that_is_active = 0;
static unsigned char reached[100000];
void mutantIsReached(int number) { reached[number] = 1; }
static void tell(void) {
  FILE *file = fopen(getenv("%s"), "w");
  for (int number = 0; file && number < 100000; number++)
    if (reached[number]) fprintf(file, "%%d\\n", number);
  if (file) fclose(file);
}
__attribute__((constructor)) static void read_number(void) {
  const char *number = getenv("%s");
  if (number) mutant_that_is_active = atoi(number);
  if (mutant_that_is_active < 0) atexit(tell);
}
""" % (REACHED, VARIABLE)
SWIFT_HEAD = """import MutantSwitch

@inline(__always) nonisolated func isMutant(_ number: Int32) -> Bool { mutantIsActive(number) }
@inline(__always) nonisolated func mutated<Value>(_ number: Int32, _ usual: Value, _ other: Value) -> Value {
  isMutant(number) ? other : usual
}
@inline(__always) nonisolated func opposed(_ number: Int32, _ usual: Bool) -> Bool { usual != isMutant(number) }
"""
# Keeps every test target that depends on the mutated module, with its dependencies, and adds the switch to the module.
PACKAGE_TAIL = """
let changed = "%s"
@MainActor func closure(_ name: String, _ found: inout Set<String>) {
  guard found.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { return }
  for case .byNameItem(let name, _) in target.dependencies { closure(name, &found) }
}
var kept: Set<String> = []
for target in package.targets where target.type == .test {
  var needed: Set<String> = []
  closure(target.name, &needed)
  if needed.contains(changed) { kept.formUnion(needed) }
}
package.products = []
package.targets.removeAll { !kept.contains($0.name) }
// Tests are quick to compile so, and what they call is optimized all the same.
for target in package.targets where target.type == .test {
  target.swiftSettings = (target.swiftSettings ?? []) + [
    .unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"])
  ]
}
package.targets.append(.target(name: "MutantSwitch", path: "MutantSwitch"))
package.targets.first { $0.name == changed }!.dependencies.append("MutantSwitch")
"""


def spelled(number):
    """Returns the operator of a mutant: its number as arrows and Braille dots, which Swift accepts in operator names."""
    return "⇄" + "".join(chr(0x2801 + digit) for digit in (number // 200, number % 200))


def operator_source(mutant):
    """Returns the declaration of a mutant's operator. It behaves like the original operator unless the mutant is active."""
    before, after, number, name = mutant.before, mutant.after, mutant.number, spelled(mutant.number)
    head = f"infix operator {name}: {PRECEDENCE[before]}Precedence\n"

    def function(generics, left, right, result, where=""):
        result = f" -> {result}" if result else ""
        sides = f"(l {after} r) : (l {before} r)"
        start = f"@inline(__always) nonisolated func {name}{generics}(l: {left}, r: {right}){result}{where}"
        return f"{start} {{ isMutant({number}) ? {sides} }}\n"

    if before in ("&&", "||"):
        sides = f"try l {after} r() : try l {before} r()"
        return head + f"@inline(__always) nonisolated func {name}(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool " \
            f"{{ isMutant({number}) ? {sides} }}\n"
    if before in ("==", "!="):
        return head + function("<T: Equatable>", "T", "T", "Bool")
    if PRECEDENCE[before] == "Comparison":
        return head + function("<T: Comparable>", "T", "T", "Bool")
    assigns = before.endswith("=")
    left, result = ("inout %s", "") if assigns else ("%s", "%s")
    of_vector = " where V.Scalar: FloatingPoint"

    def both(generics, operand, where="", other=None):
        return function(generics, left % operand, other or operand, result and result % operand, where)

    found = both("<V: SIMD>", "V", of_vector) + both("<V: SIMD>", "V", of_vector, "V.Scalar")
    if before in ("+", "-", "+=", "-="):
        found += both("<T: AdditiveArithmetic>", "T")
        if not assigns:
            found += both("<T>", "UnsafeMutablePointer<T>", "", "Int")
    else:
        found += both("<T: FloatingPoint>", "T") + both("<T: BinaryInteger>", "T")
    return head + found


def replaced(mutant):
    """Returns the source text that replaces the mutated text."""
    number, before = mutant.number, mutant.before
    if mutant.kind == "operator":
        return spelled(number)
    if mutant.kind == "not":
        return "⊸" + spelled(number)
    if mutant.kind in ("truth", "number"):
        return f"mutated({number}, {before}, {mutant.after})"
    if mutant.kind == "delete":
        return f"if !isMutant({number}) {{ {before} }}"
    return f"opposed({number}, {before})"


def helpers(mutants):
    found = SWIFT_HEAD
    for mutant in mutants:
        if mutant.kind == "operator":
            found += operator_source(mutant)
        elif mutant.kind == "not":
            name = "⊸" + spelled(mutant.number)
            found += f"prefix operator {name}\n@inline(__always) nonisolated prefix func {name}(value: Bool) -> Bool " \
                f"{{ value == isMutant({mutant.number}) }}\n"
    return found


def write(path, text):
    """Writes a file only if its content changes, so that nothing is compiled twice."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


class Schemata:
    """Manages the copy of the package and builds its tests."""

    def __init__(self, root, folder, module):
        self.root, self.folder, self.module = root, folder, module
        self.tree, self.scratch = os.path.join(folder, "tree"), os.path.join(folder, "build")
        self.program = os.path.join(self.scratch, "release", "SprungPackageTests.xctest")

    def copy(self, mutants):
        """Copies the package with all mutants."""
        by_path = {}
        for mutant in mutants:
            by_path.setdefault(mutant.path, []).append(mutant)
        wanted = set()
        for path in self.files():
            wanted.add(path)
            source, target = os.path.join(self.root, path), os.path.join(self.tree, path)
            if os.path.islink(source):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                if not os.path.lexists(target):
                    os.symlink(os.readlink(source), target)
            elif path.endswith(".swift") and path.startswith("Sources/"):
                with open(source, encoding="utf-8") as file:
                    text = file.read()
                for mutant in sorted(by_path.get(path, []), key=lambda mutant: -mutant.start):
                    text = text[:mutant.start] + replaced(mutant) + text[mutant.end:]
                write(target, text)
            elif not os.path.exists(target) or os.path.getmtime(target) != os.path.getmtime(source):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy2(source, target)
        helper = os.path.join("Sources", self.module, HELPERS)
        write(os.path.join(self.tree, helper), helpers(mutants))
        with open(os.path.join(self.root, "Package.swift"), encoding="utf-8") as file:
            manifest = file.read() + PACKAGE_TAIL % self.module
        extra = {"Package.swift": manifest, f"{SWITCH}/switch.c": C_SOURCE, f"{SWITCH}/include/{SWITCH}.h": C_HEADER}
        for path, text in extra.items():
            write(os.path.join(self.tree, path), text)
        for path in self.present() - wanted - set(extra) - {helper}:
            os.remove(os.path.join(self.tree, path))

    def files(self):
        """Returns the files of the checkout that git does not ignore. Tests also read guides, templates and pages."""
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=self.root, check=True, stdout=subprocess.PIPE, text=True).stdout
        here = [path for path in listed.splitlines() if not path.startswith("Tests/Mutants/")]
        return [path for path in here if os.path.lexists(os.path.join(self.root, path))]

    def present(self):
        """Returns the files that the copy contains."""
        return {os.path.relpath(os.path.join(place, name), self.tree) for place, _, names in os.walk(self.tree)
                for name in names}

    def build(self):
        """Builds the tests. Returns the compiler's output if the build fails."""
        flags = [word for flag in FLAGS for word in ("-Xswiftc", flag)]
        run = subprocess.run(
            ["swift", "build", "-c", "release", "--build-tests", "-j", "2", "--scratch-path", self.scratch, *flags],
            cwd=self.tree, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return None if run.returncode == 0 else run.stdout

    def refused(self, output, mutants):
        """Returns the mutants to which a compiler error may refer: those of the line, or else of the statement or function,
        or else of the file."""
        found = set()
        for path, line, _ in ERROR.findall(output):
            path, line = os.path.relpath(path, self.tree), int(line)
            here = [mutant for mutant in mutants if mutant.path == path]
            found.update(mutant.number for mutant in nearest(os.path.join(self.root, path), line, here))
        return found


def nearest(path, line, mutants):
    on_line = [mutant for mutant in mutants if mutant.line == line]
    if on_line or not mutants:
        return on_line
    with open(path, encoding="utf-8") as file:
        source = SwiftText(file.read())
    place = source.line_starts[line - 1]
    statement = [mutant for mutant in mutants if mutant.statement == source.logical_start(place)]
    if statement:
        return statement
    blocks = [block for block in source.blocks if block.kind == "function" and block.start < place <= block.end + 1]
    inside = [mutant for mutant in mutants if any(block.start < mutant.start < block.end for block in blocks)]
    return inside or mutants
