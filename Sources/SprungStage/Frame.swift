// SPDX-License-Identifier: MIT

/// A frame decoded from memory, for tests and for hosts written in Swift.
public struct Frame: Equatable, Sendable {
  /// The header.
  public var header: FrameHeader
  /// The records in the order in which they were written. Records with operations unknown to this version are skipped.
  public var records: [FrameRecord]

  /// Decodes the frame whose header is at `address`. The byte count in the header is trusted.
  public static func decode(at address: UnsafeRawPointer) throws(FrameDecodingError) -> Frame {
    let count = UInt32(littleEndian: address.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    return try decode(UnsafeRawBufferPointer(start: address, count: StageProtocol.headerSize + Int(count)))
  }

  /// Decodes a frame from bytes. Bytes after the last record are ignored.
  public static func decode(_ bytes: UnsafeRawBufferPointer) throws(FrameDecodingError) -> Frame {
    guard bytes.count >= StageProtocol.headerSize else { throw .truncated }
    func word(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard word(0) == StageProtocol.version else { throw .wrongVersion(word(0)) }
    let byteCount = Int(word(4))
    guard byteCount <= bytes.count - StageProtocol.headerSize else { throw .truncated }
    let time = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
    let header = FrameHeader(
      byteCount: byteCount, frameNumber: word(8), flags: FrameFlags(rawValue: word(12)),
      simulatedTime: Double(bitPattern: time), recordCount: Int(word(24)), wakeUpMilliseconds: word(28))
    var records: [FrameRecord] = []
    var found = 0
    var offset = StageProtocol.headerSize
    let end = offset + byteCount
    while offset < end {
      guard offset + 8 <= end else { throw .malformedRecord(offset: offset - StageProtocol.headerSize) }
      let size = Int(word(offset) >> 8) * 4
      guard size >= 8, offset + size <= end else {
        throw .malformedRecord(offset: offset - StageProtocol.headerSize)
      }
      found += 1
      if let operation = FrameOperation(rawValue: word(offset) & 0xFF) {
        var reader = FrameRecordReader(bytes: bytes, offset: offset + 8, end: offset + size)
        guard let record = reader.record(operation, layer: word(offset + 4)) else {
          throw .malformedRecord(offset: offset - StageProtocol.headerSize)
        }
        records.append(record)
      }
      offset += size
    }
    guard found == header.recordCount else {
      throw .wrongRecordCount(promised: header.recordCount, found: found)
    }
    return Frame(header: header, records: records)
  }
}
