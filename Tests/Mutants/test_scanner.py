#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the mutant scanner, which build nothing: `python3 Tests/Mutants/test_scanner.py`."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

import reasons  # noqa: E402
import runner  # noqa: E402
import scanner  # noqa: E402
import schemata  # noqa: E402
from swift_text import SwiftText, masked  # noqa: E402


def changes(text):
    """Returns the possible changes of a file, as `line: before → after`."""
    return sorted(f"{mutant.line}: {mutant.change}" for mutant in scanner.mutants("Some/File.swift", text))


def in_function(line, header="func f()"):
    """Returns the possible changes of one line of a function."""
    return [change.split(": ", 1)[1] for change in changes(f"struct S {{\n  {header} {{\n    {line}\n    more\n  }}\n}}\n")]


class Masks(unittest.TestCase):
    def test_comments_and_strings_are_not_code(self):
        text = 'a + b // c + d\nlet e = "f \\(g("h")) + i" /* j\n+ k */ + l\n'
        self.assertEqual(len(masked(text)), len(text))
        self.assertEqual(masked(text).count("+"), 2)

    def test_raw_and_multiline_strings(self):
        self.assertNotIn("b", masked('x = #"a"b"#\n'))
        self.assertEqual(masked('"""\n a " + b\n"""\nc').split()[-1], "c")


class Blocks(unittest.TestCase):
    def kinds(self, text):
        return [block.kind for block in SwiftText(text).blocks]

    def test_kinds_of_blocks(self):
        text = ("public final class A: B {\n  @objc override func c(\n    d: Int\n  ) -> Bool {\n    guard e else { return true }\n"
                "    f { $0 }\n    let g = h(i) { j in k }\n  }\n  var l: Int { 1 }\n  var m = 1 {\n    didSet {}\n  }\n}\n")
        self.assertEqual(
            self.kinds(text), ["type", "function", "control", "closure", "closure", "function", "closure", "function"])

    def test_blocks_that_return_bool(self):
        blocks = SwiftText("func f() -> Bool { a }\nvar g: Bool { b }\nfunc h() -> Bool? { c }\n").blocks
        self.assertEqual([block.gives_bool for block in blocks], [True, True, False])


class Changes(unittest.TestCase):
    def test_operators(self):
        self.assertEqual(in_function("if a && b + c != d { return }"), ["!= → ==", "&& → ||", "+ → -"])
        self.assertIn(in_function("if a < b { return }"), (["< → <="], ["< → >="]))

    def test_similar_tokens_are_not_operators(self):
        self.assertEqual(in_function("let a: [Set<Int>] = b, c = d as? Array<Int>"), [])
        self.assertEqual(in_function("for a in b..<c where d === e { f -> g }"), [])
        self.assertEqual(in_function("if a == nil { return }"), [])

    def test_literals(self):
        self.assertEqual(in_function("let a = 0, b = -1.5, c = true"), ["0 → 1", "1.5 → 3.0", "true → false"])
        self.assertEqual(in_function("let a = $0.1, b = c.0, d = 0x1F, e = f1, g = 0..<h"), [])

    def test_negations(self):
        self.assertEqual(in_function("if !a, let b = c! { return }"), ["! → nothing"])

    def test_statements(self):
        self.assertEqual(in_function("a.b(c)[d] = e"), [])
        self.assertEqual(in_function("a.b[c] = e(f)"), ["a.b[c] = e(f) → nothing"])
        self.assertEqual(in_function("a?.b(c) { d }"), [])
        self.assertEqual(in_function("a?.b(c)"), ["a?.b(c) → nothing"])
        self.assertEqual(in_function("a.b(\n      c)"), [])
        self.assertEqual(in_function("let a = b(c)"), [])
        self.assertEqual(changes("func f() { a() }\nfunc g() -> Int { b() }\n"), ["1: a() → nothing"])

    def test_results(self):
        self.assertEqual(in_function("return a(b)", "func f() -> Bool"), ["a(b) → the opposite"])
        self.assertEqual(in_function("return a(b)", "func f() -> Int"), [])
        self.assertEqual(changes("var a: Bool { b }\n"), ["1: b → the opposite"])

    def test_headers_patterns_and_strings_are_not_mutated(self):
        text = ("@available(swift 5)\nfunc f(a: Int = 1, b: Bool = true) where C.D == E {\n  switch a {\n"
                "  case 1, 2: g\n  case let x where x < 3: g\n  default: g\n  }\n"
                "  Diagnostics.report(\n    h + i, true)\n}\nenum J: Int {\n  case k = 1\n}\n")
        self.assertEqual(changes(text), [])

    def test_initial_values(self):
        self.assertEqual(changes("struct S {\n  var a = 2\n  let b: Int\n}\n"), ["2: 2 → 3"])

    def test_code_of_other_builds_is_not_mutated(self):
        text = "func f() {\n  #if hasFeature(Embedded)\n    a(1)\n  #else\n    b(c)\n  #endif\n  #if DEBUG\n    d(1)\n  #endif\n}\n"
        self.assertEqual(changes(text), ["5: b(c) → nothing"])


