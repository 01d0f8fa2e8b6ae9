// SPDX-License-Identifier: MIT

/// An image in text, which is displayed in place of an object replacement character.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
/// label.attributedText = text
/// ```
///
/// The lower left corner of the image is on the baseline, unless `bounds` has another origin. Each line is as tall as
/// its tallest character or image. Template images and symbols use the text color.
///
/// Differs from Apple: if an attachment changes after its text has been displayed, the change is visible only after the
/// text has been set again. File wrappers and views in text are not supported.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif

  /// The code of the attachment character, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image. Default: the image in `contents`, or nil if there is none. Without an image, the space is empty.
  open var image: UIImage?

  /// The size of the image and the position of its lower left corner, in points. A positive `origin.y` is above the
  /// baseline, and a negative value is below it. Default: zero, which means the size of the image. Bounds that are not
  /// finite are reported and ignored.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      guard newValue.keepsLimit else {
        Diagnostics.report(
          "nonFiniteValue", "The bounds \(newValue) of a text attachment are invalid: \(GeometryLimit.rule).")
        return
      }
      ownBounds = newValue
    }
  }
  private var ownBounds = CGRect.zero

  /// The padding on both sides of the image, in points. Default: 0.
  open var lineLayoutPadding: CGFloat = 0 {
    didSet { lineLayoutPadding = lineLayoutPadding.limited(else: oldValue, "lineLayoutPadding of a text attachment") }
  }

  /// The label for assistive technology. Default: nil, which means no label.
  open var accessibilityLabel: String?

  #if hasFeature(Embedded)
    /// Creates an attachment without an image.
    public override init() { super.init() }
  #else
    /// The encoded image. If the data has an unsupported format, `image` does not change. Default: nil.
    open var contents: Data? { didSet { if let contents, let decoded = UIImage(data: contents) { image = decoded } } }
    /// The uniform type identifier of `contents`. Default: nil.
    open var fileType: String?

    /// Creates an attachment from image data and its uniform type identifier. If the data is nil, the attachment has no
    /// image.
    public init(data contentData: Data?, ofType uti: String?) {
      contents = contentData
      fileType = uti
      super.init()
      image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an attachment without an image.
    public override convenience init() { self.init(data: nil, ofType: nil) }
  #endif

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the image to draw in the bounds, in points. Default: `image`. Overrides can create an image for the given
  /// size.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the bounds in points, relative to the glyph's origin on the baseline. The y-axis points up. Default:
  /// `bounds`. If the size of `bounds` is zero, the size of the image is used.
  ///
  /// Differs from Apple: this method is called before line breaking. `lineFrag` therefore has the available width and
  /// the font's line height, `position` is zero and `textContainer` is nil.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    // A symbol is aligned with its own baseline.
    let rise = image.baselineOffsetFromBottom ?? 0
    return CGRect(x: bounds.minX, y: bounds.minY - rise, width: image.size.width, height: image.size.height)
  }
}
