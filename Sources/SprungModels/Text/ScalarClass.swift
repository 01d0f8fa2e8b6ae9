// SPDX-License-Identifier: MIT

/// Classifies Unicode scalars for measuring and line breaking.
///
/// The classification uses short lists of ranges instead of the Unicode tables, so that results are the same on all
/// platforms and browser builds remain small.
package enum ScalarClass {
  /// The zero-width joiner, which combines the characters on both sides, as in family emoji.
  package static let joiner: UInt32 = 0x200D

  /// Returns whether the scalar is drawn together with the previous one: combining marks, variation selectors and skin
  /// tones.
  package static func joinsPrevious(_ code: UInt32) -> Bool {
    guard code >= 0x300 else { return false }
    switch code {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x64B...0x65F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: return true
    case 0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF: return true
    case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
    default: return false
    }
  }

  /// Returns whether the scalar is full-width and lines can break before and after it: ideographs, kana and hangul.
  package static func isIdeograph(_ code: UInt32) -> Bool {
    guard code >= 0x1100 else { return false }
    switch code {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F: return true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: return true
    case 0x20000...0x3FFFD: return true
    default: return false
    }
  }

  /// Returns whether the scalar is an emoji.
  package static func isEmoji(_ code: UInt32) -> Bool {
    guard code >= 0x231A else { return false }
    switch code {
    case 0x231A...0x231B, 0x23E9...0x23F3, 0x2614...0x2615, 0x2648...0x2653, 0x26A1, 0x26BD...0x26BE: return true
    case 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x2B50, 0x2B55: return true
    case 0x1F000...0x1FAFF: return true
    default: return false
    }
  }

  /// Returns whether the scalar is a regional indicator; two of them form a flag.
  package static func isRegionalIndicator(_ code: UInt32) -> Bool { code >= 0x1F1E6 && code <= 0x1F1FF }

  /// Returns whether a line can end at the scalar, which then has no width: spaces except no-break spaces.
  package static func isSpace(_ code: UInt32) -> Bool {
    code == 0x20 || code == 0x09 || (code >= 0x2000 && code <= 0x2006) || (code >= 0x2008 && code <= 0x200B)
      || code == 0x3000
  }

  /// Returns whether the scalar closes the preceding text and must not start a line: ideographic stops and brackets.
  package static func closes(_ code: UInt32) -> Bool {
    switch code {
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B:
      return true
    case 0xFF1F, 0x30FC: return true
    default: return false
    }
  }

  /// Returns whether the scalar ends a paragraph.
  package static func isNewline(_ code: UInt32) -> Bool { code == 0x0A || code == 0x2028 || code == 0x2029 }

  /// Returns whether a line can break after the scalar without a space: hyphens and dashes.
  package static func isHyphen(_ code: UInt32) -> Bool {
    code == 0x2D || code == 0x2010 || code == 0x2013 || code == 0x2014
  }
}
