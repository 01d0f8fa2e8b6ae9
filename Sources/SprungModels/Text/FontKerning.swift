// SPDX-License-Identifier: MIT

/// The kerning of letter pairs in units of 1/2048 em.
///
/// Only the total kerning of three strings was recorded. The totals are distributed among the pairs in the same
/// proportions as in the open font Inter. The widths of the recorded strings are therefore exact, but the kerning of
/// single pairs is an estimate. The kerning of other pairs is not known.
enum FontKerning {
  /// The first and second letter of each pair.
  static let pairs: [(UInt8, UInt8)] = [
    (0x37, 0x38), (0x41, 0x56), (0x56, 0x41), (0x57, 0x61), (0x61, 0x76), (0x54, 0x6F), (0x4C, 0x54), (0x72, 0x6F),
    (0x6F, 0x77), (0x66, 0x6F), (0x6F, 0x78), (0x6F, 0x76), (0x76, 0x65),
  ]

  /// The thin master of the text optical size.
  static let textThin: [Int16] = [
    -110, -153, -141, -116, -45, -178, -217, -29, -32, -39, -40, -34, -36,
  ]

  /// The regular master of the text optical size.
  static let textRegular: [Int16] = [
    -30, -146, -134, -110, -43, -170, -207, -34, -37, -46, -46, -40, -42,
  ]

  /// The black master of the text optical size.
  static let textBlack: [Int16] = [
    -30, -152, -139, -114, -44, -177, -214, -38, -41, -51, -51, -44, -45,
  ]

  /// The thin master of the display optical size.
  static let displayThin: [Int16] = [
    -110, -244, -223, -183, -72, -284, -344, -31, -33, -42, -42, -36, -36,
  ]

  /// The regular master of the display optical size.
  static let displayRegular: [Int16] = [
    -20, -208, -190, -156, -61, -242, -293, -44, -47, -59, -59, -51, -50,
  ]

  /// The black master of the display optical size.
  static let displayBlack: [Int16] = [
    0, -199, -182, -149, -58, -231, -281, -34, -37, -45, -45, -40, -39,
  ]

  /// The regular italic master of the text optical size.
  static let textItalic: [Int16] = [
    0, -148, -136, -111, -43, -172, -210, -35, -38, -48, -48, -42, -44,
  ]

  /// The regular italic master of the display optical size.
  static let displayItalic: [Int16] = [
    -30, -212, -193, -159, -62, -246, -298, -32, -35, -44, -44, -38, -37,
  ]
}
