// SPDX-License-Identifier: MIT

import Foundation

/// The words that the Embedded compiler refuses, or that would make the two builds differ.
enum LanguageRules {
  /// The folders that are built natively only.
  static let nativeFolders = [
    "Sources/SprungHeadless/", "Sources/UIKit/Compatibility/", "Sources/_Testing_UIKit/", "Sources/SprungExpectations/",
    "Sources/SprungTesting/",
  ]

  /// The folders that declare what is called as Foundation's and Dispatch's clocks are, in the host's time.
  static let timeFolders = [
    "Sources/UIKit/Time/", "Sources/SprungFoundation/", "Sources/UIKit/UserNotifications/", "Sources/UIKit/WebViews/",
  ]
  /// The remedies of the rules that these need not keep.
  static let waitRemedy = "nothing waits in the core; the host drives it by ticks"
  static let taskRemedy = "no Task; the host drives the core by ticks"
  static let clockRemedy = "nothing reads a clock; the host gives the time"
  static let randomRemedy = "no randomness; take a seeded generator"

  /// A pattern that must not occur, and what to write instead.
  struct Word {
    let pattern: Regex<AnyRegexOutput>
    let remedy: String
    /// One of these is in every line that the pattern finds something in: lines without are not tried, which takes a minute.
    let signs: [String]

    init(_ signs: [String], _ pattern: String, _ remedy: String) {
      self.signs = signs
      self.pattern = LanguageRules.regex(pattern)
      self.remedy = remedy
    }

    func occurs(in line: String) -> Bool {
      signs.contains { LanguageRules.has($0, line) } && line.contains(pattern)
    }
  }

  /// Whether a line has a text in it; by C's search, as that of strings takes a hundred times as long in a debug build.
  static func has(_ text: String, _ line: String) -> Bool { strstr(line, text) != nil }

  /// Never changed after it is made; Regex just does not say that it is Sendable.
  nonisolated(unsafe) static let words: [Word] = [
    Word(["weak"], #"\bweak\b"#, "'weak' only in the #else of #if hasFeature(Embedded); use @WeakReference"),
    Word(["unowned"], #"\bunowned\b(?!\(unsafe\))"#, "'unowned' must be 'unowned(unsafe)'"),
    Word(["\\"], #"\\\.[A-Za-z_]|\\[A-Z][A-Za-z]*\."#, "no key paths; write a closure"),
    Word(["format"], #"\bString\(\s*format:"#, "no String(format:); round and interpolate"),
    Word(
      ["describing", "reflecting"], #"\bString\((describing|reflecting):"#,
      "no String(describing:); write a description"),
    Word(["Any"], #"\bAny\b"#, "no Any; use AnyObject, a class-bound protocol or an enum"),
    Word(["AnyHashable"], #"\bAnyHashable\b"#, "no AnyHashable; use an enum or a generic"),
    Word(["Mirror"], #"\bMirror\b"#, "no Mirror"),
    Word(["async", "await"], #"\b(async|await)\b"#, waitRemedy),
    Word(["Task"], #"\bTask\s*[.({]"#, taskRemedy),
    Word(["throws"], #"\)\s*throws\b(?!\()"#, "only typed throws: throws(SomeError)"),
    Word(["any"], #"\bas[?!]\s+any\b"#, "no cast to a protocol; ask the object or cast to a class"),
    Word(["Date()", "ContinuousClock", "Dispatch"], #"\bDate\(\)|\bContinuousClock\b|\bDispatch"#, clockRemedy),
    Word(
      ["random(", "SystemRandom"], #"\.random\(|\bSystemRandomNumberGenerator\b"#,
      randomRemedy),
    Word(
      ["addingProduct", "fma("], #"\baddingProduct\b|\bfma\("#,
      "no fused multiply-add; it differs from machine to machine"),
  ]

  /// A pattern of these tests, with word boundaries at every letter next to a sign; a wrong one must stop the tests.
  static func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
    try! Regex(pattern).wordBoundaryKind(.simple)
  }

  /// Whether a file belongs to no browser build.
  static func isNative(_ file: SourceFile) -> Bool { nativeFolders.contains { file.path.hasPrefix($0) } }

  static func breaches(in file: SourceFile) -> [String] {
    if isNative(file) { return [] }
    var result: [String] = []
    for (index, written) in file.code.enumerated() where !file.isNativeOnly[index] {
      // The options that an application starts with stay as people write them: Embedded Swift compiles the type as long as
      // nobody puts something into it or reads it.
      let isOfLaunching = has("LaunchOptionsKey", written)
      let line = isOfLaunching ? written.replacing("LaunchOptionsKey: Any]", with: "LaunchOptionsKey]") : written
      for word in words where word.occurs(in: line) {
        // C's random numbers, whose sequence is the same in every run there.
        if word.remedy == randomRemedy, file.path == "Sources/SprungFoundation/Objects/ProcessInfo.swift" { continue }
        if [clockRemedy, taskRemedy, waitRemedy].contains(word.remedy),
          timeFolders.contains(where: { file.path.hasPrefix($0) })
        {
          continue
        }
        result.append(file.breach(index, word.remedy))
      }
    }
    return result
  }

  /// Fields of recordings and of the state hash are as wide on every machine, so they are never `Int`.
  static func widthBreaches(in file: SourceFile) -> [String] {
    let aspects = ["Recording", "Snapshot", "StateHash"].map { "Sources/SprungPhysics/API/World/World+\($0).swift" }
    let folders = ["Recording", "Replay"].map { "Sources/SprungPhysics/API/\($0)/" }
    let isRecording = folders.contains(where: file.path.hasPrefix) || aspects.contains(file.path)
    guard isRecording || file.path.hasSuffix("/StateHash.swift") else { return [] }
    let field = regex(#"\b(let|var)\s+\w+\s*:\s*\[?U?Int\b"#)
    let hashed = regex(#"\bcombine\(\s*U?Int\(|func combine\([^)]*:\s*U?Int\s*\)"#)
    var result: [String] = []
    for (index, line) in file.code.enumerated() where line.contains(field) || line.contains(hashed) {
      result.append(file.breach(index, "Int is 32 bits wide in the browser: store and hash Int64, UInt64 or UInt32"))
    }
    return result
  }
}
