// SPDX-License-Identifier: MIT

import SprungStage

/// Shows a picture, fitted into its bounds by `contentMode`.
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

  /// The picture; nil, the default, shows nothing. An animated image begins to play.
  open var image: UIImage? {
    didSet {
      setNeedsLayout()
      playback?.stop()
      playback = nil
      image?.frames?.play(in: self)
    }
  }

  /// The picture while highlighted; nil, the default, is `image`.
  open var highlightedImage: UIImage? { didSet { setNeedsLayout() } }

  /// Whether the highlighted picture shows. Default: false.
  open var isHighlighted = false { didSet { setNeedsLayout() } }

  // MARK: Animation

  /// The pictures that `startAnimating()` runs through. Default: nil. Setting it stops an animation.
  open var animationImages: [UIImage]? { didSet { endPlayback() } }

  /// The pictures that are run through while the view is highlighted. Default: nil, for `animationImages`. Setting it stops an animation.
  open var highlightedAnimationImages: [UIImage]? { didSet { endPlayback() } }

  /// Seconds of a run through the pictures. Default: 0, for a thirtieth of a second for each picture. A number that is
  /// not finite, or negative, is reported and rejected. It applies from the next `startAnimating()` on.
  open var animationDuration: TimeInterval = 0 {
    didSet {
      guard !(animationDuration >= 0 && animationDuration.isFinite) else { return }
      Diagnostics.report(
        "nonFiniteValue",
        "animationDuration \(animationDuration) is invalid. Pass a finite number of seconds, 0 or more.")
      animationDuration = oldValue
    }
  }

  /// How often the pictures are run through. Default: 0, again and again. It counts from the next `startAnimating()` on; a negative
  /// number counts as 0.
  open var animationRepeatCount = 0

  /// The picture that is displayed instead of the image while the view is animated.
  final var playback: ImagePlayback?

  /// Whether the view runs through pictures. One outside of a visible window does, too, although nothing is drawn.
  open var isAnimating: Bool { playback != nil }

  /// Plays the pictures from the first one on; a running animation continues. Without pictures an animated image plays,
  /// and otherwise nothing happens. Afterwards `image` is displayed again.
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

  /// Stops the image animation. The image is displayed again, of an animated one its first picture.
  open func stopAnimating() { endPlayback() }

  private func endPlayback() {
    guard let running = playback else { return }
    running.stop()
    playback = nil
    playbackChanged()
  }

  /// Displays another picture at once; sizes do not change.
  final func playbackChanged() { if !bounds.isEmpty { showContent() } }

  /// The configuration of symbols, where they leave something open. Default: nil, for the size of labels.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolContext.preferred }
    set { symbolContext.preferred = newValue }
  }

  /// The values that symbols inherit from the view that contains this one.
  final var symbolContext = SymbolContext() {
    didSet {
      // Views say the same again in every layout.
      guard symbolContext != oldValue, shownImage?.symbol != nil else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open override var contentMode: UIView.ContentMode { didSet { setNeedsLayout() } }

  override var kindName: String { "UIImageView" }

  /// Makes an image view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an image view of the picture's size at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
    // Observers of properties are not called in initializers.
    image?.frames?.play(in: self)
  }

  /// Makes an image view of the picture's size at the origin, with another picture for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    self.image = image
    setUp()
    // Observers of properties are not called in initializers.
    image?.frames?.play(in: self)
  }

  /// Makes an image view of zero size; decoding from archives is not supported.
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

  /// The picture's size, whatever is offered; zero without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

  /// The size of the picture as it is displayed; zero without a picture.
  final var shownSize: CGSize { displayedImage?.size ?? .zero }

  open override func tintColorDidChange() { setNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard shownImage?.symbol != nil else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the picture.
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

  /// The picture, and symbols in the size, weight and direction of this view.
  private var displayedImage: UIImage? {
    guard let shownImage, let symbol = shownImage.symbol as? StyledSymbol else { return shownImage }
    return symbol.displayed(
      shownImage, in: symbolContext, traitCollection,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The frame of content with a size in bounds, in points.
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
