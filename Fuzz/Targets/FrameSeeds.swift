// SPDX-License-Identifier: MIT

import SprungStage

/// Frames and messages that the fuzzer mutates.
enum FrameSeeds {
  static var inputs: [[UInt8]] {
    var inputs: [[UInt8]] = []
    for seed in 0..<10 {
      let bytes = (0..<120).map { UInt8(truncatingIfNeeded: ($0 * 73 + seed * 59) ^ ($0 >> 1)) }
      inputs.append([2] + bytes)
      let frame = encoded(bytes)
      inputs.append([1] + frame)
      inputs.append([0] + frame.dropFirst(StageProtocol.headerSize))
    }
    let messages: [ProcessMessage] = [
      .ready(version: StageProtocol.version, name: "App"), .begin(width: 320, height: 568, scale: 2),
      .input([UInt8](repeating: 1, count: 64)), .frame(milliseconds: 16.5), .clipboard("text"),
      .shown(hash: 7, isBusy: true, frame: encoded([1, 2, 3])), .wake,
    ]
    for message in messages { inputs.append([3, UInt8(message.bytes.count)] + message.bytes) }
    inputs.append([4] + (0..<96).map { UInt8($0 % 32 < 8 ? $0 % 5 : 0) })
    return inputs
  }

  /// Returns a frame of records, with a header that matches the complete ones.
  static func frame(ofRecords records: [UInt8]) -> [UInt8] {
    var count: UInt32 = 0
    var offset = 0
    while offset + 8 <= records.count {
      let size = Int(records[offset + 1]) | Int(records[offset + 2]) << 8 | Int(records[offset + 3]) << 16
      offset += max(size, 2) * 4
      count += 1
    }
    var frame: [UInt8] = []
    for word in [StageProtocol.version, UInt32(records.count), 1, 0, 0, 0, count, 0] {
      for shift in [0, 8, 16, 24] as [UInt32] { frame.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return frame + records
  }

  /// Returns the frame that an encoder writes when it is called with values from the bytes.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let encoder = FrameEncoder(capacity: 0)
    var reader = FuzzReader(bytes)
    encoder.beginFrame()
    var player = FrameCalls(encoder)
    while !reader.isAtEnd { player.call(&reader) }
    encoder.endFrame(flags: [], simulatedTime: reader.anyDouble(usually: 0...100))
    let count = StageProtocol.headerSize + encoder.byteCount
    return [UInt8](UnsafeRawBufferPointer(start: encoder.address, count: count))
  }
}
