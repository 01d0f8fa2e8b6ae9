// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // The initializers are in protocol extensions. In the classes themselves, the initializers would have to be
  // `required`, and every subclass with its own initializers would have to implement them.

  nonisolated extension _ExpressibleByColorLiteral where Self: UIColor {
    /// Creates a color from a literal, `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. Native builds only.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      self = unsafeDowncast(color, to: Self.self)
    }
  }

  nonisolated extension _ExpressibleByImageLiteral where Self: UIImage {
    /// Creates an image from a literal, `#imageLiteral(resourceName: "name")`. If the name is unknown, a fault is
    /// reported and the image is empty. Native builds only.
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
