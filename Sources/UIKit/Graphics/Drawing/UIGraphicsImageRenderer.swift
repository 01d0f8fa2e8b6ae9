// SPDX-License-Identifier: MIT

/// Renders images. A renderer can be used any number of times. Each image is initially empty.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let dot = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A block that draws an image in the current context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images with the given size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images with the given size in points and the given format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for the given bounds in points. The origin can differ from (0, 0).
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for the given bounds in points. Later changes to the format have no effect.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = format.scale.keepsLimit && format.scale > 0 ? format.scale : CGContext.scaleOfScreen
    copy.opaque = format.opaque
    copy.preferredRange = format.preferredRange
    copy.shownBounds = bounds
    imageFormat = copy
    super.init(copy)
  }

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Returns the image that the block draws. If the size is not finite and positive, a fault is reported and the image
  /// is empty.
  open func image(actions: DrawingActions) -> UIImage { draw(actions).currentImage }

  /// Returns PNG data of the image that the block draws. The data is empty if pixels are not available (see
  /// `UIImage.pngData()`).
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns JPEG data of the image that the block draws. The data is empty if pixels are not available (see
  /// `UIImage.jpegData(compressionQuality:)`).
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
    let bounds = imageFormat.bounds
    let context = CGContext.forImage(size: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    let renderer = UIGraphicsImageRendererContext(context, imageFormat)
    GraphicsContextStack.draw(in: context) { actions(renderer) }
    return renderer
  }
}

/// The base class of renderers. See `UIGraphicsImageRenderer`.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// The format of the drawings.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether drawings are images.
  open var allowsImageOutput: Bool { true }

  private let rendererFormat: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    rendererFormat = format
    super.init()
  }
}
