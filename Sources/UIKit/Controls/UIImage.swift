// SPDX-License-Identifier: MIT

/// A picture: an asset that the host draws, or one colour. Immutable.
///
/// Assets are pictures that lie beside the page (`assets/1.svg` in the browser host) and are known by number. A program
/// tells their names and sizes once, with `register(named:number:size:)`, before it asks for them.
/// Differs from Apple: pictures cannot be made from data or drawn, since pixels never reach Swift.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture takes colour.
  public enum RenderingMode: Int, Sendable {
    /// As its own colours are.
    case automatic = 0
    /// As its own colours are.
    case alwaysOriginal = 1
    /// One colour, the tint colour; for pictures of one colour.
    case alwaysTemplate = 2
  }

  /// What the host draws.
  enum Content: Equatable, Sendable {
    case asset(UInt32)
    case color(CGColor)
  }

  /// The size in points.
  public let size: CGSize
  /// The pixels in a point, 1: pictures are drawn in the resolution of the screen.
  public let scale: CGFloat = 1
  /// How the picture takes colour. Default: automatic.
  public let renderingMode: RenderingMode

  let content: Content

  init(content: Content, size: CGSize, renderingMode: RenderingMode) {
    self.content = content
    self.size = size
    self.renderingMode = renderingMode
    super.init()
  }

  /// The picture of a registered name; nil if there is none.
  public convenience init?(named name: String) {
    guard let asset = ImageAssets.find(name) else { return nil }
    self.init(content: .asset(asset.number), size: asset.size, renderingMode: .automatic)
  }

  /// Sprung addition: a picture of one colour, 1 x 1 point unless told otherwise. A size that is not finite and
  /// positive is reported and becomes 1 x 1.
  public convenience init(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    if !isUsable {
      Diagnostics.report("imageSize", "an image has a size that is not finite and positive; pass sides above 0 points")
    }
    self.init(
      content: .color(color.cgColor), size: isUsable ? size : CGSize(width: 1, height: 1), renderingMode: .automatic)
  }

  /// The same picture taking colour in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, size: size, renderingMode: renderingMode)
  }

  /// Sprung addition: tells the name and size in points of the host's asset of a number. A name that is already known
  /// is told anew; the number 0 and a size that is not finite and positive are reported and refused.
  public static func register(named name: String, number: UInt32, size: CGSize) {
    guard number > 0, size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      Diagnostics.report(
        "imageSize",
        "image asset \(number) was refused: numbers begin at 1, and sides must be finite and above 0 points")
      return
    }
    ImageAssets.add(ImageAssets.Asset(name: name, number: number, size: size))
  }
}

/// The assets that the program told of.
nonisolated enum ImageAssets {
  struct Asset {
    let name: String
    let number: UInt32
    let size: CGSize
  }

  nonisolated(unsafe) private static var assets: [Asset] = []

  static func find(_ name: String) -> Asset? { assets.first { $0.name == name } }

  static func add(_ asset: Asset) {
    assets.removeAll { $0.name == asset.name }
    assets.append(asset)
  }
}
