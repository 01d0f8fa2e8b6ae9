// SPDX-License-Identifier: MIT

/// The format of a renderer's drawings.
nonisolated open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The bounds of a renderer's drawing in points, or zero for a format that does not belong to a renderer.
  open var bounds: CGRect { shownBounds }
  final var shownBounds = CGRect.zero

  /// Creates a format for the screen.
  public required override init() { super.init() }

  /// Returns a format for the screen.
  public final class func preferred() -> Self { self.init() }

  /// Returns a format for the screen.
  public final class func `default`() -> Self { self.init() }
}

/// The format of an image renderer.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The color range of an image.
  nonisolated public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// An extended range. Differs from Apple: equivalent to `standard`.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// The number of pixels per point. Default: the scale of the screen, which also replaces 0 and non-finite values.
  open var scale: CGFloat
  /// Whether images are initially black rather than transparent. Default: false.
  open var opaque = false
  /// The preferred color range. Stored only, because colors are always in sRGB. Default: automatic.
  open var preferredRange: Range {
    get { range }
    set { range = newValue }
  }
  /// Whether the preferred range is the extended one. Stored only.
  open var prefersExtendedRange: Bool {
    get { range == .extended }
    set { range = newValue ? .extended : .standard }
  }
  private var range = Range.automatic

  /// Creates a format with the scale of the screen.
  public required init() {
    scale = CGContext.scaleOfScreen
    super.init()
  }

  /// Creates a format for the screen that a trait collection describes. A display scale of 0 selects the scale of the
  /// current screen.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
