// SPDX-License-Identifier: MIT

/// A transformation of colors, which configurations apply to the colors that they display.
nonisolated public struct UIConfigurationColorTransformer {
  /// The closure that transforms a color.
  public let transform: (UIColor) -> UIColor
  /// The identity of the transformer, which is needed because closures cannot be compared.
  let identity: TransformerIdentity

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = TransformerIdentity()
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Converts a color to the gray of the same brightness.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.resolvedColor(with: traits).cgColor
      let brightness = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: brightness, alpha: parts.alpha)
    }
  }

  /// Returns the color unchanged, because system preferences do not affect colors in Sprung.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns the secondary label color for any color.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// The identity that a transformer shares with its copies.
nonisolated final class TransformerIdentity {}

nonisolated extension UIConfigurationColorTransformer {
  /// Returns whether both transformers are copies of the same one, or both are nil.
  static func areSame(_ left: Self?, _ right: Self?) -> Bool { left?.identity === right?.identity }
}
