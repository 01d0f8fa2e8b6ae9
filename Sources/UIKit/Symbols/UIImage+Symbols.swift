// SPDX-License-Identifier: MIT

// Methods that create symbol images by name and change their configurations.

extension UIImage {
  /// Creates a template image of a symbol. The image is the asset registered under the given name, or else one of
  /// Sprung's drawings.
  ///
  /// Sprung has drawings for about 160 commonly used names. Most of these names can be followed by `.fill`, `.slash`,
  /// `.circle`, `.square`, `.rectangle` and `.badge.plus`. For any other name that consists of lowercase letters,
  /// digits and dots, the image is a question mark in a square, and a warning is reported once. For an invalid symbol
  /// name, the result is nil.
  ///
  /// Differs from Apple: Apple's symbols may not be used on other platforms, so the drawings are not Apple's. To
  /// replace a drawing, register an image under the name with `register(named:number:size:)`. On Apple's platforms, the
  /// result is nil for unknown names.
  nonisolated public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol image with the given configuration. Returns nil if the name is invalid. Registered assets ignore
  /// configurations.
  nonisolated public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
  {
    if let asset = ImageAssets.find(name) {
      self.init(CGImage(.asset(asset.number), size: asset.size), size: asset.size, renderingMode: .alwaysTemplate)
      return
    }
    let name = SymbolName(bytes: Array(name.utf8))
    let configuration = SymbolConfiguration.unspecified.applying(configuration)
    guard name.isValid, let symbol = DrawnSymbol(name, configuration) ?? MissingSymbol.symbol(name, configuration)
    else {
      return nil
    }
    self.init(symbol)
  }

  /// Creates a symbol image for the given traits. Returns nil if the name is invalid.
  nonisolated public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(SymbolAttributes(), traits: traitCollection))
  }

  /// Whether the image is a symbol, which matches the size and weight of adjacent text. The value is false for
  /// registered assets.
  nonisolated public final var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol, or nil for other images.
  nonisolated public final var symbolConfiguration: UIImage.SymbolConfiguration? {
    (symbol as? StyledSymbol)?.configuration
  }

  /// The configuration of a symbol, or nil for other images.
  nonisolated public final var configuration: UIImage.Configuration? { symbolConfiguration }

  /// Returns the symbol with the values that are set in the configuration, or the image itself if it is not a symbol.
  nonisolated public final func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = symbol as? StyledSymbol else { return self }
    return derived(showing: symbol.changed(symbol.configuration.applying(configuration)))
  }

  /// Returns the symbol with the values that are set in the configuration, or nil if the image is not a symbol.
  nonisolated public final func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }
}
