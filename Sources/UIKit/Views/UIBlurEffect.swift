// SPDX-License-Identifier: MIT

/// An effect that a `UIVisualEffectView` applies to the content behind it. The base class has no effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that does not change the content.
  public override init() { super.init() }

  /// Creates an effect that does not change the content. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init() }
}

/// Blurs the content behind a view and draws a translucent color over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur, which determines the translucent color.
  nonisolated public enum Style: Int, Sendable, CaseIterable {
    /// A nearly white blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A light or dark blur, depending on the interface style.
    case regular = 4
    /// A light or dark blur with more contrast than `regular`.
    case prominent = 5
    /// A mostly transparent material.
    case systemUltraThinMaterial = 6
    /// A material that is more transparent than the standard one.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A material that is less transparent than the standard one.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The light variant of the material.
    case systemUltraThinMaterialLight = 11
    /// The light variant of the material.
    case systemThinMaterialLight = 12
    /// The light variant of the material.
    case systemMaterialLight = 13
    /// The light variant of the material.
    case systemThickMaterialLight = 14
    /// The light variant of the material.
    case systemChromeMaterialLight = 15
    /// The dark variant of the material.
    case systemUltraThinMaterialDark = 16
    /// The dark variant of the material.
    case systemThinMaterialDark = 17
    /// The dark variant of the material.
    case systemMaterialDark = 18
    /// The dark variant of the material.
    case systemThickMaterialDark = 19
    /// The dark variant of the material.
    case systemChromeMaterialDark = 20
  }

  /// The style of the blur.
  final let style: Style

  /// Creates a blur effect with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a regular blur effect. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// The translucent color of a blur style. The values were chosen for Sprung to match screenshots of the system.
struct BlurParameters {
  /// The gray level of the color in light and dark mode, 0 to 1.
  let light: CGFloat
  let dark: CGFloat
  /// The opacity of the color, 0 to 1.
  let alpha: CGFloat

  /// The color in front of the blur.
  var tint: UIColor {
    let parameters = self
    return UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? parameters.dark : parameters.light, alpha: parameters.alpha)
    }
  }

  init(_ style: UIBlurEffect.Style) {
    /// Returns a gray that is the same in light and dark mode.
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
  /// The standard deviation of the blur behind a view with a blur effect, in points (20).
  static let backdropRadius: CGFloat = 20
}
