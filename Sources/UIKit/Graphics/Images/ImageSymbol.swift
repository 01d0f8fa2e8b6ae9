// SPDX-License-Identifier: MIT

/// The symbol that an image shows. Images of other kinds have none, and only `init(systemName:)` makes one, so applications without symbols
/// do not contain the shapes.
nonisolated class ImageSymbol {
  final let picture: SymbolPicture

  init(_ picture: SymbolPicture) { self.picture = picture }

  #if !hasFeature(Embedded)
    /// The name of the symbol.
    var title: String { "" }
  #endif
}

/// A symbol as it was drawn.
nonisolated struct SymbolPicture {
  let image: CGImage
  let size: CGSize
  /// Pixels in a point.
  let pixels: CGFloat
  /// Points from the lower edge to the baseline of text of the same point size, on whose capitals the symbol is centered.
  let baseline: CGFloat
  /// Whether the symbol takes the tint color.
  let isTemplate: Bool
}
