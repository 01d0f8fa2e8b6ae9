// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Parses the text of a script line by line, and throws an error at the first invalid line.
nonisolated struct ScriptParser {
  private var script: Script
  /// The current touches and the lines at which they began.
  private var pointers: [(pointer: Int32, line: Int)] = []
  /// The number of frames of handwritten steps so far.
  private var frames = 0.0
  /// Whether a `size` line has been read.
  private var hasSize = false
  /// Whether the script was recorded and therefore has an end line.
  private var isRecorded = false

  init(file: String) {
    script = Script(file: file)
  }

  /// Parses the whole script.
  mutating func parse(_ bytes: [UInt8]) throws(ScriptError) -> Script {
    guard bytes.count <= ScriptLimits.bytes else {
      throw error(1, "the script has more than the allowed \(ScriptLimits.bytes) bytes")
    }
    var number = 0
    var start = 0
    while start <= bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == 13
      guard let line = String(validating: bytes[start..<(hasReturn ? end - 1 : end)], as: UTF8.self) else {
        throw error(number, "the line is not valid UTF-8")
      }
      if number == 1 {
        try checkHead(line)
      } else if isRecorded, line.hasPrefix("end ") {
        try checkEnd(line, before: bytes[..<start], number)
        guard end < bytes.count else { throw error(number, "the end line has no line break: the script is truncated") }
        guard end + 1 == bytes.count else { throw error(number + 1, "there is text after the end line of the script") }
        return script
      } else if !line.hasPrefix("#"), let words = ScriptWords(line[...], file: script.file, line: number) {
        try read(words)
      }
      start = end + 1
    }
    guard !isRecorded else { throw error(number, "the recorded script has no end line, so it is truncated") }
    return script
  }

  private func error(_ line: Int, _ reason: String) -> ScriptError {
    ScriptError(file: script.file, line: line, reason: reason)
  }

  /// Parses the first line. The line begins differently in recorded and handwritten scripts, so that a recording that
  /// was truncated in its first line is rejected.
  private mutating func checkHead(_ line: String) throws(ScriptError) {
    let words = line.split(separator: " ")
    isRecorded = words.count == 3 && words[1] == "recorded"
    guard words.first == "sprung-script", words.count == (isRecorded ? 3 : 2),
      let version = words.last.flatMap({ Int($0) })
    else {
      throw error(1, "the first line must be 'sprung-script 2', or 'sprung-script recorded 2' for recordings")
    }
    // The steps of version 1 have the same meaning in version 2.
    guard version == 2 || (version == 1 && !isRecorded) else {
      throw error(1, "the script has a newer version; only versions 1 and 2 are supported")
    }
  }

  private func checkEnd(_ line: String, before: ArraySlice<UInt8>, _ number: Int) throws(ScriptError) {
    let expected = "end \(script.lines.count) \(CRC32(text: before).digits)"
    guard line == expected else {
      throw error(number, "the script is damaged: the lines before this one have the checksum '\(expected)'")
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
    frames += step.seconds * script.rate
    if case .type(let text) = step { frames += Double(text.count) }
    guard frames <= ScriptLimits.frames else {
      throw words.error("more than the allowed \(Int(ScriptLimits.frames)) frames in total")
    }
    guard script.lines.count < ScriptLimits.steps else {
      throw words.error("more than the allowed \(ScriptLimits.steps) steps")
    }
    script.lines.append(Script.Line(number: words.line, step: step))
  }

  /// Parses `size`, `device`, `demo` and `rate`. Returns whether the line is one of these settings.
  private mutating func readSetting(_ words: inout ScriptWords) throws(ScriptError) -> Bool {
    guard ["size", "device", "demo", "rate"].contains(words.command) else { return false }
    guard script.lines.isEmpty else { throw words.error("'\(words.command)' must come before the first step") }
    switch words.command {
    case "device":
      let name = try words.word("the name of a device")
      guard let device = ScriptDevice.named(name) else {
        let names = ScriptDevice.all.map { $0.name }.joined(separator: ", ")
        throw words.error("unknown device '\(name)'. Use one of: \(names)")
      }
      let isRotated = words.hasMore
      if isRotated { try words.expect("landscape") }
      guard !hasSize else { throw words.error("'device' sets the size of the stage. Remove 'size'") }
      script.device = isRotated ? device.rotated : device
    case "size":
      guard script.device == nil else { throw words.error("'device' sets the size of the stage. Remove 'size'") }
      hasSize = true
      script.width = try words.number("the width", in: 1...ScriptLimits.stage)
      script.height = try words.number("the height", in: 1...ScriptLimits.stage)
      script.scale = try words.number("the scale", in: 0.25...16)
    case "rate": script.rate = try words.number("the rate in hertz", in: 1...1000)
    default: script.demo = (try words.word("the name of a demo"), words.line)
    }
    return true
  }

  /// Parses an `event` or `frame` step.
  private func readRecorded(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    switch words.command {
    case "frame": return .frame(milliseconds: try words.number("the time", in: 0...1e12))
    case "event":
      let name = try words.word("a kind")
      guard let kind = ScriptNames.kind(name) else { throw words.error("unknown kind of event '\(name)'") }
      var event = InputEvent(kind, milliseconds: 0)
      event.flags = InputFlags(rawValue: UInt32(try words.integer("the flags", in: 0...0xFF_FFFF)))
      // Layer identifiers can use all 32 bits, and handwritten identifiers may be unsigned.
      event.identifier = Int32(
        truncatingIfNeeded: try words.integer("the identifier", in: Int64(Int32.min)...Int64(UInt32.max)))
      // Answers contain 24-bit integers instead of coordinates.
      let isAnswer = kind == .answer || kind == .answerData
      let range = isAnswer ? 0...16_777_215.0 : -1e6...1e6
      event.x = Float(try words.number("x", in: range))
      event.y = Float(try words.number("y", in: range))
      event.a = Float(try words.number("a", in: range))
      event.b = Float(try words.number("b", in: range))
      event.milliseconds = try words.number("the time", in: 0...1e12)
      return .event(event)
    default: return nil
    }
  }

  /// Parses a step of a touch that spans several lines.
  private mutating func readPointer(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    guard ["down", "move", "up", "cancel"].contains(words.command) else { return nil }
    let pointer = Int32(try words.integer("the number of a pointer", in: 0...0x7FFF_FFFF))
    let earlier = pointers.first { $0.pointer == pointer }
    if words.command == "down" {
      if let earlier { throw words.error("pointer \(pointer) is already down since line \(earlier.line)") }
      guard pointers.count < ScriptLimits.fingers else {
        throw words.error("more than the allowed \(ScriptLimits.fingers) fingers are down")
      }
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

  /// Parses a self-contained step.
  private func readGesture(_ words: inout ScriptWords) throws(ScriptError) -> ScriptStep? {
    switch words.command {
    case "wait": return .wait(seconds: try words.number("the seconds", in: 0...ScriptLimits.duration))
    case "settle": return .settle(limit: try words.number("the limit in seconds", in: 0...ScriptLimits.duration))
    case "tap": return .tap(x: try words.number("x"), y: try words.number("y"))
    case "wheel":
      return .wheel(
        x: try words.number("x"), y: try words.number("y"), deltaX: try words.number("dx"),
        deltaY: try words.number("dy"))
    case "key":
      let name = try words.word("the name of a key")
      guard let press = ScriptNames.press(name) else { throw words.error("unknown key '\(name)'") }
      return .key(press.key, flags: press.flags)
    case "type": return .type(try words.quotedText("what to type"))
    case "keyboard":
      return .keyboard(height: try words.number("the height in points", in: 0...ScriptLimits.stage))
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
    return try words.number("the seconds", in: 0...ScriptLimits.duration)
  }
}

extension ScriptStep {
  /// The duration of the step's frames in seconds, excluding those of `settle`.
  nonisolated fileprivate var seconds: Double {
    switch self {
    case .wait(let seconds), .move(_, _, _, let seconds): seconds
    case .drag(_, _, _, _, let seconds), .flick(_, _, _, _, let seconds): seconds
    default: 0
    }
  }
}
