// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension FactsTests {
  /// Facts about system colors in light and dark appearance.
  static let colors = FactArea(
    name: "colors",
    rules: [
      rule(#"(\w+), (light|dark)"#) { groups in
        guard let color = named[groups[0]] else { throw FactError("the interpreter has no color \(groups[0])") }
        return text(color, groups[1] == "dark" ? .dark : .light)
      },
      rule(#"label\.withAlphaComponent\(0\.5\) still follows light and dark"#) { _ in
        let half = UIColor.label.withAlphaComponent(0.5)
        var light: CGFloat = 0
        var dark: CGFloat = 0
        var alpha: CGFloat = 0
        half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getWhite(&light, alpha: &alpha)
        half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getWhite(&dark, alpha: &alpha)
        return text(light * 255, dark * 255, alpha)
      },
    ])

  static let named: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "separator": .separator, "link": .link, "placeholderText": .placeholderText, "systemFill": .systemFill,
    "opaqueSeparator": .opaqueSeparator,
  ]
}
