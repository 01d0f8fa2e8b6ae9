// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: the mistyped command `sprung nwe` printed the entire help text. Outside a package, `serve` and
/// `export` built the gallery for minutes, whereas `live` failed.
@Suite(.serialized) struct SuggestionTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test(
    "a mistyped command is answered with the nearest valid one",
    arguments: [
      ("nwe", "new"), ("liv", "live"), ("sevre", "serve"), ("exprot", "export"), ("tset", "test"), ("replya", "replay"),
      ("List", "list"),
    ])
  func command(typed: String, meant: String) throws {
    let outcome = try SprungBinary.run([typed], in: folder)
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errorLines.first == "Error: There is no command '\(typed)'; did you mean '\(meant)'?")
  }

  @Test(
    "a mistyped option is answered with the nearest valid one",
    arguments: [
      (["serve", "--prot", "80"], "--port"), (["new", "Hello", "--tempalte", "list"], "--template"),
      (["test", "--fliter", "a"], "--filter"), (["new", "Hello", "--template", "lsit"], "list"),
    ])
  func option(arguments: [String], meant: String) throws {
    let outcome = try SprungBinary.run(arguments, in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.first?.contains("'\(meant)'?") == true, "\(outcome.error)")
  }

  @Test func unrelatedWordsGetNoSuggestion() {
    #expect(Suggestion.nearest(to: "nonsense", in: ["new", "live", "serve"]) == nil)
    #expect(Suggestion.nearest(to: "spriny-carousel", in: ["cover-flow", "springy-carousel"]) == "springy-carousel")
    #expect(Suggestion.distance(Array("ab"), Array("ba")) == 1)
    #expect(Suggestion.distance(Array(""), Array("abc")) == 3)
    #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
  }

  @Test("outside a package, commands fail with one line", arguments: ["serve", "export out"])
  func outside(command: String) throws {
    let outcome = try SprungBinary.run(command.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(
      outcome.errorLines == [
        "sprung: there is no Package.swift in \(folder.path) or above it; `sprung new NAME` creates a package, "
          + "and `sprung \(command) --gallery` selects the gallery"
      ])
    let checkout = try SampleCheckout()
    try "".write(to: checkout.root.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let inside = try SprungBinary.run(command.split(separator: " ").map(String.init), in: checkout.root)
    #expect(inside.code == 2 && inside.errorLines.count == 1)
    #expect(
      inside.error.contains("is Sprung's own checkout, not an app; `sprung \(command) --gallery` selects the gallery")
    )
    let both = try SprungBinary.run(
      command.split(separator: " ").map(String.init) + ["--gallery", "--package", "a"], in: folder)
    #expect(
      both.code == 2 && both.errorLines == ["sprung: --gallery cannot be combined with --package or --target"])
  }
}
