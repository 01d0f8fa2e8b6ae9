// SPDX-License-Identifier: MIT

import Foundation

/// Words that the Embedded Swift compiler rejects, or that would make the two builds behave differently.
enum LanguageRules {
  /// The folders that only native builds contain.
  static let nativeFolders = [
    "Sources/SprungHeadless/", "Sources/UIKit/Compatibility/", "Sources/_Testing_UIKit/", "Sources/SprungExpectations/",
    "Sources/SprungTesting/",
  ]

  /// The folders that declare replacements for the clocks of Foundation and Dispatch, based on the host's time.
  static let timeFolders = [
    "Sources/UIKit/Time/", "Sources/SprungFoundation/", "Sources/UIKit/UserNotifications/", "Sources/UIKit/WebViews/",
  ]
  /// The remedies of the rules that do not apply to `timeFolders`.
  static let waitRemedy = "do not block in the core; the host drives it by ticks"
  static let taskRemedy = "do not create a Task; the host drives the core by ticks"
  static let clockRemedy = "do not read a clock; the host provides the time"
  static let randomRemedy = "do not use random numbers; take a seeded generator"

  /// A forbidden pattern and the remedy.
  struct Word {
    let pattern: Regex<AnyRegexOutput>
    let remedy: String
    /// Every matching line contains at least one of these strings. Lines without them are skipped, because matching all
    /// lines takes a minute.
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

  /// Returns whether a line contains `text`. In debug builds, C's search is a hundred times as fast as String's.
  static func has(_ text: String, _ line: String) -> Bool { strstr(line, text) != nil }

  /// The words are never changed after creation, but Regex is not declared Sendable.
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
      "no fused multiply-add; its result depends on the machine"),
  ]

  /// Returns the pattern with a word boundary at each letter adjacent to a sign. An invalid pattern must stop the
  /// tests.
  static func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
    try! Regex(pattern).wordBoundaryKind(.simple)
  }

  /// Returns whether a file is not part of any browser build.
  static func isNative(_ file: SourceFile) -> Bool { nativeFolders.contains { file.path.hasPrefix($0) } }

  static func breaches(in file: SourceFile) -> [String] {
    if isNative(file) { return [] }
    var result: [String] = []
    for (index, written) in file.code.enumerated() where !file.isNativeOnly[index] {
      // Launch options keep Apple's declaration. Embedded Swift compiles the type as long as no code stores or reads a
      // value.
      let isOfLaunching = has("LaunchOptionsKey", written)
      let line = isOfLaunching ? written.replacing("LaunchOptionsKey: Any]", with: "LaunchOptionsKey]") : written
      for word in words where word.occurs(in: line) {
        // In this file, C's random numbers have the same sequence in every run.
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

  /// Fields of recordings and of the state hash must have the same width on every machine, so they are never `Int`.
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
