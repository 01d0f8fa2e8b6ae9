// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // The initializers are in extensions of the protocols: one in the class would have to be required, and then every subclass with
  // an initializer of its own would need it.

  nonisolated extension _ExpressibleByColorLiteral where Self: UIColor {
    /// The color of a literal, `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. Native builds only.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      self = unsafeDowncast(color, to: Self.self)
    }
  }

  nonisolated extension _ExpressibleByImageLiteral where Self: UIImage {
    /// The picture of a literal, `#imageLiteral(resourceName: "name")`; an empty one, which is reported, if there is none of that
    /// name. Native builds only.
    public init(imageLiteralResourceName name: String) {
      let found = UIImage(named: name)
      if found == nil {
        Diagnostics.report(
          "imageLiteral",
          "No image is named '\(name)'. Add the file, or call UIImage.register(named:number:size:).")
      }
      self = unsafeDowncast(found ?? UIImage(), to: Self.self)
    }
  }

  extension UIColor: _ExpressibleByColorLiteral {}
  extension UIImage: _ExpressibleByImageLiteral {}

  /// The type of color literals.
  public typealias _ColorLiteralType = UIColor
  /// The type of image literals.
  public typealias _ImageLiteralType = UIImage
#endif
