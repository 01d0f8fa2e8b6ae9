// SPDX-License-Identifier: MIT

import SprungStage

/// A picture: the bytes of a file, an asset that the host draws, one color, or what was drawn in a graphics context. Immutable.
///
/// Assets are pictures beside the page (`assets/1.svg` in the browser host), identified by number. A program registers
/// their names and sizes once, with `register(named:number:size:)`, before it uses them.
/// Differs from Apple: pixels are available in native builds only, see `pngData()`.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture takes color.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As its own colors are.
    case automatic = 0
    /// As its own colors are.
    case alwaysOriginal = 1
    /// The tint color wherever the picture is opaque.
    case alwaysTemplate = 2
  }

  /// The size in points, as it is shown: pixels divided by `scale`, turned as `imageOrientation` says.
  open var size: CGSize { measure.size }
  /// The pixels in a point; 1 for assets and colors, which are drawn in the resolution of the screen.
  open var scale: CGFloat { measure.scale }
  /// How the picture takes color. Default: automatic.
  open var renderingMode: RenderingMode { measure.mode }

  private var measure = (size: CGSize.zero, scale: CGFloat(1), mode: RenderingMode.automatic)
  /// How it becomes larger; nil stretches it.
  private(set) final var resizing: ImageResizing?
  /// How it was said to be turned; the picture is turned already.
  private var statedOrientation: Orientation?
  /// The color that the picture is drawn in; nil for its own.
  private(set) final var ownTint: CGColor?

  /// The symbol that the image shows; nil for other images.
  private(set) final var symbol: ImageSymbol?
  /// The pictures of an animated image; nil for other images.
  private(set) final var frames: ImageFrames?
  /// The images of an animated image, nil for any other one.
  open var images: [UIImage]? { frames?.images }
  /// Seconds of a run through the images of an animated image, 0 for any other one.
  open var duration: TimeInterval { frames?.duration ?? 0 }
  /// Points from the lower edge to the baseline; nil without one.
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

  /// Makes an empty picture of zero size.
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

  /// An image of a symbol.
  convenience init(_ symbol: ImageSymbol) {
    self.init(symbol.picture.image, size: symbol.picture.size, scale: symbol.picture.pixels)
    self.symbol = symbol
    baseline = symbol.picture.baseline
  }

  /// The same image with some properties changed.
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

  /// Points from the lower edge of the image to the baseline of text beside it; nil, the default, except for symbols.
  public final var baselineOffsetFromBottom: CGFloat? { baseline }

  /// The same image with a baseline some points above its lower edge. A distance that is not finite is reported and ignored.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    guard baselineOffset.keepsLimit else {
      Diagnostics.report(
        "imageBaseline", "The baseline offset \(baselineOffset) of an image was ignored: \(GeometryLimit.rule).")
      return self
    }
    let copy = derived()
    copy.baseline = baselineOffset
    return copy
  }

  /// The same image without a baseline.
  public final func imageWithoutBaseline() -> UIImage {
    let copy = derived()
    copy.baseline = nil
    return copy
  }

  /// Whether views show the image in their tint color: templates, and symbols without colors of their own.
  final var takesTint: Bool {
    renderingMode == .alwaysTemplate
      || renderingMode == .automatic && symbol?.picture.isTemplate == true
  }

  /// Nil, after a warning: decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of an image returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// The picture of a registered name; nil if there is none.
  public convenience init?(named name: String) {
    guard let asset = ImageAssets.find(name) else { return nil }
    self.init(CGImage(.asset(asset.number), size: asset.size), size: asset.size)
  }

  /// The picture in the bytes of a PNG, JPEG, GIF or WebP file, one pixel a point; nil for anything else.
  ///
  /// Differs from Apple: only the head of the file is read, so damage behind it shows as an empty picture; other formats
  /// are unknown; a GIF of several pictures plays; above 32 megabytes nothing is taken, which is reported.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in the bytes of a PNG, JPEG, GIF or WebP file with `scale` pixels a point; nil for anything else.
  ///
  /// A scale that is not finite and above 0 is reported and counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(bytes: [UInt8](data)) else { return nil }
    self.init(picture, pixelsInPoint: scale)
  }

  /// The picture of a `CGImage`, one pixel a point.
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

  /// The same image that becomes larger in another way.
  final func resized(_ resizing: ImageResizing) -> UIImage { derived(resizing: resizing) }

  /// Sprung addition: a picture of one color, 1 x 1 point by default. A size that is not finite and positive is
  /// reported and becomes 1 x 1.
  public convenience init(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let isUsable = size.keepsLimit && size.width > 0 && size.height > 0
    if !isUsable {
      Diagnostics.report(
        "imageSize",
        "The image size \(size.width) x \(size.height) is invalid: it must be above 0, and \(GeometryLimit.rule)."
      )
    }
    let size = isUsable ? size : CGSize(width: 1, height: 1)
    self.init(CGImage(.color(color.cgColor), size: size), size: size)
  }

  /// The picture without its scale. Differs from Apple: never nil, and shown turned as `imageOrientation` says.
  open var cgImage: CGImage? { picture }

  /// The rotation of the stored pixels for display; that of the metadata for a JPEG file, and `up` otherwise.
  open var imageOrientation: Orientation { statedOrientation ?? picture.orientation }

  /// The bytes of a PNG file of the picture: those it was made of if they were one, else a new file.
  ///
  /// Native builds draw the picture with the library Cairo, which must be installed. Nil after a report where it is not, and in the
  /// browser, where pixels never reach Swift; nil also for assets, for damaged files and those that are neither PNG nor JPEG, and for a color
  /// of more than 16,384 pixels a side.
  open func pngData() -> Data? { picture.png.map { Data($0) } }

  /// The bytes of a JPEG file of the picture, over black where it is transparent; a quality of 0 makes small files, 1 exact ones.
  ///
  /// Native builds need the libraries Cairo and libturbojpeg. Nil after a report where they are missing, and in the browser; nil also for
  /// assets.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    picture.jpeg(quality: compressionQuality.keepsLimit ? min(max(compressionQuality, 0), 1) : 1).map { Data($0) }
  }

  // MARK: Drawing

  /// Draws the image upright with its upper left corner at a point of the current graphics context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at a point, combined as `blendMode` says and with an opacity of 0...1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright in a rectangle of the current graphics context; cap insets keep their size.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle, combined as `blendMode` says and with an opacity of 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContextStack.context(for: "draw(in:)"), rect.keepsLimit else { return }
    context.composing(blendMode, alpha) { draw(in: rect.standardized, of: $0, tint: ownTint) }
  }

  /// Fills a rectangle of the current graphics context with the image at its size, from the upper left corner on.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsContextStack.context(for: "drawAsPattern(in:)"), rect.keepsLimit, size.width > 0 else {
      return
    }
    fill(rect, of: context)
  }

  /// The same image with edges of some points that keep their size where it is drawn larger; the part between is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with edges that keep their size; the part between is repeated or stretched. Insets that are not finite are
  /// reported and count as 0.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resized(ImageResizing(caps: capInsets.accepted, mode: resizingMode))
  }

  /// The edges that keep their size; zero for an image that is not resizable.
  open var capInsets: UIEdgeInsets { resizing?.caps ?? .zero }

  /// How the part between the caps fills a larger image. Default: tile.
  open var resizingMode: ResizingMode { resizing?.mode ?? .tile }

  /// The same picture taking color in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { derived(mode: renderingMode) }

  /// The same picture in one color wherever it is opaque. A view shows it in its own tint color still, if the rendering mode
  /// is a template's.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The same picture in one color wherever it is opaque, taking color in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    derived(mode: renderingMode, tint: color.cgColor)
  }

  /// Sprung addition: registers the name and size in points of the host's asset with a number. A known name is
  /// registered again; the number 0, numbers from 2^31 on and a size that is not finite and positive are reported and
  /// rejected.
  public static func register(named name: String, number: UInt32, size: CGSize) {
    guard number > 0, number < StageProtocol.firstImageNumber, size.keepsLimit, size.width > 0, size.height > 0
    else {
      Diagnostics.report(
        "imageSize",
        "Image asset \(number) is invalid: its number must be from 1 to 2^31 - 1, its size above 0, and \(GeometryLimit.rule)."
      )
      return
    }
    ImageAssets.add(ImageAssets.Asset(name: name, number: number, size: size))
  }
}
