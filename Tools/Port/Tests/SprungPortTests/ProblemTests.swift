// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests the problems that the rewriter reports, and their line numbers.
@Suite struct ProblemTests {
  @Test(arguments: [
    ("method_exchangeImplementations(a, b)", "method_exchangeImplementations: "),
    ("class_addMethod(a, b, c, d)", "class_addMethod: "),
    ("let a = NSClassFromString(\"B\")", "NSClassFromString: "),
    ("let a: NSInvocation? = nil", "NSInvocation: "),
    ("import SwiftUI", "SwiftUI is not supported"),
    ("let a = Selector(name)", "a selector from a computed name"),
    ("let a = Selector(\"_private:\")", "no method of the folder is named _private:"),
    ("device.setValue(1, forKey: \"orientation\")", "setValue(_:forKey:) cannot access"),
    ("class A {\n  @NSManaged var b: Int\n}", "@NSManaged requires Core Data"),
    ("class A {\n  @objc func b(_ c: A, _ d: A, _ e: A) {}\n  let s = #selector(b)\n}", "b(_:_:_:) has more than two"),
    ("class A {\n  @objc class func b() {}\n  let s = #selector(b)\n}", "b() is a class method"),
    (
      "class A: B {\n  override func responds(to s: Selector!) -> Bool { true }\n}",
      "responds(to:) is called only for methods"
    ),
    ("weak var a: A?, b: A?", "several weak variables in one declaration"),
  ]) func isNamed(source: String, message: String) throws {
    let problems = Ported.problems("\n" + source)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
    #expect(problem.line >= 2 && problem.path == "A.swift")
  }

  @Test(arguments: [
    "layer.setValue(1, forKeyPath: \"a\")", "UserDefaults.standard.value(forKey: \"a\")", "let a = Selector(\"copy:\")",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "import Foundation",
  ]) func whatIsThereIsNoProblem(source: String) {
    #expect(Ported.problems(source).isEmpty)
  }
}
