// SPDX-License-Identifier: MIT

import UIKit

nonisolated extension TestDevice: CustomStringConvertible {
  /// The text sizes from smallest to largest.
  public static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The abbreviations of the text sizes in keys and reports, in the order of `textSizes`.
  private static let shortTextSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// Returns the abbreviation of a text size, such as `L` or `AX1`. For an unknown size, this is its raw value.
  static func short(_ textSize: UIContentSizeCategory) -> String {
    textSizes.firstIndex(of: textSize).map { shortTextSizes[$0] } ?? textSize.rawValue
  }

  /// All properties as a string without spaces, such as `320x568@2,L,ltr,light,60`, which `init(key:)` parses.
  public var key: String {
    var parts = ["\(Self.short(width))x\(Self.short(height))@\(Self.short(scale))", Self.short(textSize)]
    parts.append(direction == .rightToLeft ? "rtl" : "ltr")
    parts.append(isDark ? "dark" : "light")
    parts.append(Self.short(frameRate))
    if increasesContrast { parts.append("contrast") }
    if reducesMotion { parts.append("still") }
    return parts.joined(separator: ",")
  }

  /// The key of the device.
  public var description: String { key }

  /// Parses a key. Returns nil if the key is invalid. The parts after the screen are optional and may be in any order.
  public init?(key: String) {
    let parts = key.split(separator: ",").map(String.init)
    let numbers = (parts.first ?? "").split { $0 == "x" || $0 == "@" }.compactMap { Double(String($0)) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.init(width: numbers[0], height: numbers[1], scale: numbers[2])
    for part in parts.dropFirst() {
      if let size = Self.textSizes.first(where: { Self.short($0) == part }) {
        textSize = size
      } else if let rate = Double(part), rate > 0, rate.isFinite {
        frameRate = rate
      } else {
        switch part {
        case "ltr": direction = .leftToRight
        case "rtl": direction = .rightToLeft
        case "light": isDark = false
        case "dark": isDark = true
        case "contrast": increasesContrast = true
        case "still": reducesMotion = true
        default: return nil
        }
      }
    }
  }

  /// Formats a number without decimal places if it is an integer.
  static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
