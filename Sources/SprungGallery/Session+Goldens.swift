// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension Session {
  /// Returns the golden hash that the arguments select. All programs that compare golden hashes use this function.
  ///
  /// Kind 0 is the hash of arithmetic with `count` values. Kind 1 runs the script of the demo at `index`. Kind 2 runs
  /// this demo without input at a frame rate of `count`; if `count` is negative, the frame times are jittered. For
  /// other kinds, the result is 0. Running a demo ends the application that is on the stage.
  public static func golden(kind: Int32, index: Int32, count: Int32) -> UInt64 {
    if kind == 0 { return DeterministicMath.selfCheckHash(count: Int(count)) }
    guard index >= 0, Int(index) < Gallery.demos.count else { return 0 }
    let demo = Gallery.demos[Int(index)]
    if kind == 1 { return goldenHash(of: demo) }
    guard kind == 2, count != 0 else { return 0 }
    return hash(of: demo, rate: Double(abs(count)), jitter: count < 0)
  }

  /// Returns the width of the text in points. All programs that compare widths use this function.
  ///
  /// Kinds 0 to 8 are the system font from the thinnest to the heaviest weight. Kind 9 is the italic system font, 10
  /// the monospaced font, and 11 the bold monospaced font. Other kinds return 0.
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
