// SPDX-License-Identifier: MIT

/// The constants that the program and its host must agree on.
public enum StageProtocol {
  /// The first word of every frame and the result of `sp_abi`: the letters "SP" in the upper half, the protocol version
  /// in the lower half. A host that receives a different value must not draw. The version increases with every change
  /// of a payload.
  public static let version: UInt32 = 0x5350_000B
  /// The size of the frame header in bytes.
  public static let headerSize = 32
  /// The size of an input record in bytes.
  public static let inputRecordSize = 32
  /// The size in bytes of the inbox into which a host writes input records: 2,048 records.
  public static let inboxSize = 65_536
  /// The largest number of UTF-8 bytes in a record. Longer text or a longer label is rejected with the fault
  /// `stageTextTooLong`.
  public static let longestText = 262_144
  /// The largest size of an image file in bytes. A larger file is rejected with the fault `stageImageTooLarge`.
  public static let largestImage = 33_554_432
  /// The largest size of an answer in bytes. If the files are larger, the host reports a failure.
  public static let largestAnswer = 8_388_608
  /// The smallest number of an image whose bytes are sent. Smaller numbers refer to the host's own assets.
  public static let firstImageNumber: UInt32 = 0x8000_0000
}
