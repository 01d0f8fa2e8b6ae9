# SPDX-License-Identifier: MIT
"""Creates a WebAssembly module that fails, so that a page reports a stack trace from a real browser."""


def part(kind, content):
    """Returns a section or a name of a module. It must be short enough for its length to fit in a byte."""
    assert len(content) < 128
    return bytes([*kind, len(content)]) + content


def module():
    """Returns a module in which `sp_fail` calls a method of a view that traps, through a third function without a name."""
    names = [(0, b"$e5UIKit6UIViewC14layoutSubviewsyyF"), (2, b"sp_fail")]
    functions = b"".join(part([number], name) for number, name in names)
    bodies = [b"\x00\x00\x0b", b"\x00\x10\x00\x0b", b"\x00\x10\x01\x0b"]
    return b"\0asm\1\0\0\0" + b"".join([
        part([1], b"\x01\x60\x00\x00"),
        part([3], b"\x03\x00\x00\x00"),
        part([7], b"\x01" + part([], b"sp_fail") + b"\x00\x02"),
        part([10], b"\x03" + b"".join(part([], body) for body in bodies)),
        part([0], part([], b"name") + part([1], bytes([len(names)]) + functions))])


# The function names in the report. The third function has no name.
FUNCTIONS = ["UIKit.UIView.layoutSubviews", "sp_fail"]
# Programs that start after this point fail in the next frame once `window.fails` is set.
FAIL = """async (bytes) => {
  const instantiate = WebAssembly.instantiate;
  const { sp_fail } = (await instantiate(new Uint8Array(bytes))).instance.exports;
  WebAssembly.instantiate = async (...parameters) => {
    const { exports } = await instantiate(...parameters);
    return { exports: { ...exports, sp_frame: (time) => (window.fails ? sp_fail() : exports.sp_frame(time)) } };
  };
}"""
