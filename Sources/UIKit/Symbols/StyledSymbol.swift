// SPDX-License-Identifier: MIT

/// A symbol in a configuration, which can be displayed in others. Views only refer to this class, so that they do not contain the shapes.
nonisolated class StyledSymbol: ImageSymbol {
  final let configuration: UIImage.SymbolConfiguration

  init(_ configuration: UIImage.SymbolConfiguration, _ picture: SymbolPicture) {
    self.configuration = configuration
    super.init(picture)
  }

  /// The image of the symbol as a view shows it.
  func displayed(_ image: UIImage, in context: SymbolContext, _ traits: UITraitCollection, isMirrored: Bool) -> UIImage
  {
    image
  }

  /// The symbol in another configuration.
  func changed(_ configuration: UIImage.SymbolConfiguration) -> ImageSymbol { self }
}

/// A view's defaults for its symbols, used for values that a configuration does not set.
nonisolated struct SymbolContext: Equatable {
  /// The font of the text beside the symbol; nil for the size of labels.
  var font: UIFont?
  var scale = UIImage.SymbolScale.unspecified
  var preferred: UIImage.SymbolConfiguration?
}
