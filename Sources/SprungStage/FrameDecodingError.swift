// SPDX-License-Identifier: MIT

/// Why bytes are not a frame.
public enum FrameDecodingError: Error, Equatable {
  /// Fewer bytes than the header or its byte count demand.
  case truncated
  /// The first word is not `StageProtocol.version`, but this.
  case wrongVersion(UInt32)
  /// The record that begins at this byte of the records has a length or a field that its operation does not allow.
  case malformedRecord(offset: Int)
  /// The header promises another number of records than there are.
  case wrongRecordCount(promised: Int, found: Int)
}
