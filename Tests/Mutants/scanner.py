# SPDX-License-Identifier: MIT
"""Finds possible mutations in Swift sources: one token or one statement per mutant."""
import hashlib
import os
import re

from swift_text import SwiftText

# The replacements of each operator. If an operator has two replacements, a hash selects one of them.
OTHERS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="], "*=": ["/="]}
OPERATOR = re.compile(r"(?<=\s)(<=|>=|==|!=|&&|\|\||\+=|-=|\*=|[<>+\-*/])(?=\s)")
NOT = re.compile(r"(?<=[\s(\[,])!(?=[\w(])")
TRUTH = re.compile(r"(?<![\w.])(true|false)\b(?!\s*:)")
NUMBER = re.compile(r"(?<![\w.$\x01])(\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w:]|\.\.)")
NAME = r"[A-Za-z_]\w*"
CALL = re.compile(rf"(?:try\??!? )?{NAME}(?:[?!]?\.{NAME}|[?!])*\(")
ASSIGNMENT = re.compile(rf"{NAME}(?:[?!]?\.{NAME}|\[[^\[\]]*\])*[?!]? [-+*/&|^]?= \S")
KEYWORDS = {
    "let", "var", "return", "if", "guard", "for", "while", "switch", "case", "default", "break", "continue", "throw", "func", "defer",
    "do", "repeat", "await", "import", "self", "super", "init", "else", "in", "where", "_", "fallthrough", "struct", "class", "enum"}
GOES_ON = re.compile(r"^(\.|\?|:|&&|\|\||[-+*/<>=]|else\b|\{|\))")
UNFINISHED = re.compile(r"(,|\(|\[|&&|\|\||[-+*/<>=?:]|->|(?<!#)\belse|\breturn|\bin)$")


class Mutant:
    """A mutation: the text between two offsets of a file, and its replacement while the mutant is active."""

    def __init__(self, path, source, kind, start, end, before, after):
        self.path, self.kind, self.start, self.end, self.before, self.after = path, kind, start, end, before, after
        self.line = source.line(start)
        self.text = source.line_text(self.line).strip()
        self.statement = source.logical_start(start)
        # The index of the replaced text among equal texts in its line, starting at 1.
        self.nth = source.text[source.line_starts[self.line - 1]:start].count(before) + 1
        self.number = None

    @property
    def change(self):
        return f"{self.before} → {self.after}"

    @property
    def identity(self):
        """Returns a key that is stable when lines move: the file name, the line's text and the change."""
        nth = f" | {self.nth}" if self.nth > 1 else ""
        return f"{os.path.basename(self.path)} | {self.text} | {self.change}{nth}"

    def rank(self, seed):
        return hashlib.sha256(f"{seed} | {self.identity}".encode()).hexdigest()

    def __str__(self):
        return f"{self.path}:{self.line}  {self.text}  {self.change}"


def mutants(path, text):
    """Returns all possible mutations in a file."""
    source = SwiftText(text)
    found = []
    for search in (operators, negations, truths, numbers, statements, results):
        for kind, start, end, after in search(source):
            if not source.is_untouched(start) and is_executed(source, start, kind):
                found.append(Mutant(path, source, kind, start, end, text[start:end], after))
    return found


def is_executed(source, place, kind):
    """Returns whether code is executed at an offset. Directly in a type, only initial values are executed."""
    block = source.block(place)
    function = block.function if block else None
    if function is None or function.kind == "type":
        return kind in ("operator", "truth", "number") and function is not None and "=" in source.code[source.logical_start(place):place]
    return True


def choice(options, source, place):
    text = source.line_text(source.line(place)).strip()
    return options[hashlib.sha256(f"{text} {place - source.logical_start(place)}".encode()).digest()[0] % len(options)]


def operators(source):
    for match in OPERATOR.finditer(source.code):
        sides = source.code[max(0, match.start() - 5):match.end() + 5].split()
        if match.group() in ("==", "!=") and "nil" in sides:
            continue
        yield "operator", match.start(), match.end(), choice(OTHERS[match.group()], source, match.start())


def negations(source):
    for match in NOT.finditer(source.code):
        yield "not", match.start(), match.end(), "nothing"


def truths(source):
    for match in TRUTH.finditer(source.code):
        yield "truth", match.start(), match.end(), "false" if match.group() == "true" else "true"


