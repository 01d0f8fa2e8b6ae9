// SPDX-License-Identifier: MIT

import UIKit

/// The colors of a landscape, in the format 0xRRGGBB.
struct ScenePalette {
  /// The number of palettes.
  static let count = 6

  /// Seven colors per palette: the sky from zenith to horizon, the sun or moon, and the ridges from far to near. A
  /// single array takes a tenth of the code size that separate objects would take.
  private static let all: [UInt32] = [
    0x6a82c4, 0xf6b7a0, 0xffe0b0, 0xfff3d6, 0xb98aa8, 0x8a6190, 0x4e3b66,
    0x3e8fd8, 0xa9dcf5, 0xeaf7fb, 0xfffbe0, 0x8fbbc4, 0x5c9b7c, 0x2f6b4f,
    0x2b2a5b, 0xb0527f, 0xf79a5b, 0xffd27a, 0x7a3f6b, 0x4e2c58, 0x2a1c3f,
    0x0b1030, 0x1e2f5e, 0x3c5488, 0xf2f4ff, 0x2b3d66, 0x1d2b4d, 0x111a33,
    0x5fb0c9, 0xf7e3b5, 0xfbebcb, 0xfff7da, 0xe2b27a, 0xcf8f58, 0xa8683e,
    0x7fa6cf, 0xcbe0f0, 0xf4f8fc, 0xffffff, 0xbfd0e2, 0x9db5ce, 0xe9f1f8,
  ]

  /// Returns the colors of a palette as layer colors.
  static func colors(_ number: Int) -> [CGColor] {
    all[number % count * 7..<(number % count + 1) * 7].map { color($0) }
  }

  /// Returns the color with the value 0xRRGGBB.
  static func color(_ number: UInt32) -> CGColor {
    UIColor(
      red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 255) / 255, blue: CGFloat(number & 255) / 255,
      alpha: 1
    ).cgColor
  }
}
