// SPDX-License-Identifier: MIT

import SprungStage

/// Reads the text of a script line by line; the first wrong line ends it with an error.
nonisolated struct ScriptParser {
  private var script: Script
  /// The pointers that are down, with the line that put them there.
  private var pointers: [(pointer: Int32, line: Int)] = []

  /// The longest duration that one line may ask for, in seconds: an hour; more is a slip of the pen.
  static let longestDuration = 3600.0
  /// The largest stage in points; far above any screen.
  static let largestStage = 16_384.0

  init(file: String) {
    script = Script(file: file)
  }

  /// The whole script.
  mutating func parse(_ text: String) throws(ScriptError) -> Script {
    var number = 0
    // "\r\n" is one character for Swift, therefore lines are split where the character is any kind of line end.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      number += 1
      if number == 1 {
        try checkHead(line)
      } else if !line.hasPrefix("#"), let words = ScriptWords(line, file: script.file, line: number) {
        try read(words)
      }
    }
    return script
  }

  private func checkHead(_ line: Substring) throws(ScriptError) {
    let words = line.split(separator: " ")
    guard words.first == "sprung-script" else {
      throw ScriptError(file: script.file, line: 1, reason: "the first line must be 'sprung-script 1'")
    }
    guard words.count == 2, words[1] == "1" else {
      throw ScriptError(file: script.file, line: 1, reason: "only scripts of version 1 are known")
    }
  }

  private mutating func read(_ start: ScriptWords) throws(ScriptError) {
    var words = start
    if try readSetting(&words) {
      try words.end()
      return
    }
    var step = try readRecorded(&words)
    if step == nil { step = try readPointer(&words) }
    if step == nil { step = try readGesture(&words) }
    guard let step else { throw words.error("unknown step '\(words.command)'") }
    try words.end()
    script.lines.append(Script.Line(number: words.line, step: step))
  }

  /// `size`, `demo` and `rate`; true if the line was one of them.
  private mutating func readSetting(_ words: inout ScriptWords) throws(ScriptError) -> Bool {
    guard ["size", "demo", "rate"].contains(words.command) else { return false }
    guard script.lines.isEmpty else { throw words.error("'\(words.command)' must stand before the first step") }
    switch words.command {
    case "size":
      script.width = try words.number("the width", in: 1...Self.largestStage)
      script.height = try words.number("the height", in: 1...Self.largestStage)
      script.scale = try words.number("the scale", in: 0.25...16)
    case "rate": script.rate = try words.number("the rate in hertz", in: 1...1000)
    default: script.demo = (try words.word("the name of a demo"), words.line)
    }
    return true
  }

  /// `event` and `frame`.
  private func readRecorded(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    switch words.command {
    case "frame": return .frame(milliseconds: try words.number("the time", in: 0...1e12))
    case "event":
      let name = try words.word("a kind")
      guard let kind = ScriptNames.kind(name) else { throw words.error("unknown kind of event '\(name)'") }
      var event = InputEvent(kind, milliseconds: 0)
      event.flags = InputFlags(rawValue: UInt32(try words.integer("the flags", in: 0...0xFF_FFFF)))
      // A layer number may use all 32 bits, which a person may have written without a sign.
      event.identifier = Int32(
        truncatingIfNeeded: try words.integer("the identifier", in: Int64(Int32.min)...Int64(UInt32.max)))
      event.x = Float(try words.number("x"))
      event.y = Float(try words.number("y"))
      event.a = Float(try words.number("a"))
      event.b = Float(try words.number("b"))
      event.milliseconds = try words.number("the time", in: 0...1e12)
      return .event(event)
    default: return nil
    }
  }

  /// The steps that follow one finger from line to line.
  private mutating func readPointer(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    guard ["down", "move", "up", "cancel"].contains(words.command) else { return nil }
    let pointer = Int32(try words.integer("the number of a pointer", in: 0...0x7FFF_FFFF))
    let earlier = pointers.first { $0.pointer == pointer }
    if words.command == "down" {
      if let earlier { throw words.error("pointer \(pointer) is already down since line \(earlier.line)") }
      pointers.append((pointer, words.line))
      return .down(pointer: pointer, x: try words.number("x"), y: try words.number("y"))
    }
    guard earlier != nil else { throw words.error("pointer \(pointer) is not down") }
    if words.command == "move" {
      let x = try words.number("x")
      let y = try words.number("y")
      return .move(pointer: pointer, x: x, y: y, seconds: try duration(&words))
    }
    pointers.removeAll { $0.pointer == pointer }
    return words.command == "up" ? .up(pointer: pointer) : .cancel(pointer: pointer)
  }

  /// The steps that are whole in themselves.
  private func readGesture(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    switch words.command {
    case "wait": return .wait(seconds: try words.number("the seconds", in: 0...Self.longestDuration))
    case "settle": return .settle(limit: try words.number("the limit in seconds", in: 0...Self.longestDuration))
    case "tap": return .tap(x: try words.number("x"), y: try words.number("y"))
    case "wheel":
      return .wheel(
        x: try words.number("x"), y: try words.number("y"), deltaX: try words.number("dx"),
        deltaY: try words.number("dy"))
    case "key":
      let name = try words.word("the name of a key")
      guard let key = ScriptNames.key(name) else { throw words.error("unknown key '\(name)'") }
      return .key(key)
    case "drag", "flick":
      let fromX = try words.number("x")
      let fromY = try words.number("y")
      try words.expect("to")
      let toX = try words.number("x")
      let toY = try words.number("y")
      let seconds = try duration(&words)
      return words.command == "drag"
        ? .drag(fromX: fromX, fromY: fromY, toX: toX, toY: toY, seconds: seconds)
        : .flick(fromX: fromX, fromY: fromY, toX: toX, toY: toY, seconds: seconds)
    default: return nil
    }
  }

  private func duration(_ words: inout ScriptWords) throws(ScriptError) -> Double {
    try words.expect("over")
    return try words.number("the seconds", in: 0...Self.longestDuration)
  }
}
