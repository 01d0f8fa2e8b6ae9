// SPDX-License-Identifier: MIT

import Foundation
import SprungTesting
import Testing
import UIKit

private let styles: [String: UIFont.TextStyle] = [
  "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
  "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
  "caption2": .caption2,
]
private let categories: [String: UIContentSizeCategory] = [
  "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "XXXL": .extraExtraExtraLarge,
  "AX L": .accessibilityLarge, "AX XXXL": .accessibilityExtraExtraExtraLarge,
  "accessibilityXXXL": .accessibilityExtraExtraExtraLarge,
]
private let weights: [String: UIFont.Weight] = [
  "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
  "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
]

private func style(_ name: String) throws -> UIFont.TextStyle {
  guard let style = styles[name] else { throw FactError("'\(name)' is not a text style") }
  return style
}
private func traits(_ name: String) throws -> UITraitCollection {
  guard let category = categories[name] else { throw FactError("'\(name)' is not a text size") }
  return UITraitCollection(preferredContentSizeCategory: category)
}
@MainActor private func font(_ kind: String, _ size: CGFloat) throws -> UIFont {
  if kind == "italic" { return .italicSystemFont(ofSize: size) }
  if kind == "mono" || kind == "monoBold" {
    return .monospacedSystemFont(ofSize: size, weight: kind == "mono" ? .regular : .bold)
  }
  guard let weight = weights[kind] else { throw FactError("'\(kind)' is not a weight") }
  return .systemFont(ofSize: size, weight: weight)
}

/// Returns the size of a label with the given text, on a screen with the given scale.
@MainActor private func labelSize(_ string: String, _ font: UIFont, scale: Double, lines width: CGFloat? = nil) throws
  -> CGSize
{
  let label = UILabel()
  let stage = try TestStage(TestDevice(width: 393, height: 852, scale: scale)) { UIViewController() }
  defer { stage.stop() }
  label.text = string
  label.font = font
  label.numberOfLines = width == nil ? 1 : 0
  return label.sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
}

extension FactsTests {
  /// Facts about text sizes for the user's preferred content size.
  static let dynamicType = FactArea(
    name: "dynamic-type",
    rules: [
      rule(#"preferred point size, (\w+) at (\w+)"#) { groups in
        text(UIFont.preferredFont(forTextStyle: try style(groups[0]), compatibleWith: try traits(groups[1])).pointSize)
      },
      rule(#"weight of (\w+)"#) { groups in
        let font = UIFont.preferredFont(forTextStyle: try style(groups[0]), compatibleWith: try traits("large"))
        let name = weights.first {
          UIFont.systemFont(ofSize: font.pointSize, weight: $0.value).fontName == font.fontName
        }
        return name?.key ?? font.fontName
      },
      rule(#"UIFontMetrics\((\w+)\)\.scaledValue\((\S+)\) at (.+)"#) { groups in
        let metrics = UIFontMetrics(forTextStyle: try style(groups[0]))
        let value = try groups.number(1)
        let traits = try traits(groups[2])
        return try onStage { _, _ in text(metrics.scaledValue(for: value, compatibleWith: traits)) }
      },
      rule(#"UIFontMetrics\((\w+)\)\.scaledFont\(system (\S+)\)\.pointSize at (.+)"#) { groups in
        let metrics = UIFontMetrics(forTextStyle: try style(groups[0]))
        let font = UIFont.systemFont(ofSize: try groups.number(1))
        let traits = try traits(groups[2])
        return try onStage { _, _ in
          var size: CGFloat = 0
          traits.performAsCurrent { size = metrics.scaledFont(for: font).pointSize }
          return text(size)
        }
      },
      rule(#"scaledValue\((\S+)\) at large is the same"#) { groups in
        text(UIFontMetrics.default.scaledValue(for: try groups.number(0), compatibleWith: try traits("large")))
      },
    ])

  /// Facts about the heights of lines and letters.
  static let fontMetrics = FactArea(
    name: "font-metrics",
    rules: [
      rule(#"system (\S+): lineHeight, ascender, descender"#) { groups in
        let font = UIFont.systemFont(ofSize: try groups.number(0))
        return text(font.lineHeight, font.ascender, font.descender)
      },
      rule(#"system (\S+): capHeight, xHeight"#) { groups in
        let font = UIFont.systemFont(ofSize: try groups.number(0))
        return text(font.capHeight, font.xHeight)
      },
      rule(#"system (\w+) 17: xHeight"#) { groups in text(try font(groups[0], 17).xHeight) },
      rule(#"fontName of system (\w+) 17"#) { groups in
        let name = groups[0] == "Ultralight" ? "ultraLight" : groups[0].lowercased()
        return try font(name, 17).fontName
      },
      rule("fontName of the italic system font") { _ in UIFont.italicSystemFont(ofSize: 17).fontName },
    ])

  /// Facts about the heights of labels.
  static let textHeight = FactArea(
    name: "text-height",
    rules: [
      rule(#"label height (\S+) pt, .*: "(.*)""#) { groups in
        text(try labelSize(groups[1], .systemFont(ofSize: try groups.number(0)), scale: 2).height)
      },
      rule(#"one line of (\w+) on a screen of scale 3 \(.*\)"#) { groups in
        let font = UIFont.preferredFont(forTextStyle: try style(groups[0]), compatibleWith: try traits("large"))
        return text(try labelSize("Line", font, scale: 3).height)
      },
    ])

  /// Facts about the widths of strings in all weights and sizes, within 0.01 %.
  static let systemFont = FactArea(
    name: "system-font",
    rules: [
      rule(#"(\w+) (\S+): width of "(.*)""#) { groups in
        let font = try font(groups[0], try groups.number(1))
        return text(NSString(string: groups[2]).size(withAttributes: [.font: font]).width)
      }
    ])

  /// Facts about the widths of single letters.
  static let systemFontLetters = FactArea(
    name: "system-font-letters",
    rules: [
      rule(#"(\w+) (\S+): widths of U\+0020 to U\+007E in 1/1000 em"#) { groups in
        let size = try groups.number(1)
        let font = try font(groups[0], size)
        return text(
          (0x20...0x7E).map { scalar in
            let letter = String(UnicodeScalar(UInt8(scalar)))
            return NSString(string: letter).size(withAttributes: [.font: font]).width / size * 1000
          })
      }
    ])

  /// Facts about the number of lines of labels with given widths.
  static let textLines = FactArea(
    name: "text-lines",
    rules: [
      rule(#"lines of "(.*)" in (\w+), (\S+) wide"#) { groups in
        let font = UIFont.preferredFont(forTextStyle: try style(groups[1]), compatibleWith: try traits("large"))
        let label = UILabel()
        label.text = groups[0]
        label.font = font
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: try groups.number(2), height: .greatestFiniteMagnitude))
        return text((size.height / font.lineHeight).rounded())
      }
    ])

  /// Facts about the widths of labels.
  static let textWidth = FactArea(
    name: "text-width",
    rules: [
      rule(#"label width, system (\w+) (\S+): "(.*)""#) { groups in
        text(try labelSize(groups[2], try font(groups[0], try groups.number(1)), scale: 3).width)
      },
      rule(#"label width (\S+) (\w+): "(.*?)"(?: \(from the Mac's by the recorded law of the two cuts\))?"#) { groups in
        text(try labelSize(groups[2], try font(groups[1], try groups.number(0)), scale: 2).width)
      },
    ])
}