class Samples(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.write("Sources/M/A.swift", "func f() {\n" + "".join(f"  a{number} = b + {number}\n" for number in range(50)) + "}\n")

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        schemata.write(os.path.join(self.folder.name, path), text)

    def sample(self, seed=1):
        return scanner.sample(self.folder.name, ["Sources/M"], 20, seed)[0]

    def test_sample_for_seed_does_not_depend_on_line_numbers(self):
        first = [mutant.identity for mutant in self.sample()]
        self.assertEqual(len(set(first)), 20)
        self.assertNotEqual(first, [mutant.identity for mutant in self.sample(seed=2)])
        with open(os.path.join(self.folder.name, "Sources/M/A.swift"), encoding="utf-8") as file:
            text = file.read()
        os.remove(os.path.join(self.folder.name, "Sources/M/A.swift"))
        self.write("Sources/M/Deeper/A.swift", "// A line more.\n\n" + text)
        self.assertEqual(first, [mutant.identity for mutant in self.sample()])

    def test_each_folder_contributes_requested_count(self):
        self.write("Sources/N/B.swift", "func g() {\n" + "".join(f"  c{number} = d - {number}\n" for number in range(50)) + "}\n")
        sampled, _ = scanner.sample(self.folder.name, ["Sources/M", "Sources/N"], 20, 1)
        self.assertEqual([mutant.number for mutant in sampled], list(range(1, 41)))
        self.assertEqual([mutant.folder for mutant in sampled], ["Sources/M"] * 20 + ["Sources/N"] * 20)

    def test_at_most_one_mutant_per_statement(self):
        lines = [mutant.line for mutant in self.sample()]
        self.assertEqual(len(lines), len(set(lines)))

    def test_mutant_operator_replaces_original(self):
        operator = next(mutant for mutant in self.sample() if mutant.kind == "operator")
        name = schemata.replaced(operator)
        self.assertIn(f"infix operator {name}: AdditionPrecedence", schemata.helpers([operator]))
        self.assertEqual(len({schemata.spelled(number) for number in range(1, 2000)}), 1999)

    def test_compiler_error_refers_to_mutants_of_line_or_function(self):
        sampled = self.sample()
        path = os.path.join(self.folder.name, "Sources/M/A.swift")
        self.assertEqual([mutant.line for mutant in schemata.nearest(path, sampled[0].line, sampled)], [sampled[0].line])
        self.assertEqual(len(schemata.nearest(path, 52, sampled)), 20)

    def test_each_suite_that_reaches_mutant_runs_once(self):
        mutant = self.sample()[0]
        mutant.path = "Sources/M/World+Joints.swift"
        suites = {
            "MTests." + name: {"seconds": seconds, "reached": [mutant.number] if reaches else []}
            for name, seconds, reaches in [
                ("JointTests", 0.2, True), ("QuickTests", 0.1, True), ("SlowTests", 9, True), ("FarTests", 0.1, False)]}
        rounds = runner.rounds(suites, mutant)
        self.assertEqual([arguments[1] for arguments in rounds], [
            "^(MTests\\.JointTests)/", "^(MTests\\.QuickTests)/", "^(MTests\\.SlowTests)/"])
        self.assertEqual(runner.seconds(suites, rounds[2]), 9)

    def test_measurements_stay_valid_when_other_tests_change(self):
        suites = {name: {} for name in ["MTests.JointTests", "MTests.Outer.InnerTests", "OtherTests.FarTests"]}
        before = {"Sources/M/A.swift": "1", "Tests/MTests/JointTests.swift": "1", "Tests/MTests/Bench.swift": "1", "Guides/G.md": "1"}
        for path, text in [("Tests/MTests/JointTests.swift", "@Suite(.x)\n@MainActor\nstruct JointTests {\n  @Test func a() {}\n}\n"),
                           ("Tests/MTests/Bench.swift", "final class Bench {}\n")]:
            self.write(path, text)

        def valid(**changes):
            after = dict(before, **{key.replace("_", "/").replace("X", "."): value for key, value in changes.items()})
            return sorted(runner.still_valid(suites, before, after, self.folder.name))

        self.assertEqual(valid(Tests_MTests_NewXswift="1", Guides_GXmd="2"), sorted(suites))
        self.assertEqual(valid(Tests_MTests_JointTestsXswift="2"), ["MTests.Outer.InnerTests", "OtherTests.FarTests"])
        self.assertEqual(valid(Tests_MTests_BenchXswift="2"), ["OtherTests.FarTests"])
        self.assertEqual(valid(Sources_M_AXswift="2"), [])
        self.assertEqual(valid(Sources_M_BXswift="1"), [])

    def test_reasons_are_read(self):
        place = os.path.join(self.folder.name, "reasons.txt")
        self.write("reasons.txt", "# Head\nA.swift | b | + → -\nA.swift | c | 1 → 2\n  Said\n  twice.\n\n"
                   "B.swift | d | ! → nothing\n  Other.\n")
        self.assertEqual(list(reasons.read(place).values()), ["Said twice.", "Said twice.", "Other."])


if __name__ == "__main__":
    unittest.main()
