// SPDX-License-Identifier: MIT

/// The symbol of an image. Only `init(systemName:)` creates symbols, so apps without symbols do not link the shapes.
nonisolated class ImageSymbol {
  final let picture: SymbolPicture

  init(_ picture: SymbolPicture) { self.picture = picture }

  #if !hasFeature(Embedded)
    /// The name of the symbol.
    var title: String { "" }
  #endif
}

/// A rendered symbol.
nonisolated struct SymbolPicture {
  let image: CGImage
  let size: CGSize
  /// The number of pixels per point.
  let pixels: CGFloat
  /// The distance in points from the lower edge to the baseline of text with the same point size. The symbol is
  /// vertically centered on the cap height of that text.
  let baseline: CGFloat
  /// Whether the symbol uses the tint color.
  let isTemplate: Bool
}
