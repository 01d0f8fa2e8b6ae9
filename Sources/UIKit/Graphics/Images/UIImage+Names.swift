// SPDX-License-Identifier: MIT

// Pictures by name.

extension UIImage {
  /// A symbol: the asset that was registered under its name, as a template. For any other name the outline of a rounded
  /// square, 20 x 20 points, also as a template; nil for an empty name.
  ///
  /// Differs from Apple: Apple's symbols may not be used elsewhere, so none come with Sprung. An application brings
  /// pictures of its own and registers their names with `register(named:number:size:)`, such as "heart.fill". A missing
  /// name is reported once, as a warning; on Apple's platforms the result is nil for names that are not symbols.
  nonisolated public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    guard let asset = ImageAssets.find(name) else {
      MissingSymbol.report(name)
      self.init(
        MissingSymbol.picture, size: MissingSymbol.size, scale: MissingSymbol.scale, renderingMode: .alwaysTemplate)
      return
    }
    self.init(CGImage(.asset(asset.number), size: asset.size), size: asset.size, renderingMode: .alwaysTemplate)
  }

  #if !hasFeature(Embedded)
    /// The picture of a registered name; nil if there is none. Bundle and traits do not count.
    nonisolated public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) { self.init(named: name) }

    /// The picture in a PNG, JPEG, GIF or WebP file; nil if there is none. A name that ends with "@2x" or "@3x" says how
    /// many pixels a point has. Native builds only.
    nonisolated public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
      self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
  #endif
}
