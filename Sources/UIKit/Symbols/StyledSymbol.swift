// SPDX-License-Identifier: MIT

/// A symbol with a configuration, which can be changed. Views refer only to this class, to avoid linking the shapes.
nonisolated class StyledSymbol: ImageSymbol {
  final let configuration: UIImage.SymbolConfiguration

  init(_ configuration: UIImage.SymbolConfiguration, _ picture: SymbolPicture) {
    self.configuration = configuration
    super.init(picture)
  }

  /// The image of the symbol as a view displays it.
  func displayed(_ image: UIImage, in context: SymbolContext, _ traits: UITraitCollection, isMirrored: Bool) -> UIImage
  {
    image
  }

  /// The symbol with another configuration.
  func changed(_ configuration: UIImage.SymbolConfiguration) -> ImageSymbol { self }
}

/// A view's defaults for its symbols, which apply where a configuration sets no value.
nonisolated struct SymbolContext: Equatable {
  /// The font of the adjacent text; nil for the font size of labels.
  var font: UIFont?
  var scale = UIImage.SymbolScale.unspecified
  var preferred: UIImage.SymbolConfiguration?
}
