// SPDX-License-Identifier: MIT

/// A symbol whose configuration can be changed. Views refer only to this class, so that applications without symbols do
/// not link the shapes.
nonisolated class StyledSymbol: ImageSymbol {
  final let configuration: UIImage.SymbolConfiguration

  init(_ configuration: UIImage.SymbolConfiguration, _ picture: SymbolPicture) {
    self.configuration = configuration
    super.init(picture)
  }

  /// Returns the image with which a view that has the given context and traits displays the symbol.
  func displayed(_ image: UIImage, in context: SymbolContext, _ traits: UITraitCollection, isMirrored: Bool) -> UIImage
  {
    image
  }

  /// Returns the symbol with the given configuration.
  func changed(_ configuration: UIImage.SymbolConfiguration) -> ImageSymbol { self }
}

/// A view's default values for its symbols. They are used for values that a configuration does not set.
nonisolated struct SymbolContext: Equatable {
  /// The font of the adjacent text, or nil to use the font size of labels.
  var font: UIFont?
  var scale = UIImage.SymbolScale.unspecified
  var preferred: UIImage.SymbolConfiguration?
}
