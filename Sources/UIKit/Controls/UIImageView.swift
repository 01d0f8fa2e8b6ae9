// SPDX-License-Identifier: MIT

import SprungStage

/// A view that displays an image, scaled and positioned within the bounds as specified by `contentMode`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      var details = super.describedDetails
      if let image { details.content.append("image = " + image.description) }
      return details
    }
  #endif

  private let content = CALayer()

  /// The image. Setting an animated image starts its animation. Default: nil, which means no image.
  open var image: UIImage? {
    didSet {
      setNeedsLayout()
      playback?.stop()
      playback = nil
      image?.frames?.play(in: self)
    }
  }

  /// The image for the highlighted state. Default: nil, which means `image`.
  open var highlightedImage: UIImage? { didSet { setNeedsLayout() } }

  /// Whether the highlighted image is displayed. Default: false.
  open var isHighlighted = false { didSet { setNeedsLayout() } }

  // MARK: Animation

  /// The images that `startAnimating()` plays. Default: nil. Setting this property stops any animation.
  open var animationImages: [UIImage]? { didSet { endPlayback() } }

  /// The images that `startAnimating()` plays if the view is highlighted. Default: nil, in which case it plays
  /// `animationImages`. Setting this property stops any animation.
  open var highlightedAnimationImages: [UIImage]? { didSet { endPlayback() } }

  /// The duration of one cycle of images in seconds. Default: 0, which displays each image for 1/30 second. Negative
  /// and non-finite values are rejected with a fault. Changes apply to the next call to `startAnimating()`.
  open var animationDuration: TimeInterval = 0 {
    didSet {
      guard !(animationDuration >= 0 && animationDuration.isFinite) else { return }
      Diagnostics.report(
        "nonFiniteValue",
        "animationDuration \(animationDuration) is invalid. Pass a finite duration of at least 0 seconds.")
      animationDuration = oldValue
    }
  }

  /// The number of cycles. Default: 0, which means endless repetition. Negative values are treated as 0. Changes apply
  /// to the next call to `startAnimating()`.
  open var animationRepeatCount = 0

  /// The running animation, whose images are displayed instead of `image`, or nil if no animation is running.
  final var playback: ImagePlayback?

  /// Whether an animation is running, even if the view is not drawn because it is not in a visible window.
  open var isAnimating: Bool { playback != nil }

  /// Starts the animation at the first image, unless an animation is running. If there are no `animationImages`, and
  /// `image` is animated, `image` is played. After the animation, `image` is displayed.
  open func startAnimating() {
    guard playback == nil else { return }
    let images = (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? []
    guard !images.isEmpty else {
      image?.frames?.play(in: self)
      return
    }
    let thirtieths = Double(images.count) * UIKitTuning.animationImageDuration
    playback = ImagePlayer(
      self, images, duration: animationDuration > 0 ? animationDuration : thirtieths,
      repeatCount: max(0, animationRepeatCount))
    setNeedsLayout()
  }

  /// Stops the animation and displays `image` or, if that is an animated image, its first image.
  open func stopAnimating() { endPlayback() }

  private func endPlayback() {
    guard let running = playback else { return }
    running.stop()
    playback = nil
    playbackChanged()
  }

  /// Displays the current image of the animation immediately. A layout pass is not needed because all images have the
  /// same size.
  final func playbackChanged() { if !bounds.isEmpty { showContent() } }

  /// The values that are used if a symbol does not specify its own. Default: nil, in which case symbols have the font
  /// size of labels.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolContext.preferred }
    set { symbolContext.preferred = newValue }
  }

  /// The values that symbols inherit from the view that contains this image view.
  final var symbolContext = SymbolContext() {
    didSet {
      // The containing view sets this property in every layout pass, often to the same value.
      guard symbolContext != oldValue, shownImage?.symbol != nil else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open override var contentMode: UIView.ContentMode { didSet { setNeedsLayout() } }

  override var kindName: String { "UIImageView" }

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view that displays the given image, at the origin and with the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
    // Property observers are not called in initializers.
    image?.frames?.play(in: self)
  }

  /// Creates an image view with an image and a highlighted image. Its origin is zero, and its size is that of the first
  /// image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    setUp()
    // Property observers are not called in initializers.
    image?.frames?.play(in: self)
  }

  /// Creates an image view of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.isUserInteractionEnabled = false
    accessibility.traits = .image
    content.stageKind = .image
    content.animatesItself = false
    layer.insertSublayer(content, at: 0)
  }

  /// Returns the size of the image, regardless of the proposed size, or zero if there is no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }

  /// The size of the image, or no intrinsic size if there is no image.
  open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

  /// The displayed size of the image, or zero if there is no image.
  final var shownSize: CGSize { displayedImage?.size ?? .zero }

  open override func tintColorDidChange() { setNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard shownImage?.symbol != nil else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lays out the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
  }

  private func showContent() {
    let shownImage = playback?.image ?? displayedImage
    content.frame = shownImage.map { UIImageView.contentFrame($0.size, in: bounds, by: contentMode) } ?? .zero
    let tint = shownImage?.takesTint == true ? tintColor.cgColor : shownImage?.ownTint
    let color = (shownImage?.picture.color).map { tint ?? $0 }
    if content.backgroundColor != color { content.backgroundColor = color }
    if let shownImage, shownImage.resizing != nil, shownImage.picture.color == nil {
      content.showImage(nil)
      content.showResizable(shownImage, tint: tint)
    } else {
      content.showImage(shownImage?.picture, tint: tint)
      content.showDrawn(nil)
    }
  }

  private var shownImage: UIImage? {
    let own = isHighlighted ? highlightedImage ?? image : image
    return own ?? (playback == nil ? nil : animationImages?.first)
  }

  /// The displayed image. Symbols are adapted to the size, weight and direction of this view.
  private var displayedImage: UIImage? {
    guard let shownImage, let symbol = shownImage.symbol as? StyledSymbol else { return shownImage }
    return symbol.displayed(
      shownImage, in: symbolContext, traitCollection,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns the frame within the bounds, in points, for content with the given size.
  static func contentFrame(_ size: CGSize, in bounds: CGRect, by mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let scaleX = bounds.width / size.width
    let scaleY = bounds.height / size.height
    var width = size.width
    var height = size.height
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let scale = mode == .scaleAspectFit ? min(scaleX, scaleY) : max(scaleX, scaleY)
      width *= scale
      height *= scale
    default: break
    }
    var x = bounds.midX - width / 2
    var y = bounds.midY - height / 2
    switch mode {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - width
    default: break
    }
    switch mode {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
    default: break
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
