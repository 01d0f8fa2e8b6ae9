// SPDX-License-Identifier: MIT

extension StageDragStep {
  /// The encoded step.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .enter(let items, let allowsMove, let x, let y):
      bytes.appendWord(1)
      for number in [x, y] { bytes.appendLong(number.bitPattern) }
      bytes.appendWord(allowsMove ? 1 : 0)
      bytes.append(items)
    case .move(let x, let y):
      bytes.appendWord(2)
      for number in [x, y] { bytes.appendLong(number.bitPattern) }
    case .exit: bytes.appendWord(3)
    case .drop(let x, let y):
      bytes.appendWord(4)
      for number in [x, y] { bytes.appendLong(number.bitPattern) }
    case .end(let operation):
      bytes.appendWord(5)
      bytes.appendWord(operation.rawValue)
    }
    return bytes
  }

  /// Decodes a step. Returns nil if the bytes are malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = DragReader(bytes)
    switch reader.word() {
    case 1:
      guard let x = reader.number(), let y = reader.number(), let allowsMove = reader.flag(),
        let items = reader.items()
      else { return nil }
      self = .enter(items: items, allowsMove: allowsMove, x: x, y: y)
    case 2:
      guard let x = reader.number(), let y = reader.number() else { return nil }
      self = .move(x: x, y: y)
    case 3: self = .exit
    case 4:
      guard let x = reader.number(), let y = reader.number() else { return nil }
      self = .drop(x: x, y: y)
    case 5:
      guard let operation = reader.word().flatMap(StageDropOperation.init(rawValue:)) else { return nil }
      self = .end(operation)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension StageDragState {
  /// The encoded state.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .ended: bytes.appendWord(0)
    case .began(let preview):
      bytes.appendWord(1)
      bytes.appendWord(preview)
    case .left(let items, let allowsMove):
      bytes.appendWord(2)
      bytes.appendWord(allowsMove ? 1 : 0)
      bytes.append(items)
    }
    return bytes
  }

  /// Decodes a state. Returns nil if the bytes are malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = DragReader(bytes)
    switch reader.word() {
    case 0: self = .ended
    case 1:
      guard let preview = reader.word() else { return nil }
      self = .began(preview: preview)
    case 2:
      guard let allowsMove = reader.flag(), let items = reader.items() else { return nil }
      self = .left(items: items, allowsMove: allowsMove)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ items: [StageDragItem]) {
    appendWord(UInt32(items.count))
    for item in items {
      append(part: Array(item.name.utf8))
      appendWord(UInt32(item.representations.count))
      for representation in item.representations {
        append(part: Array(representation.type.utf8))
        append(part: representation.bytes)
      }
    }
  }

  private mutating func append(part: [UInt8]) {
    appendWord(UInt32(part.count))
    append(contentsOf: part)
  }
}

/// Reads the fields of an encoded drag in sequence. Each method returns nil if the field is missing.
private struct DragReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word() -> UInt32? { part(4).map { $0.word(at: $0.startIndex) } }

  /// Reads a finite number.
  mutating func number() -> Double? {
    let number = part(8).map { Double(bitPattern: $0.long(at: $0.startIndex)) }
    return number?.isFinite == true ? number : nil
  }

  mutating func flag() -> Bool? { word().flatMap { $0 <= 1 ? $0 == 1 : nil } }

  mutating func items() -> [StageDragItem]? {
    guard let count = word() else { return nil }
    var items: [StageDragItem] = []
    for _ in 0..<count {
      guard let name = sized(), let formats = word() else { return nil }
      var item = StageDragItem(name: String(decoding: name, as: UTF8.self), [])
      for _ in 0..<formats {
        guard let type = sized(), let bytes = sized() else { return nil }
        item.representations.append(
          StageDragItem.Representation(type: String(decoding: type, as: UTF8.self), bytes: Array(bytes)))
      }
      items.append(item)
    }
    return items
  }

  private mutating func sized() -> ArraySlice<UInt8>? { word().flatMap { part(Int($0)) } }

  private mutating func part(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
