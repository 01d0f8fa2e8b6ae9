# SPDX-License-Identifier: MIT
"""Analyzes Swift source to the extent that mutants require: code, blocks and ends of statements."""
import bisect
import re

OPEN, CLOSE = "([{", ")]}"
# The modifiers before the keyword that determines the kind of a block.
MODIFIERS = re.compile(
    r"(?:@[\w.]+(?:\([^)]*\))?|public|package|internal|private(?:\(set\))?|fileprivate|open|final|static|class(?=\s+(?:func|var))|"
    r"override|required|convenience|mutating|nonmutating|nonisolated(?:\(unsafe\))?|lazy|indirect|weak|unowned(?:\(unsafe\))?|"
    r"prefix|postfix|infix|\s+)*")
FUNCTIONS = {"func", "init", "deinit", "subscript", "get", "set", "willSet", "didSet", "_modify", "_read"}
TYPES = {"class", "struct", "enum", "extension", "protocol", "actor"}
CONTROL = {"if", "guard", "else", "for", "while", "do", "catch", "switch", "defer", "repeat"}


def masked(text):
    """Returns the text with comments and strings, including interpolations, replaced by spaces. Preserves line breaks."""
    out, place, size = list(text), 0, len(text)
    while place < size:
        end = token_end(text, place)
        if end is None:
            place += 1
            continue
        for index in range(place, min(end, size)):
            if out[index] != "\n":
                out[index] = " "
        # String contents are replaced by a placeholder, so that `x = "a"` remains a complete statement.
        if text[place] in '"#' and end - place >= 2:
            out[place] = out[end - 1] = "\x01"
        place = end
    return "".join(out)


def token_end(text, place):
    """Returns the end of a comment or string that begins at an offset, or None."""
    if text.startswith("//", place):
        end = text.find("\n", place)
        return len(text) if end < 0 else end
    if text.startswith("/*", place):
        end = text.find("*/", place)
        return len(text) if end < 0 else end + 2
    hashes = 0
    while text.startswith("#", place + hashes):
        hashes += 1
    if not text.startswith('"', place + hashes):
        return None
    quote = '"""' if text.startswith('"""', place + hashes) else '"'
    return string_end(text, place + hashes + len(quote), quote, "#" * hashes)


def string_end(text, place, quote, hashes):
    while place < len(text):
        if text.startswith(quote + hashes, place):
            return place + len(quote + hashes)
        if text.startswith("\\" + hashes + "(", place):
            place = interpolation_end(text, place + len(hashes) + 2)
        elif text[place] == "\\":
            place += 2
        else:
            place += 1
    return len(text)


def interpolation_end(text, place):
    depth = 1
    while place < len(text) and depth:
        end = token_end(text, place) if text[place] in '"#/' else None
        if end is not None:
            place = end
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
    return place


class Block:
    """A block between two braces. Its kind is `function`, `type`, `control` or `closure`."""

    def __init__(self, kind, header, header_start, start, parent):
        self.kind, self.header, self.header_start, self.start, self.parent = kind, header, header_start, start, parent
        self.end = None

    @property
    def function(self):
        """The innermost enclosing block that is not control flow, possibly the block itself."""
        block = self
        while block and block.kind == "control":
            block = block.parent
        return block

    @property
    def gives_bool(self):
        return self.kind == "function" and bool(re.search(r"(->|\bvar\s+\w+\s*:)\s*Bool\s*$", self.header))

    @property
    def gives_value(self):
        """Returns whether the only expression of the block may be its value."""
        return self.kind == "closure" or "->" in self.header or bool(re.match(r"(var|get|subscript|let)\b", self.header))


