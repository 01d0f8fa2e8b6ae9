// SPDX-License-Identifier: MIT

/// The effect of a `UIVisualEffectView` on the content behind it. The base class has no effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect that does nothing; decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }
}

/// Blurs the content behind a view, and draws a translucent color over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strongly, and over which color.
  nonisolated public enum Style: Int, Sendable, CaseIterable {
    /// Almost white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, as the surroundings are.
    case regular = 4
    /// Light or dark, with more contrast to the surroundings.
    case prominent = 5
    /// A material through which much shows.
    case systemUltraThinMaterial = 6
    /// A material through which a good deal shows.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material through which little shows.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// As the material, always light.
    case systemUltraThinMaterialLight = 11
    /// As the material, always light.
    case systemThinMaterialLight = 12
    /// As the material, always light.
    case systemMaterialLight = 13
    /// As the material, always light.
    case systemThickMaterialLight = 14
    /// As the material, always light.
    case systemChromeMaterialLight = 15
    /// As the material, always dark.
    case systemUltraThinMaterialDark = 16
    /// As the material, always dark.
    case systemThinMaterialDark = 17
    /// As the material, always dark.
    case systemMaterialDark = 18
    /// As the material, always dark.
    case systemThickMaterialDark = 19
    /// As the material, always dark.
    case systemChromeMaterialDark = 20
  }

  /// How strongly, and over which color.
  final let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes a regular blur; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// On Apple's platforms, mixes the content with the blur behind it. Differs from Apple: here the content is drawn
/// unchanged.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// How strongly the content is mixed; nothing changes here.
  nonisolated public enum Style: Int, Sendable {
    /// For texts.
    case label = 0
    /// For texts of less weight.
    case secondaryLabel = 1
    /// For texts of little weight.
    case tertiaryLabel = 2
    /// For texts of the least weight.
    case quaternaryLabel = 3
    /// For areas.
    case fill = 4
    /// For areas of less weight.
    case secondaryFill = 5
    /// For areas of little weight.
    case tertiaryFill = 6
    /// For lines between things.
    case separator = 7
  }

  /// Makes an effect for content above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes an effect that does nothing; decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an effect for content above a blur.
  public init(blurEffect: UIBlurEffect, style: Style) { super.init() }
}

/// How a style looks. The numbers are OURS, chosen beside pictures of the system.
struct BlurParameters {
  /// The gray over the blur in light and dark mode, 0 to 1.
  let light: CGFloat
  let dark: CGFloat
  /// How much of it, 0 to 1.
  let alpha: CGFloat

  /// The color over the blur.
  var tint: UIColor {
    let parameters = self
    return UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? parameters.dark : parameters.light, alpha: parameters.alpha)
    }
  }

  init(_ style: UIBlurEffect.Style) {
    /// Always this gray.
    func plain(_ gray: CGFloat, _ alpha: CGFloat) -> (CGFloat, CGFloat, CGFloat) { (gray, gray, alpha) }
    let (light, dark, alpha): (CGFloat, CGFloat, CGFloat) =
      switch style {
      case .extraLight: plain(0.97, 0.82)
      case .light: plain(1, 0.3)
      case .dark: plain(0.11, 0.73)
      case .regular: (0.97, 0.11, 0.6)
      case .prominent: (0.97, 0.2, 0.78)
      case .systemUltraThinMaterial: (0.95, 0.15, 0.35)
      case .systemThinMaterial: (0.95, 0.15, 0.55)
      case .systemMaterial: (0.95, 0.15, 0.7)
      case .systemThickMaterial: (0.97, 0.17, 0.85)
      case .systemChromeMaterial: (0.97, 0.14, 0.8)
      case .systemUltraThinMaterialLight: plain(0.95, 0.35)
      case .systemThinMaterialLight: plain(0.95, 0.55)
      case .systemMaterialLight: plain(0.95, 0.7)
      case .systemThickMaterialLight: plain(0.97, 0.85)
      case .systemChromeMaterialLight: plain(0.97, 0.8)
      case .systemUltraThinMaterialDark: plain(0.15, 0.35)
      case .systemThinMaterialDark: plain(0.15, 0.55)
      case .systemMaterialDark: plain(0.15, 0.7)
      case .systemThickMaterialDark: plain(0.17, 0.85)
      case .systemChromeMaterialDark: plain(0.14, 0.8)
      }
    self.light = light
    self.dark = dark
    self.alpha = alpha
  }
}

extension UIKitTuning {
  /// The deviation in points of the blur behind a view with a blur effect (20).
  static let backdropRadius: CGFloat = 20
}
