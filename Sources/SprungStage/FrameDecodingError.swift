// SPDX-License-Identifier: MIT

/// The reason why a sequence of bytes is not a valid frame.
public enum FrameDecodingError: Error, Equatable {
  /// There are fewer bytes than the header or its byte count requires.
  case truncated
  /// The first word is this value instead of `StageProtocol.version`.
  case wrongVersion(UInt32)
  /// The record at this byte offset from the first record has an invalid length or field.
  case malformedRecord(offset: Int)
  /// The record count in the header does not match the number of records.
  case wrongRecordCount(promised: Int, found: Int)
}