class SwiftText:
    """A source file: its text with and without comments and strings, its blocks, and the ranges that must not be
    mutated."""

    def __init__(self, text):
        self.text, self.code = text, masked(text)
        self.line_starts = [0] + [match.end() for match in re.finditer("\n", text)]
        self.blocks, self.logical_starts, self.headers = [], [], []
        self._read_blocks()
        self.untouched = self._conditions() + self._declarations()

    def line(self, place):
        """Returns the number of the line at an offset, starting at 1."""
        return bisect.bisect_right(self.line_starts, place)

    def line_text(self, number):
        return self.text[self.line_starts[number - 1]:].split("\n", 1)[0]

    def logical_start(self, place):
        """Returns the start of the statement at an offset. The statement may span several lines."""
        return self.logical_starts[bisect.bisect_right(self.logical_starts, place) - 1]

    def block(self, place):
        """Returns the innermost block around an offset, or None."""
        found = None
        for block in self.blocks:
            if block.start < place < block.end and (found is None or block.start > found.start):
                found = block
        return found

    def is_untouched(self, place):
        return any(start <= place < end for start, end in self.untouched)

    def _read_blocks(self):
        stack, depth, start, block = [], 0, 0, None
        starts = [0]
        for place, char in enumerate(self.code):
            if char in "([":
                depth += 1
            elif char in ")]":
                depth -= 1
            elif char == "{":
                block = self._begin(start, place, depth, block)
                stack.append((depth, start))
                depth, start = 0, place + 1
                starts.append(start)
            elif char == "}" and stack:
                block.end = place
                block = block.parent
                depth, start = stack.pop()
            elif char == "\n" and depth == 0:
                start = place + 1
                starts.append(start)
        self.logical_starts = sorted(starts)
        for block in self.blocks:
            if block.end is None:
                block.end = len(self.code)

    def _begin(self, start, place, depth, parent):
        before = self.code[start:place]
        begin = start + MODIFIERS.match(before).end()
        header = self.code[begin:place].strip()
        word = re.match(r"\w*", header).group()
        kind = "closure"
        if depth == 0:
            if word in FUNCTIONS:
                kind = "function"
            elif word in TYPES:
                kind = "type"
            elif word in CONTROL or header.startswith("}") or header == "" or re.search(r"\belse$", header):
                kind = "control"
            elif word == "var" and "=" not in header:
                kind = "function"
            if kind == "control" and (re.search(r"[=(,]\s*$", header)):
                kind = "closure"
        block = Block(kind, header, start, place, parent)
        self.blocks.append(block)
        return block

    def _conditions(self):
        """Lines that begin with `#`, and branches that a native debug build may omit."""
        found, stack = [], []
        for number, start in enumerate(self.line_starts):
            end = self.line_starts[number + 1] if number + 1 < len(self.line_starts) else len(self.code)
            line = self.code[start:end].strip()
            if line.startswith("#if"):
                known = {"#if hasFeature(Embedded)": (False, True), "#if !hasFeature(Embedded)": (True, False)}
                stack.append(known.get(line, (False, False)))
            elif line.startswith("#elseif") and stack:
                stack[-1] = (False, False)
            elif line.startswith("#else") and stack:
                stack[-1] = (stack[-1][1], False)
            elif line.startswith("#endif") and stack:
                stack.pop()
            if line.startswith("#") or not all(is_built for is_built, _ in stack):
                found.append((start, end))
        return found

    def _declarations(self):
        """Headers of declarations, attributes, patterns, and fault reports."""
        found = [(block.header_start, block.start + 1) for block in self.blocks if block.kind in ("function", "type")]
        for match in re.finditer(r"@\w+(\([^)\n]*\))?|\b(Diagnostics\.\w+|precondition\w*|assert\w*|fatalError|fault\w*)\(", self.code):
            end = match.end() if match.group().startswith("@") else self.closing(match.end() - 1)
            found.append((match.start(), end))
        for start in self.logical_starts:
            match = MODIFIERS.match(self.code, start)
            word = re.match(r"\w*", self.code[match.end():match.end() + 20]).group()
            if word in ("case", "default"):
                found.append((start, self._label_end(match.end())))
            elif word in ("import", "typealias", "associatedtype", "precedencegroup", "operator"):
                found.append((start, self._statement_end(start)))
            elif word in ("func", "init", "subscript") and self.code[match.end() + len(word)] != ".":
                found.append((start, self._header_end(start)))
        return found

    def closing(self, place):
        """Returns the offset after the bracket that closes the bracket at the given offset."""
        depth = 0
        for index in range(place, len(self.code)):
            depth += (self.code[index] in OPEN) - (self.code[index] in CLOSE)
            if depth == 0:
                return index + 1
        return len(self.code)

    def _statement_end(self, start):
        later = bisect.bisect_right(self.logical_starts, start)
        return self.logical_starts[later] if later < len(self.logical_starts) else len(self.code)

    def _header_end(self, start):
        depth = 0
        for index in range(start, len(self.code)):
            char = self.code[index]
            if char == "{" and depth == 0 or char == "\n" and depth == 0 and index > start:
                return index
            depth += (char in "([") - (char in ")]")
        return len(self.code)

    def _label_end(self, start):
        """The colon of a `case`, or the end of the line of an enumeration case."""
        depth = 0
        for index in range(start, len(self.code)):
            char = self.code[index]
            if depth == 0 and (char == ":" or char == "\n" and self.code[:index].rstrip()[-1:] not in (",", "&", "|")):
                return index
            depth += (char in OPEN) - (char in CLOSE)
        return len(self.code)
