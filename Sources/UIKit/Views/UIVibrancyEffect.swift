// SPDX-License-Identifier: MIT

/// The prominence of content in front of a blur.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// The style for primary text.
  case label = 0
  /// The style for secondary text.
  case secondaryLabel = 1
  /// The style for tertiary text.
  case tertiaryLabel = 2
  /// The style for the least prominent text.
  case quaternaryLabel = 3
  /// The style for filled areas.
  case fill = 4
  /// The style for secondary filled areas.
  case secondaryFill = 5
  /// The style for tertiary filled areas.
  case tertiaryFill = 6
  /// The style for separators.
  case separator = 7
}

/// Makes content stand out from the blur behind it. A visual effect view with this effect tints its content view with
/// the color of the style, which template images and buttons use. Separators of tables with this effect have the same
/// color.
///
/// Differs from Apple: colors are not blended with the blur, and text and views with colors of their own are unchanged.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The style of the effect.
  final let style: UIVibrancyEffectStyle
  /// The blur behind the content.
  private let blurStyle: UIBlurEffect.Style

  /// Creates an effect with the style `label` for content in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect with a style for content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    blurStyle = blurEffect.style
    super.init()
  }

  /// Creates an effect with the style `label` for a regular blur. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    style = .label
    blurStyle = .regular
    super.init(coder: coder)
  }

  /// The color of the content. In front of a blur that is always light or dark, the color is the variant for this
  /// appearance.
  final var color: UIColor {
    let color: UIColor =
      switch style {
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .quaternaryLabel: .quaternaryLabel
      case .fill: .systemFill
      case .secondaryFill: .secondarySystemFill
      case .tertiaryFill: .tertiarySystemFill
      case .separator: .separator
      }
    guard let appearance = blurStyle.fixedAppearance else { return color }
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
  }
}

extension UIBlurEffect.Style {
  /// The appearance of a blur that does not depend on the interface style, or nil if it does.
  fileprivate var fixedAppearance: UIUserInterfaceStyle? {
    switch self {
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      nil
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    }
  }
}
