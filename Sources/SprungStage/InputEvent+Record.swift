// SPDX-License-Identifier: MIT

import SprungGeometry

extension InputEvent {
  /// Writes the 32-byte record at `address`.
  public func encode(to address: UnsafeMutableRawPointer) {
    func store(_ word: UInt32, _ offset: Int) {
      address.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
    store(kind.rawValue | flags.rawValue << 8, 0)
    store(UInt32(bitPattern: identifier), 4)
    store(x.bitPattern, 8)
    store(y.bitPattern, 12)
    store(a.bitPattern, 16)
    store(b.bitPattern, 20)
    let time = milliseconds.bitPattern
    store(UInt32(truncatingIfNeeded: time), 24)
    store(UInt32(truncatingIfNeeded: time >> 32), 28)
  }

  /// Passes every event of an inbox to `body`, in order, and returns the number of events.
  ///
  /// A malformed inbox is never applied partially: a length that is not a multiple of 32 bytes is rejected with the
  /// fault `inboxTruncated`. Records of unknown kinds are skipped. Records that contain numbers that are not finite or
  /// exceed the limit are rejected with the fault `inputNotFinite`.
  @discardableResult
  public static func decode(_ inbox: UnsafeRawBufferPointer, _ body: (InputEvent) -> Void) -> Int {
    let size = StageProtocol.inputRecordSize
    guard inbox.count % size == 0 else {
      Diagnostics.report(
        "inboxTruncated",
        "The inbox has \(inbox.count) bytes, which is not a multiple of the record size \(size). Push whole records."
      )
      return 0
    }
    var count = 0
    for start in stride(from: 0, to: inbox.count, by: size) {
      guard let event = event(in: inbox, at: start) else { continue }
      guard event.isFinite else {
        Diagnostics.report(
          "inputNotFinite",
          """
          Invalid input event of kind \(event.kind.rawValue) \
          with the position (\(Double(event.x)), \(Double(event.y))), the values (\(Double(event.a)), \(Double(event.b))) and the time \(event.milliseconds) ms: \
          \(GeometryLimit.inputRule), and the time must be finite.
          """)
        continue
      }
      body(event)
      count += 1
    }
    return count
  }

  private static func event(in inbox: UnsafeRawBufferPointer, at start: Int) -> InputEvent? {
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: inbox.loadUnaligned(fromByteOffset: start + offset, as: UInt32.self))
    }
    guard let kind = InputKind(rawValue: word(0) & 0xFF) else { return nil }
    return InputEvent(
      kind, flags: InputFlags(rawValue: word(0) >> 8), identifier: Int32(bitPattern: word(4)),
      x: Float(bitPattern: word(8)), y: Float(bitPattern: word(12)), a: Float(bitPattern: word(16)),
      b: Float(bitPattern: word(20)), milliseconds: Double(bitPattern: UInt64(word(24)) | UInt64(word(28)) << 32))
  }
}
