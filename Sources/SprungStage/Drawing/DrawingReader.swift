// SPDX-License-Identifier: MIT

/// Decodes the commands of a drawing from its encoded words.
struct DrawingReader {
  let words: [UInt32]
  let pictureCount: Int
  private var place = 0
  private var end = 0
  private var isValid = true

  init(words: [UInt32], pictureCount: Int) {
    self.words = words
    self.pictureCount = pictureCount
  }

  /// Returns all commands, or nil if any command is invalid.
  mutating func commands() -> [DrawingCommand]? {
    var result: [DrawingCommand] = []
    while place < words.count {
      let length = Int(words[place] >> 8)
      guard length > 0, place + length <= words.count, let verb = DrawingVerb(rawValue: words[place] & 0xFF) else {
        return nil
      }
      end = place + length
      place += 1
      guard let command = command(verb), isValid, place == end else { return nil }
      result.append(command)
    }
    return result
  }

  private mutating func command(_ verb: DrawingVerb) -> DrawingCommand? {
    switch verb {
    case .save: return .save
    case .restore: return .restore
    case .transform: return .transform(numbers(6))
    case .clip:
      let flags = PathFlags(rawValue: word())
      return steps().map { .clip(flags, $0) }
    case .fill:
      let color = color()
      let flags = PathFlags(rawValue: word())
      return steps().map { .fill(color, flags, $0) }
    case .stroke:
      var line = DrawnLine(
        color: color(), width: number(), flags: PathFlags(rawValue: word()), miterLimit: number(), dashPhase: number())
      guard let count = count(ofWords: 1) else { return nil }
      line.dashes = numbers(count)
      return steps().map { .stroke(line, $0) }
    case .alpha: return .alpha(number())
    case .blend: return DrawingBlend(rawValue: word()).map { .blend($0) }
    case .shadow: return .shadow(color(), x: number(), y: number(), blur: number())
    case .image:
      return picture().map {
        .image(DrawnImage(place: $0, source: rect(), target: rect(), tint: color(), isPixelated: word() != 0))
      }
    case .text: return text().map { .text($0) }
    case .gradient: return gradient().map { .gradient($0) }
    case .beginGroup: return .beginGroup
    case .endGroup: return .endGroup
    case .clear: return .clear(rect())
    case .pattern:
      guard let place = picture() else { return nil }
      let tile = rect()
      let flags = PathFlags(rawValue: word())
      return steps().map { .pattern(place, tile: tile, flags, $0) }
    case .beginMask: return picture().map { .beginMask($0, rect()) }
    case .endMask: return .endMask
    }
  }

  private mutating func steps() -> [FramePathStep]? {
    var steps: [FramePathStep] = []
    while isValid, place < end {
      guard let verb = PathVerb(rawValue: word()), verb != .outline else { return nil }
      steps.append(FramePathStep(verb: verb, numbers: numbers(verb.numberCount)))
    }
    return steps
  }

  private mutating func text() -> DrawnText? {
    let look = word()
    let fontSize = Double(number())
    guard let style = TextStyle(word: look, fontSize: fontSize, lineHeight: fontSize, numberOfLines: 1) else {
      return nil
    }
    var text = DrawnText(
      text: "", x: number(), baseline: number(), style: style, color: color(), kern: number(), width: number(),
      stroke: color(), strokeWidth: number())
    let count = Int(word())
    guard isValid, count <= (end - place) * 4 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: words[place + index / 4] >> UInt32(8 * (index & 3))))
    }
    place += (count + 3) / 4
    text.text = String(decoding: bytes, as: UTF8.self)
    return text
  }

  private mutating func gradient() -> DrawnGradient? {
    let start = numbers(3)
    let last = numbers(3)
    let flags = word()
    guard isValid, let count = count(ofWords: 2) else { return nil }
    var stops: [GradientStop] = []
    for _ in 0..<count { stops.append(GradientStop(color: color(), place: number())) }
    return DrawnGradient(
      isRadial: flags & 4 != 0, start: [start[0], start[1]], startRadius: start[2], end: [last[0], last[1]],
      endRadius: last[2], extendsBefore: flags & 1 != 0, extendsAfter: flags & 2 != 0, stops: stops)
  }

  /// Reads the index of an image, or returns nil if the index is out of range.
  private mutating func picture() -> Int? {
    let place = Int(word())
    return place < pictureCount ? place : nil
  }

  private mutating func rect() -> DrawnRect {
    DrawnRect(x: number(), y: number(), width: number(), height: number())
  }

  /// Reads a count of elements of `words` words each, or returns nil if they do not fit into the command.
  private mutating func count(ofWords words: Int) -> Int? {
    let count = Int(word())
    return isValid && count <= (end - place) / words ? count : nil
  }

  private mutating func word() -> UInt32 {
    guard place < end else {
      isValid = false
      return 0
    }
    place += 1
    return words[place - 1]
  }

  private mutating func number() -> Float {
    let value = Float(bitPattern: word())
    if !value.isFinite { isValid = false }
    return value
  }

  private mutating func numbers(_ count: Int) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(number()) }
    return result
  }

  private mutating func color() -> PackedColor { PackedColor(rawValue: word()) }
}
