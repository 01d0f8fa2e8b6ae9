// SPDX-License-Identifier: MIT

/// The numbers that both sides of the host seam must agree on.
public enum StageProtocol {
  /// The first word of every frame and the result of `sp_abi`: the letters "SP" above, the protocol's version below. A
  /// host that receives another value must not draw; the version grows with every change of a payload.
  public static let version: UInt32 = 0x5350_000B
  /// Bytes of the frame header.
  public static let headerSize = 32
  /// Bytes of one input record.
  public static let inputRecordSize = 32
  /// Bytes of the inbox a host writes input records into, 2,048 records.
  public static let inboxSize = 65_536
  /// Bytes of UTF-8 at most in one record; a longer text or label is rejected with the fault `stageTextTooLong`.
  public static let longestText = 262_144
  /// Bytes at most of a picture that is sent; a larger one is rejected with the fault `stageImageTooLarge`.
  public static let largestImage = 33_554_432
  /// Bytes of the answer to a request at most. A host answers that it failed if files are larger.
  public static let largestAnswer = 8_388_608
  /// From this number on, images are those whose bytes were sent; below are the host's own assets.
  public static let firstImageNumber: UInt32 = 0x8000_0000
}
