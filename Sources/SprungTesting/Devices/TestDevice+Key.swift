// SPDX-License-Identifier: MIT

import UIKit

nonisolated extension TestDevice: CustomStringConvertible {
  /// The sizes of text from the smallest to the largest.
  public static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// All of it in a word without spaces, such as `320x568@2,L,ltr,light,60`; `init(key:)` reads it back.
  public var key: String {
    var parts = ["\(Self.short(width))x\(Self.short(height))@\(Self.short(scale))", textSize.rawValue]
    parts.append(direction == .rightToLeft ? "rtl" : "ltr")
    parts.append(isDark ? "dark" : "light")
    parts.append(Self.short(frameRate))
    if increasesContrast { parts.append("contrast") }
    if reducesMotion { parts.append("still") }
    return parts.joined(separator: ",")
  }

  /// The key.
  public var description: String { key }

  /// Reads a key; nil for an invalid one. Parts after the screen may be left out, and be in any order.
  public init?(key: String) {
    let parts = key.split(separator: ",").map(String.init)
    let numbers = (parts.first ?? "").split { $0 == "x" || $0 == "@" }.compactMap { Double(String($0)) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.init(width: numbers[0], height: numbers[1], scale: numbers[2])
    for part in parts.dropFirst() {
      if let size = Self.textSizes.first(where: { $0.rawValue == part }) {
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

  /// A number without a point where it is whole.
  static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