def numbers(source):
    for match in NUMBER.finditer(source.code):
        before = source.code[:match.start()]
        if before.endswith(("..<", "...")) or re.search(r"\bcase\s*-?$", before[-8:]):
            continue
        yield "number", match.start(), match.end(), other_number(match.group())


def other_number(literal):
    if re.fullmatch(r"[\d_]+", literal):
        return str(int(literal.replace("_", "")) + 1)
    return repr(float(literal.replace("_", "")) * 2 or 1.0)


def statements(source):
    """Finds calls and assignments that are single-line statements."""
    for start in source.logical_starts:
        block = source.block(start)
        if block is None or block.kind == "type":
            continue
        line_end = source.code.find("\n", start)
        end = min(line_end if line_end >= 0 else len(source.code), block.end)
        words = source.code[start:end]
        begin, end = start + len(words) - len(words.lstrip()), start + len(words.rstrip())
        if begin < end and is_statement(source, block, begin, end):
            yield "delete", begin, end, "nothing"


def is_statement(source, block, begin, end):
    words = source.code[begin:end]
    if re.match(r"\w+", words) is None or re.match(r"\w+", words).group() in KEYWORDS:
        return False
    call = CALL.match(words)
    is_call = bool(call) and source.closing(begin + call.end() - 1) == end
    depth = sum((char in OPEN_SIGNS) - (char in CLOSE_SIGNS) for char in words)
    if depth != 0 or not (is_call or ASSIGNMENT.match(words)) or UNFINISHED.search(words):
        return False
    before, after = source.code[block.start + 1:begin].rstrip(), source.code[end:block.end].lstrip()
    if GOES_ON.match(after) or UNFINISHED.search(before):
        return False
    # A call that is the only expression of a block may be the block's value.
    return not (is_call and before == "" and after == "" and outer_gives_value(block))


OPEN_SIGNS, CLOSE_SIGNS = "([{", ")]}"


def outer_gives_value(block):
    return block.gives_value or block.kind == "control" and bool(block.function) and block.function.gives_value


def results(source):
    """Finds the results of functions and properties of type Bool."""
    for match in re.finditer(r"\breturn ([^\n]+)", source.code):
        block = source.block(match.start())
        function = block.function if block else None
        end = min(match.end(), block.end) if block else match.end()
        words = source.code[match.start(1):end].rstrip()
        if function and function.gives_bool and is_whole(source, words, match.start(1) + len(words)):
            yield "result", match.start(1), match.start(1) + len(words), "the opposite"
    for block in source.blocks:
        words = source.code[block.start + 1:block.end]
        if block.gives_bool and "\n" not in words and not re.match(r"\s*(return|if|switch|get|set)\b", words):
            start = block.start + 1 + len(words) - len(words.lstrip())
            if is_whole(source, words.strip(), block.end):
                yield "result", start, start + len(words.strip()), "the opposite"


def is_whole(source, words, end):
    depth = sum((char in OPEN_SIGNS) - (char in CLOSE_SIGNS) for char in words)
    if depth != 0 or words in ("true", "false", "") or UNFINISHED.search(words) or ";" in words:
        return False
    return not re.match(r"\s*(&&|\|\||[-+*/<>=?:.])", source.code[end:])


def sources(root, folders):
    """Returns the Swift files in the given folders."""
    found = []
    for folder in folders:
        for place, _, names in os.walk(os.path.join(root, folder)):
            found += [os.path.relpath(os.path.join(place, name), root) for name in names if name.endswith(".swift")]
    return sorted(set(found))


def sample(root, folders, count, seed):
    """Selects `count` mutants per folder, numbered from 1, at most one per statement. They have the lowest hashes, so a
    moved file keeps its mutants. Returns them and the number of candidates."""
    chosen, candidates = [], 0
    taken, known = set(), set()
    for folder in folders:
        found = []
        for path in sources(root, [folder]):
            with open(os.path.join(root, path), encoding="utf-8") as file:
                found += mutants(path, file.read())
        candidates += len(found)
        end = len(chosen) + count
        for mutant in sorted(found, key=lambda mutant: (mutant.rank(seed), mutant.path, mutant.start)):
            place = (mutant.path, mutant.statement)
            if len(chosen) == end:
                break
            if place in taken or mutant.identity in known:
                continue
            taken.add(place)
            known.add(mutant.identity)
            chosen.append(mutant)
            mutant.number, mutant.folder = len(chosen), folder
    return chosen, candidates
