// SPDX-License-Identifier: MIT

/// Shows a part of content that is larger than itself, and lets a finger, wheel or key move it.
///
/// The content offset is the origin of the bounds. All motion is planned in closed form from the laws in `ScrollPhysics`,
/// so it is the same at every frame rate.
///
/// To zoom, set `maximumZoomScale` or `minimumZoomScale` and let the delegate name the view in `viewForZooming(in:)`:
///
/// ```swift
/// scrollView.maximumZoomScale = 4
/// func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
/// ```
@preconcurrency @MainActor
open class UIScrollView: UIView {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      var details = super.describedDetails
      let insets = adjustedContentInset
      details.ending = [
        "contentOffset: " + ObjectDescription.braces(contentOffset.x, contentOffset.y),
        "contentSize: " + ObjectDescription.braces(contentSize.width, contentSize.height),
        "adjustedContentInset: " + ObjectDescription.braces(insets.top, insets.left, insets.bottom, insets.right),
      ]
      return details
    }
  #endif

  #if hasFeature(Embedded)
    @WeakReference private var delegateReference: (any UIScrollViewDelegate)?
  #else
    // `weak`, because each step of scrolling reads it several times: reading a @WeakReference copies it.
    private weak var delegateReference: (any UIScrollViewDelegate)?
  #endif
  /// The delegate that is notified of scrolling and zooming. Default: nil.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get { delegateReference }
    set {
      delegateReference = newValue
      delegateDidChange()
    }
  }

  private let pan: ScrollPanGestureRecognizer
  @exclusivity(unchecked) private var size = CGSize.zero
  @exclusivity(unchecked) private var insets = UIEdgeInsets.zero
  @exclusivity(unchecked) private var zoomLimits = (lowest: CGFloat(1), highest: CGFloat(1))

  /// The current motion of the content.
  @exclusivity(unchecked) final var activity = Activity.idle
  /// Counts interruptions, so that a callback that starts something else is noticed.
  @exclusivity(unchecked) final var motionNumber: UInt32 = 0
  @exclusivity(unchecked) final var drag = Drag()
  /// The scroll view as the client of an engine, also for the scroll view of a section; nil for others.
  var itemClient: (any ItemEngineClient)? { nil }
  @exclusivity(unchecked) final var glide = Glide()
  @exclusivity(unchecked) final var offsetAnimation = OffsetAnimation()
  /// The offset that the wheel has set, as rounded and as meant.
  @exclusivity(unchecked) final var wheel = (applied: CGPoint.zero, exact: CGPoint.zero)
  @exclusivity(unchecked) final var indicators = ScrollIndicators()
  @exclusivity(unchecked) final var zoom = Zoom()
  /// Created when the limits of the scale first allow zooming.
  @exclusivity(unchecked) final var pinch: ScrollPinchGestureRecognizer?
  /// Seconds of the frame or event up to which the motion has been computed.
  @exclusivity(unchecked) final var movedUntil: TimeInterval = 0
  /// Whether an offset is to be stored without rounding it to pixels: a target or an edge, reached exactly.
  @exclusivity(unchecked) final var keepsExactOffset = false

  /// Whether a finger is down on the content, dragging or not.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content decelerates after a drag, or returns from an overscroll.
  open var isDecelerating: Bool { activity == .decelerating }

  /// Whether the content can be pulled past its edges. Default: true.
  open var bounces = true
  /// Whether content that fits can be pulled vertically, if `bounces`. Default: false.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled horizontally, if `bounces`. Default: false.
  open var alwaysBounceHorizontal = false
  /// Whether a drag that begins nearly along one axis moves the content along that axis only. Default: false.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest on multiples of the bounds' size. Default: false.
  open var isPagingEnabled = false
  /// Whether the safe area adds to the indicators' insets, unless `contentInsetAdjustmentBehavior` is `never`. Default: true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether touches, the wheel and keys can scroll the content. Default: true.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// How fast the content slows down after a flick. Default: normal. Rates outside 0...1, ends excluded, count as normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a horizontal indicator shows while the content moves. Default: true.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical indicator shows while the content moves. Default: true.
  open var showsVerticalScrollIndicator = true
  /// The color of the indicators. Default: default.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the vertical indicator keeps from the edges, in points. Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if !accepts(verticalScrollIndicatorInsets, as: "verticalScrollIndicatorInsets") {
        verticalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// How far the horizontal indicator keeps from the edges, in points. Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if !accepts(horizontalScrollIndicatorInsets, as: "horizontalScrollIndicatorInsets") {
        horizontalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// Whether views in the content learn of a touch only after 0.15 s, or when it is lifted. Default: true.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch back that the content knows of already. Default: true.
  open var canCancelContentTouches = true
  /// Whether the content scrolls to its top when the person requests it. Default: true.
  ///
  /// Differs from Apple: no host has a status bar to tap, so a program asks with `UIApplication.scrollToTop()`.
  open var scrollsToTop = true
  /// Whether a drag ends the input of text: what is first responder in the content then resigns. Default: none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether keys move the content. Default: true.
  open var allowsKeyboardScrolling = true
  /// When the safe area adds to the content inset. Default: automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange(from: oldAdjustment(behavior: oldValue)) }
  }

  /// The recognizer that moves the content. Its delegate stays the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms; nil while the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether a pinch may exceed the limits, with the scale returning to them afterwards. Default: true.
  open var bouncesZoom = true
  /// The smallest scale at rest. Default: 1. A value that is not finite and positive is rejected with a fault.
  open var minimumZoomScale: CGFloat {
    get { zoomLimits.lowest }
    set {
      guard acceptsScale(newValue, "minimumZoomScale") else { return }
      zoomLimits.lowest = newValue
      zoomLimitsDidChange()
    }
  }
  /// The largest scale at rest. Default: 1. A value that is not finite and positive is rejected with a fault; one that
  /// is not larger than the smallest disables zooming.
  open var maximumZoomScale: CGFloat {
    get { zoomLimits.highest }
    set {
      guard acceptsScale(newValue, "maximumZoomScale") else { return }
      zoomLimits.highest = newValue
      zoomLimitsDidChange()
    }
  }
  /// How large the view that zooms shows. Default: 1. Setting it is `setZoomScale(_:animated:)` without animation.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether two fingers are zooming.
  open var isZooming: Bool { zoom.phase == .pinching }
  /// Whether the scale is returning from outside its limits.
  open var isZoomBouncing: Bool { zoom.phase == .bouncing }
  /// Whether the scale changes because the program zooms with animation.
  open var isZoomAnimating: Bool { zoom.phase == .animating }
  /// Whether the offset changes because the program scrolls with animation.
  open var isScrollAnimating: Bool { activity == .animating }
  /// Whether the delegate has yet to be notified that the content has reached its top.
  @exclusivity(unchecked) final var goesToTop = false

  /// The height of the keyboard over the content, for controllers that avoid the keyboard automatically.
  @exclusivity(unchecked) final var keyboardInset: CGFloat = 0

  /// Room above the content while it is refreshed.
  @exclusivity(unchecked) final var refreshInset: CGFloat = 0

  /// The part of a bar above the content that shrinks while the content scrolls up; nil for none.
  @exclusivity(unchecked) final var topBar: ScrollTopBar?

  /// Asks for news when the content is pulled past its top. Default: nil.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.owner = nil
      oldValue?.removeFromSuperview()
      reserveInset(forRefresh: 0)
      guard let refreshControl else { return }
      refreshControl.owner = self
      contain(refreshControl)
      refreshControl.contentMoved()
      if refreshControl.isRefreshing { reserveInset(forRefresh: UIKitTuning.refreshHeight) }
    }
  }

  /// Displays the refresh control behind the content.
  final func contain(_ refreshControl: UIRefreshControl) { super.insertSubview(refreshControl, at: 0) }

  override var kindName: String { "UIScrollView" }

  /// Makes a scroll view without content; it clips to its bounds.
  public override init(frame: CGRect) {
    pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    super.init(frame: frame)
    adoptPan()
  }

  /// Makes a scroll view of zero size; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    super.init(coder: coder)
    adoptPan()
  }

  #if hasFeature(Embedded)
    deinit {
      pan.scrollView = nil
      pinch?.scrollView = nil
      FrameScheduler.shared.remove(self)
    }
  #endif

  private func adoptPan() {
    super.clipsToBounds = true
    if layer.stageKind == .box { layer.stageKind = .scroller }
    pan.scrollView = self
    #if !hasFeature(Embedded)
      // A subclass that adopts the protocol is the delegate of its own pan, as on Apple's platforms.
      pan.delegate = self as? any UIGestureRecognizerDelegate
    #endif
    super.addGestureRecognizer(pan)
  }

  /// The point of the content at the top left corner of the view, in points: the origin of the bounds.
  ///
  /// Setting it moves the content immediately, rounded to whole pixels, and is not limited to the legal range. A value
  /// that is not finite is rejected with a fault; numbers beyond 1e15 are limited to that.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let newValue = newValue.limited
      guard accepts(newValue, as: "contentOffset") else { return }
      let origin = keepsExactOffset ? newValue : roundedToPixels(newValue)
      if origin != bounds.origin { bounds = CGRect(origin: origin, size: bounds.size) }
    }
  }

  /// The size of the content, in points. Default: zero. Negative sides become 0, which is logged. A size that is not
  /// finite is rejected with a fault; numbers beyond 1e15 are limited to that.
  open var contentSize: CGSize {
    get { size }
    set {
      let newValue = newValue.limited
      guard newValue != size,
        accepts(newValue.keepsLimit, "contentSize \(newValue.width) x \(newValue.height)")
      else { return }
      let newSize = newValue.notNegative("contentSize of a scroll view")
      guard newSize != size else { return }
      layer.observers?.willChange(.contentSize)
      let old = offsetRange
      size = newSize
      shortenAnimation(within: old)
      rangeDidChange()
      layer.observers?.didChange(.contentSize)
    }
  }

  /// The inset around the content, in points. Default: zero. Insets that are not finite are rejected with a fault;
  /// numbers beyond 1e15 are limited to that.
  open var contentInset: UIEdgeInsets {
    get { insets }
    set {
      let newValue = newValue.limited
      guard newValue != insets,
        accepts(newValue, as: "contentInset")
      else { return }
      let old = adjustedContentInset
      layer.observers?.willChange(.contentInset)
      insets = newValue
      insetsDidChange(from: old)
      layer.observers?.didChange(.contentInset)
    }
  }

  /// The effective inset around the content: `contentInset` plus the safe area.
  open var adjustedContentInset: UIEdgeInsets { adjustment(behavior: contentInsetAdjustmentBehavior) }

  /// Sets the insets of both indicators; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The insets that count have changed. Default: nothing.
  open func adjustedContentInsetDidChange() {}

  /// The safe area changed, for example because a bar appeared: content that is scrolled to its beginning stays there.
  package override func safeAreaChanged(from oldSafeArea: UIEdgeInsets) {
    let old = adjustment(behavior: contentInsetAdjustmentBehavior, safe: oldSafeArea)
    let new = adjustedContentInset
    guard new != old else { return }
    var offset = contentOffset
    // Subtracted from zero: a plain minus would make a negative zero of no inset.
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset.x == -old.left { offset.x = 0 - new.left }
    if activity == .idle, offset != contentOffset { contentOffset = offset }
    insetsDidChange(from: old)
  }

  /// The content moves under the bars, so every part of it can be scrolled into view.
  package override var safeAreaForSubviews: UIEdgeInsets { .zero }

  /// Moves the content to an offset, animated over 0.3 s or immediately; stops any running motion.
  ///
  /// Animated, the offset itself changes with every frame. `scrollViewDidEndScrollingAnimation` follows, unless a
  /// finger interrupts the animation or the content is there already. While a finger drags, the content moves
  /// immediately and follows the finger from there. A value that is not finite is rejected with a fault.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let contentOffset = contentOffset.limited
    guard accepts(contentOffset, as: "contentOffset") else { return }
    if activity == .decelerating || activity == .animating { stopMotion() }
    if animated, activity != .dragging {
      animateOffset(to: contentOffset, duration: UIKitTuning.animatedOffsetDuration)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as possible so that a rectangle of it, in points, is in the viewport.
  ///
  /// A rectangle larger than the viewport is aligned with its start; one that is visible already changes nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = offset(showing: rect) else { return }
    setContentOffset(target, animated: animated)
  }

  /// Zooms to a scale within the limits, about the middle of the viewport, animated over 0.3 s or immediately.
  ///
  /// The delegate's view gets a scaling transform. Its center and the content's size change in proportion, so its top
  /// left corner keeps its position in the content. Animated, the scale changes with every frame, between
  /// `scrollViewWillBeginZooming` and `scrollViewDidEndZooming`. Without a view for zooming nothing happens. A scale
  /// that is not finite and positive is rejected with a fault.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard acceptsScale(scale, "zoomScale") else { return }
    let target = limited(scale)
    zoom(to: target, offset: centerdOffset(at: target), animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the viewport as far as the limits allow,
  /// and is centered in it. An empty rectangle, or one that is not finite, is rejected with a fault.
  open func zoom(to rect: CGRect, animated: Bool) {
    let wanted = rect.standardized
    let isGood = wanted.keepsLimit && !wanted.isEmpty
    guard
      accepts(isGood, "the rectangle to zoom to (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"),
      let view = zoomedView
    else { return }
    let target = limited(min(bounds.width / wanted.width, bounds.height / wanted.height))
    let middle = view.convert(CGPoint(x: wanted.midX, y: wanted.midY), to: self)
    let ratio = target / zoom.scale
    let offset = CGPoint(x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2)
    zoom(to: target, offset: offset, animated: animated)
  }

  /// Stops decelerations and animated scrolling where they are; a scale outside its limits changes to the nearest limit
  /// immediately.
  open func stopScrollingAndZooming() {
    if activity == .decelerating || activity == .animating { stopMotion() }
    stopZooming()
    if !isTracking { rangeDidChange() }
  }

  /// Stores the content's size and leaves the offset to the caller.
  final func setSizeOnly(_ newSize: CGSize) {
    guard newSize != size else { return }
    layer.observers?.willChange(.contentSize)
    size = newSize
    layer.observers?.didChange(.contentSize)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators() }

  /// Whether a view in the content may have the touches. Default: true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take the touches of a view in the content back. Default: true, except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// While the content decelerates, its subviews receive no touches: a finger stops the motion.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && activity == .decelerating && isScrollEnabled ? self : hit
  }

  /// At its top a list with a refresh control asks for news.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up, contentOffset.y <= offsetRange.y.lowerBound else { return false }
    return refreshControl?.ask() ?? false
  }

  // Hooks for collection views.

  /// The offset at rest that a layout prefers to a proposed one; the velocity is in points per millisecond.
  package func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether content that a finger catches and releases scrolls on to where `targetContentOffset(proposed:velocity:)` wants
  /// it. Default: false, as for UIKit's custom layouts.
  package var settlesWhenCaught: Bool { false }

  /// Another delegate was set.
  package func delegateDidChange() {}

  /// Whether the delegate may be notified: no transaction of a subclass is open. Default: true.
  package var mayNotify: Bool { true }

  /// A drag has ended, and the content moves on or not. Default: nothing.
  func dragEnded(willDecelerate: Bool) {}

  /// Makes a notification when the open transaction of a subclass is over.
  package func notifyLater(_ call: @escaping () -> Void) { call() }

  /// Notifies the delegate of what follows from a change. Overridden where changes are parts of a transaction.
  func report(_ call: ScrollCall) { makeCall(call) }

  /// Moves the keyboard focus through the content. Default: nil, so that the focus moves between visible views.
  var focusItems: (any FocusGroup)? { nil }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { rangeDidChange() }
    if let topBar, bounds.origin.y != oldBounds.origin.y { makeOrQueue { [self] in topBar.contentMoved(in: self) } }
    refreshControl?.contentMoved()
    guard bounds.origin != oldBounds.origin else { return }
    setNeedsLayout()
    layOutIndicators()
    report(.didScroll)
  }

  /// The whole content: its size, as constraints of the content say, becomes `contentSize`. Edges of the scroll view itself
  /// mean the same in constraints of its content. While constraints leave the size open, it is `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The visible frame of the scroll view: views that are constrained to it stay while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    makeLayoutStorage().hasFrameGuide = true
    return LayoutGuideOwnership.systemGuide(of: self, .scrollFrame, "UIScrollView-frameLayoutGuide")
  }
}
