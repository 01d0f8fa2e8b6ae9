# SPDX-License-Identifier: MIT
"""Tests that typical UIKit sources behave in the browser as they do natively."""
import compatibility
import pytest

# Runs all checks in one program. After a trap, the remaining checks run in a new program, because a program cannot
# continue after a trap.
RUN = """async () => {
  const { compile, Program } = await import("./module.js");
  const module = await compile("compatibility.wasm");
  let program = await Program.start(module);
  const count = program.call("sp_check_count");
  const results = {};
  for (let index = 0; index < count; index++) {
    const name = program.text(program.call("sp_check_name", index));
    const before = program.logTotal;
    let isGood = 0, end = "";
    try {
      isGood = program.call("sp_check", index);
    } catch (error) {
      end = String(error);
    }
    results[name] = isGood ? "" : program.log(program.logTotal - before) + end || "something does not hold";
    if (program.isDead) program = await Program.start(module);
  }
  return results;
}"""


@pytest.fixture(scope="module")
def results(browser, address):
    """Provides the failed checks by source, which are empty if all succeeded."""
    context = browser.new_context()
    page = context.new_page()
    page.route("**/compatibility.wasm", compatibility.answer)
    page.goto(address)
    found = page.evaluate(RUN)
    context.close()
    return found


def test_no_source_is_skipped_silently(results):
    assert sorted(results) == compatibility.names()


@pytest.mark.parametrize("name", compatibility.names())
def test_source(results, name):
    assert results[name] == ""
