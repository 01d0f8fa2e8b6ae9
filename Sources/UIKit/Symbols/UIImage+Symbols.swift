// SPDX-License-Identifier: MIT

// Symbols by name, and their configurations.

extension UIImage {
  /// A symbol: the asset that was registered under its name, otherwise a drawing of Sprung's own. A template in either case.
  ///
  /// There are drawings for about 160 of the names that applications use most. Most of them can be followed by `.fill`, `.slash`, `.circle`,
  /// `.square`, `.rectangle` and `.badge.plus`. Any other name of lower-case letters, digits and dots gives a question mark in a square
  /// and is reported once, as a warning. The result is nil for a name that cannot be that of a symbol.
  ///
  /// Differs from Apple: Apple's symbols may not be used elsewhere, so the drawings are not Apple's. For a symbol of its own an
  /// application registers a picture under the name with `register(named:number:size:)`. On Apple's platforms the result is nil for
  /// names that are not symbols.
  nonisolated public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol in a configuration; nil for a name that cannot be that of a symbol. Registered assets have no configurations.
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

  /// A symbol for traits; nil for a name that cannot be that of a symbol.
  nonisolated public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(SymbolAttributes(), traits: traitCollection))
  }

  /// Whether the image is a symbol, which views show in the size and weight of the text beside it. Registered assets are not.
  nonisolated public final var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol; nil for other images.
  nonisolated public final var symbolConfiguration: UIImage.SymbolConfiguration? {
    (symbol as? StyledSymbol)?.configuration
  }

  /// The configuration of a symbol; nil for other images.
  nonisolated public final var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The symbol with everything that a configuration states; the image itself if it is not a symbol.
  nonisolated public final func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = symbol as? StyledSymbol else { return self }
    return derived(showing: symbol.changed(symbol.configuration.applying(configuration)))
  }

  /// The symbol with everything that a configuration states; nil if the image is not a symbol.
  nonisolated public final func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }
}
