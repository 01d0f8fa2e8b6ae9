// SPDX-License-Identifier: MIT

import SprungStage

/// An image, which is immutable. It consists of the bytes of a file, an asset of the host, a single color, or a
/// recorded drawing.
///
/// Assets are images in files beside the page (such as `assets/1.svg` in the browser host), identified by number. An
/// application registers the name and size of each asset once, with `register(named:number:size:)`, before using it.
/// Differs from Apple: pixels are available only in native builds (see `pngData()`).
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The rendering mode of an image.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// Uses the image's own colors. Symbols that have no colors of their own use the tint color.
    case automatic = 0
    /// Uses the image's own colors.
    case alwaysOriginal = 1
    /// Uses the tint color wherever the image is opaque.
    case alwaysTemplate = 2
  }

  /// The displayed size in points: the size in pixels divided by `scale`, rotated as specified by `imageOrientation`.
  open var size: CGSize { measure.size }
  /// The number of pixels per point. The scale is 1 for assets and colors, which are drawn at the resolution of the
  /// screen.
  open var scale: CGFloat { measure.scale }
  /// The rendering mode. Default: automatic.
  open var renderingMode: RenderingMode { measure.mode }

  private var measure = (size: CGSize.zero, scale: CGFloat(1), mode: RenderingMode.automatic)
  /// The cap insets and resizing mode, or nil if the entire image is stretched.
  private(set) final var resizing: ImageResizing?
  /// The orientation passed to the initializer. The stored image is already rotated.
  private var statedOrientation: Orientation?
  /// The tint color of the image, or nil if its own colors are used.
  private(set) final var ownTint: CGColor?

  /// The symbol that the image displays, or nil if the image is not a symbol.
  private(set) final var symbol: ImageSymbol?
  /// The frames of an animated image, or nil for other images.
  private(set) final var frames: ImageFrames?
  /// The frames of an animated image, or nil for other images.
  open var images: [UIImage]? { frames?.images }
  /// The duration of an animation loop in seconds, or 0 for images that are not animated.
  open var duration: TimeInterval { frames?.duration ?? 0 }
  /// The distance from the lower edge to the baseline in points, or nil for an image without a baseline.
  private(set) final var baseline: CGFloat?

  private(set) final var picture = CGImage(.color(CGColor(gray: 0, alpha: 0)), size: CGSize(width: 1, height: 1))

  #if !hasFeature(Embedded)
    /// The address and the size in points. Native builds only.
    open override var description: String {
      "<" + ObjectDescription.title(of: self, separator: ":")
        + (symbol.map { " symbol(system: " + $0.title + ") " } ?? " anonymous ")
        + ObjectDescription.braces(size.width, size.height) + ">"
    }
  #endif

  /// Creates an empty image of zero size.
  public override init() {
    super.init()
  }

  convenience init(
    _ picture: CGImage, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: CGColor? = nil, resizing: ImageResizing? = nil
  ) {
    self.init()
    self.picture = picture
    self.resizing = resizing
    ownTint = tint
    measure = (size, scale, renderingMode)
  }

  /// Creates an image of a symbol.
  convenience init(_ symbol: ImageSymbol) {
    self.init(symbol.picture.image, size: symbol.picture.size, scale: symbol.picture.pixels)
    self.symbol = symbol
    baseline = symbol.picture.baseline
  }

  /// Returns a copy with some properties changed.
  final func derived(
    showing other: ImageSymbol? = nil, mode: RenderingMode? = nil, tint: CGColor? = nil,
    resizing: ImageResizing? = nil, frames: ImageFrames? = nil
  ) -> UIImage {
    let copy = UIImage(
      other?.picture.image ?? picture, size: other?.picture.size ?? size,
      scale: other?.picture.pixels ?? scale, renderingMode: mode ?? renderingMode, tint: tint ?? ownTint,
      resizing: resizing ?? self.resizing)
    copy.symbol = other ?? symbol
    copy.frames = frames ?? self.frames
    copy.baseline = other?.picture.baseline ?? baseline
    return copy
  }

  /// The distance in points from the lower edge to the baseline of adjacent text. Default: nil, except for symbols.
  public final var baselineOffsetFromBottom: CGFloat? { baseline }

  /// Returns the image with a baseline at the given distance in points from its lower edge. A value that is not finite
  /// is rejected with a fault.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    guard baselineOffset.keepsLimit else {
      Diagnostics.report(
        "imageBaseline", "The baseline offset \(baselineOffset) of an image was ignored: \(GeometryLimit.valueRule).")
      return self
    }
    let copy = derived()
    copy.baseline = baselineOffset
    return copy
  }

  /// Returns the image without a baseline.
  public final func imageWithoutBaseline() -> UIImage {
    let copy = derived()
    copy.baseline = nil
    return copy
  }

  /// Whether views draw the image in their tint color, because it is a template or a symbol without colors of its own.
  final var takesTint: Bool {
    renderingMode == .alwaysTemplate
      || renderingMode == .automatic && symbol?.picture.isTemplate == true
  }

  /// Reports a fault and returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of an image returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// Creates the image that is registered for the given name. Returns nil if there is none.
  public convenience init?(named name: String) {
    guard let asset = ImageAssets.find(name) else { return nil }
    self.init(CGImage(.asset(asset.number), size: asset.size), size: asset.size)
  }

  /// Creates an image from PNG, JPEG, GIF or WebP data with a scale of 1. Returns nil for other data.
  ///
  /// Differs from Apple: only the header is validated, so later damage results in an empty image. Other formats are not
  /// supported. A GIF with several frames is animated. Data larger than 32 megabytes is rejected with a fault.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG, JPEG, GIF or WebP data with `scale` pixels per point. Returns nil for other data.
  ///
  /// A scale that is not finite and positive is reported as a fault and replaced with 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(bytes: [UInt8](data)) else { return nil }
    self.init(picture, pixelsInPoint: scale)
  }

  /// Creates an image from a `CGImage` with a scale of 1.
  public convenience init(cgImage: CGImage) { self.init(cgImage, pixelsInPoint: 1) }

  convenience init(_ picture: CGImage, pixelsInPoint scale: CGFloat, orientation: Orientation? = nil) {
    let isUsable = scale.keepsLimit && scale > 0
    if !isUsable {
      Diagnostics.report("imageScale", "The image scale \(scale) is invalid. Pass a number above 0.")
    }
    let scale = isUsable ? scale : 1
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    let isSideways = picture.orientation.isSideways
    self.init(
      picture, size: CGSize(width: isSideways ? height : width, height: isSideways ? width : height), scale: scale)
    statedOrientation = orientation
  }

  /// Returns the image with the given resizing behavior.
  final func resized(_ resizing: ImageResizing) -> UIImage { derived(resizing: resizing) }

  /// Sprung addition: creates a single-color image, 1 x 1 point by default. A size that is not finite and positive is
  /// reported as a fault and replaced with 1 x 1.
  public convenience init(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let isUsable = size.keepsLimit && size.width > 0 && size.height > 0
    if !isUsable {
      Diagnostics.report(
        "imageSize",
        "The image size \(size.width) x \(size.height) is invalid: both sides must be above 0 and at most 1e15 points."
      )
    }
    let size = isUsable ? size : CGSize(width: 1, height: 1)
    self.init(CGImage(.color(color.cgColor), size: size), size: size)
  }

  /// The image without its scale. Differs from Apple: this property is never nil, and the image is already rotated as
  /// specified by `imageOrientation`.
  open var cgImage: CGImage? { picture }

  /// The rotation and reflection with which the stored pixels are displayed. Default: the orientation in the metadata
  /// of a JPEG file, otherwise `up`.
  open var imageOrientation: Orientation { statedOrientation ?? picture.orientation }

  /// Returns PNG data of the image. For an image that was created from PNG data, this is the same data.
  ///
  /// Native builds render the image with the Cairo library, which must be installed. A fault is reported and the result
  /// is nil if the library is missing, and in the browser, where pixels are not available. The result is also nil for
  /// assets, for damaged files, for files other than PNG and JPEG, and for single colors larger than 16,384 pixels per
  /// side.
  open func pngData() -> Data? { picture.png.map { Data($0) } }

  /// Returns JPEG data of the image on a black background. A quality of 0 results in the smallest file, and 1 in the
  /// most accurate one.
  ///
  /// Native builds require the Cairo and libturbojpeg libraries. If a library is missing, and in the browser, a fault
  /// is reported and the result is nil. The result is also nil for assets.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    picture.jpeg(quality: compressionQuality.keepsLimit ? min(max(compressionQuality, 0), 1) : 1).map { Data($0) }
  }

  // MARK: Drawing

  /// Draws the image upright with its upper left corner at the given point of the current graphics context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at the given point, using a blend mode and an opacity in 0...1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright in the given rectangle of the current graphics context. The caps keep their size.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the given rectangle, using a blend mode and an opacity in 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContextStack.context(for: "draw(in:)"), rect.keepsLimit else { return }
    context.composing(blendMode, alpha) { draw(in: rect.standardized, of: $0, tint: ownTint) }
  }

  /// Fills a rectangle of the current graphics context by tiling the image at its natural size, starting at the origin
  /// of user space.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsContextStack.context(for: "drawAsPattern(in:)"), rect.keepsLimit, size.width > 0 else {
      return
    }
    fill(rect, of: context)
  }

  /// Returns the image with caps that keep their size when the image is drawn at a larger size. The area between the
  /// caps is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps that keep their size. The area between the caps is tiled or stretched. Insets that are
  /// not finite are reported as a fault and replaced with 0.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resized(ImageResizing(caps: capInsets.accepted, mode: resizingMode))
  }

  /// The cap insets, or zero for an image that is not resizable.
  open var capInsets: UIEdgeInsets { resizing?.caps ?? .zero }

  /// The resizing mode of the area between the caps. Default: tile.
  open var resizingMode: ResizingMode { resizing?.mode ?? .tile }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { derived(mode: renderingMode) }

  /// Returns the image with its opaque areas in a single color. If the rendering mode is `alwaysTemplate`, a view still
  /// uses its own tint color.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image with its opaque areas in a single color, and with the given rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    derived(mode: renderingMode, tint: color.cgColor)
  }

  /// Sprung addition: registers a name and a size in points for one of the host's asset numbers. A new registration
  /// replaces an earlier one. The number 0, numbers of 2^31 or more, and sizes that are not finite and positive are
  /// rejected with a fault.
  public static func register(named name: String, number: UInt32, size: CGSize) {
    guard number > 0, number < StageProtocol.firstImageNumber, size.keepsLimit, size.width > 0, size.height > 0
    else {
      Diagnostics.report(
        "imageSize",
        "Image asset \(number) is invalid: asset numbers must be from 1 to 2^31 - 1, and both sides of the size must "
          + "be above 0 and at most 1e15 points."
      )
      return
    }
    ImageAssets.add(ImageAssets.Asset(name: name, number: number, size: size))
  }
}
