// SPDX-License-Identifier: MIT

/// A picture in a text, which replaces an object replacement character.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
/// label.attributedText = text
/// ```
///
/// The lower left corner of its bounds is on the baseline; a line is as high as the highest of its letters and pictures. A template
/// image and a symbol take the color of the text.
///
/// Differs from Apple: what a picture changes after a text with it was shown is seen when the text is set again. There are no file
/// wrappers and no views in texts.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif

  /// The code of the character that an attachment replaces, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The picture. Default: that of `contents`, otherwise nil, which leaves an empty space.
  open var image: UIImage?

  /// The size in points and the position of the lower left corner: a positive `origin.y` is above the baseline, a
  /// negative one below it. A size of zero, the default, is that of the picture. Bounds that are not finite are
  /// reported and change nothing.
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

  /// Points that are kept free on both sides of the picture. Default: 0.
  open var lineLayoutPadding: CGFloat = 0 {
    didSet { lineLayoutPadding = lineLayoutPadding.limited(else: oldValue, "lineLayoutPadding of a text attachment") }
  }

  /// The name that assistive technology speaks instead of the picture. Default: nil, nothing.
  open var accessibilityLabel: String?

  #if hasFeature(Embedded)
    /// Makes an attachment without a picture.
    public override init() { super.init() }
  #else
    /// The encoded picture. Setting data that is not a picture of a known format does not change `image`. Default: nil.
    open var contents: Data? { didSet { if let contents, let decoded = UIImage(data: contents) { image = decoded } } }
    /// The uniform type identifier of `contents`. Default: nil.
    open var fileType: String?

    /// Makes an attachment of an encoded picture and its uniform type identifier; nil makes one without a picture.
    public init(data contentData: Data?, ofType uti: String?) {
      contents = contentData
      fileType = uti
      super.init()
      image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Makes an attachment without a picture.
    public override convenience init() { self.init(data: nil, ofType: nil) }
  #endif

  /// Makes an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture that is drawn in bounds, in points. Default: `image`. An override may make one for the size.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The bounds relative to the glyph's origin on the baseline, in points; y points up. Default: `bounds`, or at its corner the size
  /// of the picture.
  ///
  /// Differs from Apple: it is called before lines are broken, so `lineFrag` has the available width and the height of
  /// a line of the text's font, `position` is zero and `textContainer` is nil.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero, let image else { return bounds }
    // A symbol knows where its baseline is.
    let rise = image.baselineOffsetFromBottom ?? 0
    return CGRect(x: bounds.minX, y: bounds.minY - rise, width: image.size.width, height: image.size.height)
  }
}
