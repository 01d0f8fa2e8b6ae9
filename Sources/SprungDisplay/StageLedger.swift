// SPDX-License-Identifier: MIT

import SprungStage

/// The current state of the stage, for displays that connect late: the latest records of all objects, as received.
///
/// A host that forwards frames to a remote display maintains a ledger. A display that restarts or has missed frames
/// first receives `wholeFrame`, then the subsequent frames.
public struct StageLedger: Sendable {
  /// A layer and its latest record of each kind, except for records that define its position in the tree.
  private struct Entry: Sendable {
    let kind: UInt32
    var parent: LayerID
    var children: [LayerID] = []
    /// Records, sorted by operation.
    var records: [(operation: UInt32, bytes: [UInt8])] = []
  }

  private var entries: [LayerID: Entry] = [:]
  private var roots: [LayerID] = []
  /// The state of the stage as a whole: cursor, edited text and focus.
  private var ofStage: [(operation: UInt32, bytes: [UInt8])] = []
  private var images: [(number: UInt32, bytes: [UInt8])] = []
  private var header = [UInt8](repeating: 0, count: StageProtocol.headerSize)

  /// Creates an empty stage.
  public init() {}

  /// The number of layers on the stage.
  public var count: Int { entries.count }

  /// Applies a frame with its header and records. A malformed frame is rejected as a whole.
  public mutating func apply(_ frame: [UInt8]) throws(FrameDecodingError) {
    guard frame.count >= StageProtocol.headerSize else { throw .truncated }
    guard frame.word(at: 0) == StageProtocol.version else { throw .wrongVersion(frame.word(at: 0)) }
    let end = StageProtocol.headerSize + Int(frame.word(at: 4))
    guard end <= frame.count else { throw .truncated }
    var changed = self
    changed.header = Array(frame.prefix(StageProtocol.headerSize))
    var offset = StageProtocol.headerSize
    while offset < end {
      guard offset + 8 <= end else { throw .malformedRecord(offset: offset - StageProtocol.headerSize) }
      let size = Int(frame.word(at: offset) >> 8) * 4
      guard size >= 8, offset + size <= end, changed.take(Array(frame[offset..<(offset + size)])) else {
        throw .malformedRecord(offset: offset - StageProtocol.headerSize)
      }
      offset += size
    }
    self = changed
  }

  /// A frame that recreates the whole stage.
  public var wholeFrame: [UInt8] {
    var records: [[UInt8]] = images.map { $0.bytes }
    func add(_ ids: [LayerID], below parent: LayerID) {
      for (index, id) in ids.enumerated() {
        guard let entry = entries[id] else { continue }
        records.append([UInt8](words: [1 | 5 << 8, id, parent, entry.kind, UInt32(index)]))
        for record in entry.records { records.append(record.bytes) }
        add(entry.children, below: id)
      }
    }
    add(roots, below: 0)
    records += ofStage.map { $0.bytes }
    var frame = header
    frame.setWord(StageProtocol.version, at: 0)
    frame.setWord(UInt32(records.reduce(0) { $0 + $1.count }), at: 4)
    frame.setWord(UInt32(records.count), at: 24)
    for record in records { frame.append(contentsOf: record) }
    return frame
  }

  // MARK: Records

  /// Applies one record. Returns false if the record refers to a missing object or is too short.
  private mutating func take(_ record: [UInt8]) -> Bool {
    let id = record.word(at: 4)
    guard let operation = FrameOperation(rawValue: record.word(at: 0) & 0xFF) else { return true }
    switch operation {
    case .create:
      guard record.count >= 20, id != 0, entries[id] == nil, record.word(at: 8) != id else { return false }
      entries[id] = Entry(kind: record.word(at: 12), parent: record.word(at: 8))
      return attach(id, to: record.word(at: 8), at: Int(record.word(at: 16)))
    case .move:
      guard record.count >= 16, detach(id), !isAbove(id, record.word(at: 8)) else { return false }
      entries[id]?.parent = record.word(at: 8)
      return attach(id, to: record.word(at: 8), at: Int(record.word(at: 12)))
    case .remove:
      guard detach(id) else { return false }
      forget(id)
      return true
    case .imageData:
      guard record.count >= 16 else { return false }
      let number = record.word(at: 8)
      images.removeAll { $0.number == number }
      if record.word(at: 12) > 0 { images.append((number, record)) }
      return true
    case .drawing where id == 0:
      guard record.count >= 32 else { return false }
      let number = record.word(at: 8)
      images.removeAll { $0.number == number }
      images.append((number, record))
      return true
    // One-time events are not stored, because a display that connects late has missed them.
    case .clipboard, .announce, .feedback, .request: return true
    case .cursor, .textInput, .focus:
      Self.keep(record, operation, in: &ofStage)
      return true
    default:
      guard entries[id] != nil else { return false }
      Self.keep(record, operation, in: &entries[id]!.records)
      return true
    }
  }

  /// Stores a record and removes the records that it supersedes.
  private static func keep(
    _ record: [UInt8], _ operation: FrameOperation, in records: inout [(operation: UInt32, bytes: [UInt8])]
  ) {
    let takenBack: [FrameOperation] =
      switch operation {
      case .matrix2D, .matrix3D: [.matrix2D, .matrix3D]
      case .text, .richText: [.text, .richText]
      default: [operation]
      }
    records.removeAll { entry in takenBack.contains { $0.rawValue == entry.operation } }
    let place = records.firstIndex { $0.operation > operation.rawValue } ?? records.count
    records.insert((operation.rawValue, record), at: place)
  }

  // MARK: Tree

  private mutating func attach(_ id: LayerID, to parent: LayerID, at index: Int) -> Bool {
    if parent == 0 {
      roots.insert(id, at: min(index, roots.count))
      return true
    }
    guard let siblings = entries[parent]?.children else { return false }
    entries[parent]!.children.insert(id, at: min(index, siblings.count))
    return true
  }

  private mutating func detach(_ id: LayerID) -> Bool {
    guard let entry = entries[id] else { return false }
    if entry.parent == 0 {
      roots.removeAll { $0 == id }
    } else {
      entries[entry.parent]?.children.removeAll { $0 == id }
    }
    return true
  }

  private func isAbove(_ id: LayerID, _ other: LayerID) -> Bool {
    var next = other
    while next != 0, next != id { next = entries[next]?.parent ?? 0 }
    return next == id
  }

  private mutating func forget(_ id: LayerID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    ofStage.removeAll { $0.bytes.word(at: 4) == id }
    for child in entry.children { forget(child) }
  }
}

extension [UInt8] {
  init(words: [UInt32]) {
    self.init()
    for word in words { for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: word >> shift)) } }
  }

  func word(at index: Int) -> UInt32 {
    UInt32(self[index]) | UInt32(self[index + 1]) << 8 | UInt32(self[index + 2]) << 16 | UInt32(self[index + 3]) << 24
  }

  mutating func setWord(_ word: UInt32, at index: Int) {
    replaceSubrange(index..<(index + 4), with: [UInt8](words: [word]))
  }
}
