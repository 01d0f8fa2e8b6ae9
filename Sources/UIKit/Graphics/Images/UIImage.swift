// SPDX-License-Identifier: MIT

import SprungStage

/// A picture: the bytes of a file, an asset that the host draws, or one color. Immutable.
///
/// Assets are pictures that lie beside the page (`assets/1.svg` in the browser host) and are known by number. A program
/// tells their names and sizes once, with `register(named:number:size:)`, before it asks for them.
/// Differs from Apple: pictures cannot be drawn or their pixels read, since pixels never reach Swift.
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
  /// The color that the picture takes by itself; nil for its own.
  private(set) final var ownTint: CGColor?

  private(set) final var picture = CGImage(.color(CGColor(gray: 0, alpha: 0)), size: CGSize(width: 1, height: 1))

  #if !hasFeature(Embedded)
    /// The address and the size in points. Native builds only.
    open override var description: String {
      "<" + ObjectDescription.title(of: self, separator: ":") + " anonymous "
        + ObjectDescription.braces(size.width, size.height) + ">"
    }
  #endif

  /// Makes an empty picture of zero size.
  public override init() {
    super.init()
  }

  convenience init(
    _ picture: CGImage, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: CGColor? = nil
  ) {
    self.init()
    self.picture = picture
    ownTint = tint
    measure = (size, scale, renderingMode)
  }

  /// Nil, after a warning: there are no archives to read a picture from.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of a picture is nil: there are no archives to read from; use another initializer")
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

  private convenience init(_ picture: CGImage, pixelsInPoint scale: CGFloat) {
    let isUsable = scale.keepsLimit && scale > 0
    if !isUsable {
      Diagnostics.report("imageScale", "an image was given a scale of \(scale); pass a number above 0")
    }
    let scale = isUsable ? scale : 1
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    let isSideways = picture.orientation.isSideways
    self.init(
      picture, size: CGSize(width: isSideways ? height : width, height: isSideways ? width : height), scale: scale)
  }

  /// Sprung addition: a picture of one color, 1 x 1 point unless told otherwise. A size that is not finite and
  /// positive is reported and becomes 1 x 1.
  public convenience init(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let isUsable = size.keepsLimit && size.width > 0 && size.height > 0
    if !isUsable {
      Diagnostics.report(
        "imageSize",
        "an image of \(size.width) x \(size.height) points was refused: sides must be above 0, and \(GeometryLimit.rule)"
      )
    }
    let size = isUsable ? size : CGSize(width: 1, height: 1)
    self.init(CGImage(.color(color.cgColor), size: size), size: size)
  }

  /// The picture without its scale. Differs from Apple: never nil, and shown turned as `imageOrientation` says.
  open var cgImage: CGImage? { picture }

  /// How the stored pixels are turned to be shown; what a JPEG file says of itself, and `up` otherwise.
  open var imageOrientation: Orientation { picture.orientation }

  /// The bytes of a PNG file of the picture: those it was made of if they were one, a new file for a color.
  ///
  /// Differs from Apple: nil for assets and for pictures made of other formats, since pixels never reach Swift, and for a
  /// color of more than 16,384 pixels a side.
  open func pngData() -> Data? { picture.png.map { Data($0) } }

  /// The same picture taking color in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, size: size, scale: scale, renderingMode: renderingMode, tint: ownTint)
  }

  /// The same picture in one color wherever it is opaque. A view shows it in its own tint color still, if the rendering mode
  /// is a template's.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The same picture in one color wherever it is opaque, taking color in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, size: size, scale: scale, renderingMode: renderingMode, tint: color.cgColor)
  }

  /// Sprung addition: tells the name and size in points of the host's asset of a number. A name that is already known
  /// is told anew; the number 0, numbers from 2^31 on and a size that is not finite and positive are reported and refused.
  public static func register(named name: String, number: UInt32, size: CGSize) {
    guard number > 0, number < StageProtocol.firstImageNumber, size.keepsLimit, size.width > 0, size.height > 0
    else {
      Diagnostics.report(
        "imageSize",
        "image asset \(number) was refused: numbers lie between 1 and 2^31 - 1, sides must be above 0 points, and \(GeometryLimit.rule)"
      )
      return
    }
    ImageAssets.add(ImageAssets.Asset(name: name, number: number, size: size))
  }
}
