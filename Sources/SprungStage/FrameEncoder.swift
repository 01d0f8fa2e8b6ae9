// SPDX-License-Identifier: MIT

import SprungGeometry

/// Encodes the changes of one frame as little-endian words in memory that the host reads in place.
///
/// A frame consists of a 32-byte header and word-aligned records. The memory doubles when full and is reused, so
/// encoding allocates nothing once the memory is large enough. The address can therefore differ between frames. Records
/// outside `beginFrame()` ... `endFrame(...)` are rejected with the fault `stageFrameNotOpen`. Numbers are sent as
/// 32-bit floats. A number that is not finite as a float is sent as 0 and reported as the fault `stageNumberNotFinite`.
public final class FrameEncoder {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private var length = StageProtocol.headerSize
  private var recordStart = 0
  private var records: UInt32 = 0
  private var frameNumber: UInt32 = 0
  private var isOpen = false
  private var frameLayer: LayerID = 0
  var isInPath = false
  /// The number of stops still missing from the open gradient. Negative if there were too many stops.
  var missingStops = 0
  private(set) var accessibilityChanged = false

  /// Creates an encoder with an initial capacity in bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, StageProtocol.headerSize + 256)
    memory = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// The address of the frame's header; valid from `endFrame` until the next `beginFrame()`.
  public var address: UnsafeRawPointer { UnsafeRawPointer(memory) }

  /// The number of records written to this frame so far.
  public var recordCount: Int { Int(records) }

  /// The number of bytes of records written to this frame so far.
  public var byteCount: Int { length - StageProtocol.headerSize }

  /// Begins an empty frame and discards the previous one.
  public func beginFrame() {
    length = StageProtocol.headerSize
    records = 0
    accessibilityChanged = false
    isOpen = true
    isInPath = false
  }

  /// Completes the header and returns its address, which is valid until the next call to `beginFrame()`.
  ///
  /// `simulatedTime` is in seconds. `wakeUpMilliseconds` is the time after which the host should request a frame even
  /// if no event occurs, or 0 for never. The flag `accessibilityChanged` is added automatically.
  @discardableResult
  public func endFrame(
    flags: FrameFlags, simulatedTime: Double, wakeUpMilliseconds: UInt32 = 0
  ) -> UnsafeRawPointer {
    isOpen = false
    frameNumber &+= 1
    var flags = flags
    if accessibilityChanged { flags.insert(.accessibilityChanged) }
    store(StageProtocol.version, at: 0)
    store(UInt32(byteCount), at: 4)
    store(frameNumber, at: 8)
    store(flags.rawValue, at: 12)
    memory.storeBytes(of: simulatedTime.bitPattern.littleEndian, toByteOffset: 16, as: UInt64.self)
    store(records, at: 24)
    store(wakeUpMilliseconds, at: 28)
    return UnsafeRawPointer(memory)
  }

  // MARK: Words

  /// Begins a record of at most `words` words after its first two words. Returns false if no frame is open.
  func begin(_ operation: FrameOperation, _ layer: LayerID, words: Int) -> Bool {
    guard isOpen else {
      Diagnostics.report(
        "stageFrameNotOpen",
        "A record for layer \(layer) was written outside a frame. Write it between beginFrame() and endFrame().")
      return false
    }
    reserve(8 + words * 4)
    recordStart = length
    frameLayer = layer
    if operation == .accessibility { accessibilityChanged = true }
    put(operation.rawValue)
    put(layer)
    return true
  }

  /// Stores the record's length in its first word.
  func end() {
    let words = UInt32((length - recordStart) / 4)
    let operation = UInt32(littleEndian: memory.load(fromByteOffset: recordStart, as: UInt32.self)) & 0xFF
    store(operation | words << 8, at: recordStart)
    records += 1
  }

  /// Removes the most recently begun record.
  func dropRecord() {
    length = recordStart
    isInPath = false
  }

  /// Reserves capacity for `bytes` additional bytes.
  func reserve(_ bytes: Int) {
    guard length + bytes > capacity else { return }
    var larger = capacity
    while larger < length + bytes { larger *= 2 }
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    moved.copyMemory(from: memory, byteCount: length)
    memory.deallocate()
    memory = moved
    capacity = larger
  }

  func put(_ word: UInt32) {
    store(word, at: length)
    length += 4
  }

  func put(_ number: Double) {
    var float = Float(number)
    if !float.isFinite {
      float = 0
      Diagnostics.report(
        "stageNumberNotFinite",
        "Layer \(frameLayer) received \(number), which hosts cannot draw. Check the geometry that produced it.")
    }
    put(float.bitPattern)
  }

  /// Writes a byte count and the UTF-8 bytes, padded with zeros to a whole word.
  func put(_ text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Writes a byte count and the bytes, padded with zeros to a whole word.
  func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    put(UInt32(bytes.count))
    guard let first = bytes.baseAddress, bytes.count > 0 else { return }
    let padded = (bytes.count + 3) & ~3
    store(0, at: length + padded - 4)
    memory.advanced(by: length).copyMemory(from: first, byteCount: bytes.count)
    length += padded
  }

  private func store(_ word: UInt32, at offset: Int) {
    memory.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
  }
}
