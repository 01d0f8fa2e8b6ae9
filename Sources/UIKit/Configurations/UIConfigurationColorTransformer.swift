// SPDX-License-Identifier: MIT

/// Makes one color of another; configurations apply it to the color that they would show.
nonisolated public struct UIConfigurationColorTransformer {
  /// Makes the color.
  public let transform: (UIColor) -> UIColor
  /// Identifies the transformer, because closures cannot be compared.
  let identity: TransformerIdentity

  /// A transformer that a closure is.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = TransformerIdentity()
  }

  /// The transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Shades of gray as bright as the color.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.resolvedColor(with: traits).cgColor
      let brightness = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: brightness, alpha: parts.alpha)
    }
  }

  /// The color itself: preferences of the system have no effect.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The gray of secondary text, whatever the color is.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

/// The identity that a transformer shares with its copies.
nonisolated final class TransformerIdentity {}

nonisolated extension UIConfigurationColorTransformer {
  /// Whether two transformers are copies of the same one, or both are not there.
  static func areSame(_ left: Self?, _ right: Self?) -> Bool { left?.identity === right?.identity }
}
