// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension Session {
  /// A hash of the project's golden files, by numbers, as every program that compares them asks for it.
  ///
  /// Kind 0 is the arithmetic over `count` values, kind 1 the script of the demo of an index, kind 2 that demo untouched at
  /// a frame rate, which is the count, negative for one that jitters. 0 for anything else. A demo takes the stage from
  /// whatever ran there.
  public static func golden(kind: Int32, index: Int32, count: Int32) -> UInt64 {
    if kind == 0 { return DeterministicMath.selfCheckHash(count: Int(count)) }
    guard index >= 0, Int(index) < Gallery.demos.count else { return 0 }
    let demo = Gallery.demos[Int(index)]
    if kind == 1 { return goldenHash(of: demo) }
    guard kind == 2, count != 0 else { return 0 }
    return hash(of: demo, rate: Double(abs(count)), jitter: count < 0)
  }

  /// The width of a text in points, as every program that compares widths asks for it.
  ///
  /// Kinds 0 to 8 are the system font from its thinnest weight to its heaviest, 9 its italic, 10 the monospaced font and 11 that in
  /// bold; another kind has the width 0.
  public static func textWidth(_ text: String, kind: Int32, pointSize: Double) -> Double {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let size = CGFloat(pointSize)
    let font: UIFont
    switch kind {
    case 0...8: font = .systemFont(ofSize: size, weight: weights[Int(kind)])
    case 9: font = .italicSystemFont(ofSize: size)
    case 10: font = .monospacedSystemFont(ofSize: size, weight: .regular)
    case 11: font = .monospacedSystemFont(ofSize: size, weight: .bold)
    default: return 0
    }
    return Double(font.size(of: text).width)
  }
}
