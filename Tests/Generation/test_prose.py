#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the scripts that read prose, which build nothing: `python3 Tests/Generation/test_prose.py`."""
import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import unittest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "Scripts"))
sys.dont_write_bytecode = True


def script(name):
    loader = importlib.machinery.SourceFileLoader(name, os.path.join(ROOT, "Scripts", name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


words, errors = script("words"), script("errors")


def patterns(sentence):
    return [name for name, pattern, _ in words.PATTERNS if pattern.search(sentence)]


def sentences(source, is_python=False):
    return [found for text in words.texts_of_code(source, is_python) for found in text.sentences()]


class Wordings(unittest.TestCase):
    def test_awkward_wordings_are_found(self):
        for name, sentence in {
            "What": "What moved in a tick.", "Says": "Tells the host.", "tell": "The delegate is told of it.", "anew": "It is laid out anew.",
            "for good": "It waits for good.", "is no": "This is no recording.", "of a width": "A view of a width.",
            "bring": "It brings the view.", "comes": "The view that comes.", "goes": "It goes to the host.", "stands": "Where it stands.",
            "lies": "Where it lies.", "room": "Room for what moved.", "place": "The place of an item.", "way": "It is on its way.",
            "look": "The look of a cell.", "turn": "The turn of the view.", "as it is": "It stays as it is.",
            "by itself": "It moves by itself.", "else": "They are pictures else.", "is there": "The view is there.",
            "whoever": "Nobody acts now.", "refused": "It is refused.", "in order": "All stores are in order.",
            "asked": "The delegate is asked.", "How many": "How many items there are.", "the present": "The present offset.",
            "with true": "It ends with true.", "without one": "Zero without one.", "answers": "The view answers true.",
        }.items():
            self.assertIn(name, patterns(sentence), sentence)

    def test_plain_english_is_not_reported(self):
        for sentence in [
            "Returns the attributes of the visible cells.", "The rotation of the incoming view.", "There is no limit.",
            "What does it cost?", "The value comes from the host.", "It stands for a section.", "It is no longer valid.",
            "Brings a subview to the front.", "The order goes through all sections.", "Rejects unusable values when they are set.",
        ]:
            self.assertEqual(patterns(sentence), [], sentence)

    def test_comments_messages_and_names_of_tests_are_read(self):
        source = (
            "/// The first line\n/// and `what is no code` here.\nlet a = 1\n\n// Another comment. Two sentences.\n"
            'fail("a layer was rejected here")\nlet key = "two words"\n@Test func whatIsThere() {}\n')
        self.assertEqual(sorted(sentences(source)), [
            (1, "The first line and _ here."), (5, "Another comment."), (5, "Two sentences."), (6, "a layer was rejected here"),
            (8, "What is there")])

    def test_comments_in_python_and_guides_are_read(self):
        self.assertEqual(sentences("# A comment.\nx = 1\ndef test_it_works(): pass\n", is_python=True), [(1, "A comment."), (3, "It works")])
        guide = "# What is this\nOne line\nand another.\n```\nWhat is code\n```\n- An entry.\n"
        self.assertEqual(
            [found for text in words.texts_of_guide(guide) for found in text.sentences()], [(2, "One line and another."), (7, "An entry.")])

    def test_sample_is_reproducible_for_seed(self):
        first, known = words.sample(20, 1, ["README.md", "Guides"])
        self.assertEqual(first, words.sample(20, 1, ["README.md", "Guides"])[0])
        self.assertNotEqual(first, words.sample(20, 2, ["README.md", "Guides"])[0])
        self.assertEqual(len({sentence for _, _, sentence in first}), 20)
        self.assertGreater(known, 500)
        for path, line, sentence in first:
            self.assertGreater(len(sentence.split()), 3)
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                self.assertTrue(file.read().split("\n")[line - 1], f"{path}:{line}")

    def test_sample_of_comments_contains_only_comments(self):
        sentences, known = words.sample(50, 1, ["Scripts", "Sources/SprungModels"], words.comments)
        self.assertEqual(len(sentences), 50)
        self.assertGreater(known, 300)
        for path, line, sentence in sentences:
            with open(os.path.join(words.ROOT, path), encoding="utf-8") as file:
                row = file.read().split("\n")[line - 1]
            self.assertRegex(row, r"//|#|^\s*\*", f"{path}:{line}: {sentence}")

    def test_sample_contains_visible_text(self):
        def found(name, source):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(source)
                return [sentence for text in words.messages(path) for _, sentence in text.sentences()]

        self.assertEqual(
            found("a.swift", '// This is a comment.\nlet hint = "Drag the ball back."\nlet name = "ball"\n'), ["Drag the ball back."])
        self.assertEqual(
            found("a.swift", 'discussion: """\n  It writes the page \\\n  for other servers.\n  """'), ["It writes the page for other servers."])
        self.assertEqual(
            found("a.js", '// A comment is here.\nfail(`The file ${file.name} is too long.`);\nconst rule = `a => { b; c; }`;\n'),
            ["The file _ is too long."])
        self.assertEqual(
            found("a.html", '<p title="The page of demos">This page needs <b>JavaScript</b>.</p><script>let a = 1</script>'),
            ["The page of demos", "This page needs"])

    def test_folder_must_not_exceed_its_level(self):
        finding = ("a.swift", 1, ["anew"], "Again anew.")
        self.assertEqual(list(words.excesses({"New": (100, [finding])})), [])
        [found] = words.excesses({"New": (100, [finding] * 2)})
        self.assertIn("New has 2 wordings", found)
        self.assertIn("--worst 10 New", found)


class Errors(unittest.TestCase):
    def test_values_become_dots(self):
        source = r'"a \(view.size(of: 1)) is " + name + " and \"no\" " + other(1) + "\(end).")'
        self.assertEqual(errors.sentence(source, 0), 'a … is … and "no" ….')

    def test_reports_are_found(self):
        source = 'Diagnostics.report("kind", "the value \\(a) is wrong; pass another")\n'
        [(kind, start)] = errors.starts(source)
        self.assertEqual((kind, errors.sentence(source, start)), ("kind", "the value … is wrong; pass another"))

    def test_every_kind_has_row(self):
        lines = [line for line in errors.page().split("\n") if line.startswith("| `")]
        self.assertEqual(len(lines), len(set(lines)))
        rows = {line.split("`")[1] for line in lines}
        self.assertEqual(rows, {kind for kind, _, _ in errors.ENTRY.findall(errors.read(errors.TABLE))})
        # A kind has a row for each of its remedies.
        self.assertEqual(len(lines), sum(len(remedies) for remedies in errors.remedies(rows).values()))

    def test_messages_have_fitting_remedies(self):
        remedy = [("", "Call it."), ("too late", "Call it earlier.")]
        rows = list(errors.rows_of("kind", ["It was called too late.", "It was not called.", "It was missing."], remedy))
        self.assertEqual(rows, [(["It was not called.", "It was missing."], "Call it."), (["It was called too late."], "Call it earlier.")])
        with self.assertRaises(SystemExit) as unused:
            list(errors.rows_of("kind", ["It was not called."], remedy))
        self.assertIn("too late, which no message contains", str(unused.exception))
        with self.assertRaises(SystemExit) as missing:
            list(errors.rows_of("kind", ["It was not called."], [("too late", "Call it earlier.")]))
        self.assertIn("no remedy for the message of kind", str(missing.exception))

    def test_every_kind_has_remedy(self):
        kinds = {kind for kind, _, _ in errors.ENTRY.findall(errors.read(errors.TABLE))}
        for kind, remedies in errors.remedies(kinds).items():
            for _, remedy in remedies:
                self.assertRegex(remedy, r"^[A-Z`].*\.$", kind)
        with self.assertRaises(SystemExit) as missing:
            errors.remedies(kinds | {"newKind"})
        self.assertIn("no remedy for newKind", str(missing.exception))
        with self.assertRaises(SystemExit) as unknown:
            errors.remedies(kinds - {"viewCycle"})
        self.assertIn("viewCycle, which is not a reported kind", str(unknown.exception))


if __name__ == "__main__":
    unittest.main()
