// SPDX-License-Identifier: MIT

// Named images.

extension UIImage {
  #if !hasFeature(Embedded)
    /// Creates the image that is registered for the given name, or returns nil. The bundle and the traits are ignored.
    nonisolated public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) { self.init(named: name) }

    /// Creates an image from a PNG, JPEG, GIF or WebP file. Returns nil if there is no such file. A name that ends with
    /// "@2x" or "@3x" determines the scale. Native builds only.
    nonisolated public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
      self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
  #endif
}
