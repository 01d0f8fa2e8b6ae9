// SPDX-License-Identifier: MIT

// Pictures by name.

extension UIImage {
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
