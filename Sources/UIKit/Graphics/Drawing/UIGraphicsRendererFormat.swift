// SPDX-License-Identifier: MIT

/// Properties of the drawings of a renderer.
nonisolated open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The bounds of a renderer's drawing in points; zero for a format of no renderer.
  open var bounds: CGRect { shownBounds }
  final var shownBounds = CGRect.zero

  /// Makes a format for the screen.
  public required override init() { super.init() }

  /// A format for the screen.
  public final class func preferred() -> Self { self.init() }

  /// A format for the screen.
  public final class func `default`() -> Self { self.init() }
}

/// Properties of the images of a renderer.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The range of colors that an image can have.
  nonisolated public enum Range: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// As the screen has.
    case automatic = 0
    /// More than sRGB. Differs from Apple: as standard.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels per point. Default: that of the screen; 0 and what is not finite count as that.
  open var scale: CGFloat
  /// Whether images begin black and not transparent. Default: false.
  open var opaque = false
  /// Stored only: colors are in sRGB. Default: automatic.
  open var preferredRange: Range {
    get { range }
    set { range = newValue }
  }
  /// Stored only: whether the preferred range is the extended one.
  open var prefersExtendedRange: Bool {
    get { range == .extended }
    set { range = newValue ? .extended : .standard }
  }
  private var range = Range.automatic

  /// Makes a format with the scale of the screen.
  public required init() {
    scale = CGContext.scaleOfScreen
    super.init()
  }

  /// Makes a format for the screen of some traits; a display scale of 0 counts as that of the current screen.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
