// SPDX-License-Identifier: MIT

/// Reads the payload of one record; every function answers nil, or 0 with `isValid` false, past the record's end.
struct FrameRecordReader {
  let bytes: UnsafeRawBufferPointer
  var offset: Int
  let end: Int
  private(set) var isValid = true

  init(bytes: UnsafeRawBufferPointer, offset: Int, end: Int) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  /// The record, or nil when the payload is too short or holds a number the protocol does not have.
  mutating func record(_ operation: FrameOperation, layer: LayerID) -> FrameRecord? {
    let record = read(operation, layer)
    return isValid ? record : nil
  }

  private mutating func read(_ operation: FrameOperation, _ layer: LayerID) -> FrameRecord? {
    switch operation {
    case .create:
      let parent = word()
      guard let kind = LayerKind(rawValue: word()) else { return nil }
      return .create(layer, parent: parent, kind: kind, index: Int(word()))
    case .remove: return .remove(layer)
    case .move: return .move(layer, parent: word(), index: Int(word()))
    case .matrix2D: return .matrix2D(layer, numbers(6))
    case .matrix3D: return .matrix3D(layer, numbers(16))
    case .bounds:
      return .bounds(
        layer, width: number(), height: number(), cornerRadius: number(), flags: BoundsFlags(rawValue: word()))
    case .opacity: return .opacity(layer, number(), isHidden: word() != 0)
    case .paint:
      return .paint(
        layer, fill: color(), border: color(), borderWidth: number(), shadow: color(), shadowX: number(),
        shadowY: number(), shadowRadius: number())
    case .text:
      let style = word()
      let fontSize = Double(number())
      let lineHeight = Double(number())
      let lines = word()
      let color = color()
      guard
        let style = TextStyle(word: style, fontSize: fontSize, lineHeight: lineHeight, numberOfLines: lines),
        let text = string()
      else { return nil }
      return .text(layer, text, style: style, color: color)
    case .image: return .image(layer, assetID: word())
    case .path:
      let fill = color()
      let stroke = color()
      let width = number()
      let flags = PathFlags(rawValue: word())
      var steps: [FramePathStep] = []
      while isValid, offset < end {
        guard let verb = PathVerb(rawValue: word()) else { return nil }
        steps.append(FramePathStep(verb: verb, numbers: numbers(verb.numberCount)))
      }
      return .path(layer, fill: fill, stroke: stroke, lineWidth: width, flags: flags, steps: steps)
    case .accessibility:
      guard let role = AccessibilityRole(rawValue: word()) else { return nil }
      let state = AccessibilityState(rawValue: word())
      let position = Int(word())
      let count = Int(word())
      guard let label = string() else { return nil }
      return .accessibility(
        layer, role: role, label: label, position: position, count: count, state: state)
    case .motion: return .motion(layer, isMoving: word() != 0)
    }
  }

  private mutating func word() -> UInt32 {
    guard offset + 4 <= end else {
      isValid = false
      return 0
    }
    defer { offset += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
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

  private mutating func string() -> String? {
    let count = Int(word())
    guard count <= StageProtocol.longestText, offset + (count + 3) & ~3 <= end else { return nil }
    defer { offset += (count + 3) & ~3 }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }
}
