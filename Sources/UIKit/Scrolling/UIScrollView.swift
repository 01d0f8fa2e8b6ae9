// SPDX-License-Identifier: MIT

/// A view that displays part of larger content and lets the user scroll it by touch, wheel or keyboard.
///
/// The content offset is the origin of the bounds. All motion is computed with the closed-form equations in
/// `ScrollPhysics`, so it is the same at every frame rate.
///
/// To enable zooming, set `maximumZoomScale` or `minimumZoomScale` and return the view from `viewForZooming(in:)` in
/// the delegate:
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
    // The reference is declared `weak`: each scrolling step reads it several times, and each read of a @WeakReference
    // would copy its storage.
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
  @exclusivity(unchecked) private var alignment = CGPoint.zero
  @exclusivity(unchecked) private var bouncingAxes = (horizontal: true, vertical: true)
  @exclusivity(unchecked) private var zoomLimits = (lowest: CGFloat(1), highest: CGFloat(1))

  /// The current motion of the content.
  @exclusivity(unchecked) final var activity = Activity.idle
  /// A number that is incremented whenever a motion starts or stops. It is used to detect that a callback has started
  /// another motion.
  @exclusivity(unchecked) final var motionNumber: UInt32 = 0
  @exclusivity(unchecked) final var drag = Drag()
  /// This scroll view if it is an item engine client, or the client that contains it as a section's scroll view, and
  /// otherwise nil.
  var itemClient: (any ItemEngineClient)? { nil }
  @exclusivity(unchecked) final var glide = Glide()
  @exclusivity(unchecked) final var offsetAnimation = OffsetAnimation()
  /// The offset that the latest wheel event has set, both rounded and exact.
  @exclusivity(unchecked) final var wheel = (applied: CGPoint.zero, exact: CGPoint.zero)
  @exclusivity(unchecked) final var indicators = ScrollIndicators()
  @exclusivity(unchecked) final var zoom = Zoom()
  /// The pinch recognizer. It is created when the scale limits first allow zooming.
  @exclusivity(unchecked) final var pinch: ScrollPinchGestureRecognizer?
  /// The timestamp in seconds up to which the motion has been computed.
  @exclusivity(unchecked) final var movedUntil: TimeInterval = 0
  /// Whether the offset is stored without rounding to whole pixels, so that a target or an edge is reached exactly.
  @exclusivity(unchecked) final var keepsExactOffset = false

  /// Whether a drag at the top of the content may move an enclosing view, such as a sheet.
  var sharesDrags: Bool { true }

  /// Whether a touch is active on the content, regardless of whether it is dragging the content.
  open internal(set) var isTracking = false
  /// Whether the user is dragging the content.
  open internal(set) var isDragging = false
  /// Whether the content is decelerating after a drag or returning from an overscroll.
  open var isDecelerating: Bool { activity == .decelerating }

  /// Whether the content can be pulled past any of its edges. Setting this property sets `bouncesHorizontally` and
  /// `bouncesVertically`. Default: true.
  open var bounces: Bool {
    get { bouncingAxes.horizontal || bouncingAxes.vertical }
    set { bouncingAxes = (newValue, newValue) }
  }
  /// Whether the content can be pulled past its left and right edges. Default: true.
  open var bouncesHorizontally: Bool {
    get { bouncingAxes.horizontal }
    set { bouncingAxes.horizontal = newValue }
  }
  /// Whether the content can be pulled past its top and bottom edges. Default: true.
  open var bouncesVertically: Bool {
    get { bouncingAxes.vertical }
    set { bouncingAxes.vertical = newValue }
  }
  /// Whether content that is smaller than the view can be pulled vertically if `bouncesVertically` is true. Default:
  /// false.
  open var alwaysBounceVertical = false
  /// Whether content that is smaller than the view can be pulled horizontally if `bouncesHorizontally` is true. Default:
  /// false.
  open var alwaysBounceHorizontal = false
  /// The position of content that is smaller than the visible area inside the insets, in unit coordinates. Default:
  /// (0, 0), which is the top left corner. With (0.5, 0.5), the content is centered.
  ///
  /// Components are clamped to 0...1. A value that is not finite is rejected with a fault. Below a bar with a large title
  /// that shrinks, the content is always at the top.
  open var contentAlignmentPoint: CGPoint {
    get { alignment }
    set {
      guard accepts(newValue, as: "contentAlignmentPoint") else { return }
      alignment = CGPoint(x: min(max(newValue.x, 0), 1), y: min(max(newValue.y, 0), 1))
      rangeDidChange()
    }
  }
  /// Whether a drag that begins nearly along one axis moves the content along that axis only. Default: false.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the bounds size. Default: false.
  open var isPagingEnabled = false
  /// Whether the indicators' insets include the safe area. This property is ignored if `contentInsetAdjustmentBehavior`
  /// is `never`. Default: true.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether touches, the wheel and keys can scroll the content. Default: true.
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// The rate at which the content decelerates after a flick. If the value is not between 0 and 1, the normal rate is
  /// used. Default: normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a horizontal indicator is visible while the content moves. Default: true.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical indicator is visible while the content moves. Default: true.
  open var showsVerticalScrollIndicator = true
  /// The color of the indicators. Default: default.
  open var indicatorStyle = IndicatorStyle.default
  /// The distance of the vertical indicator from the edges, in points. Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if !accepts(verticalScrollIndicatorInsets, as: "verticalScrollIndicatorInsets") {
        verticalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// The distance of the horizontal indicator from the edges, in points. Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if !accepts(horizontalScrollIndicatorInsets, as: "horizontalScrollIndicatorInsets") {
        horizontalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// Whether touches are delivered to the content after a delay of 0.15 s, or when they end if that is earlier.
  /// Default: true.
  open var delaysContentTouches = true
  /// Whether a drag can cancel touches that have already been delivered to the content. Default: true.
  open var canCancelContentTouches = true
  /// Whether the content scrolls to its top at the user's request. Default: true.
  ///
  /// Differs from Apple: hosts have no status bar to tap, so the application must call `UIApplication.scrollToTop()`.
  open var scrollsToTop = true
  /// How a drag dismisses the keyboard. The keyboard is dismissed by making the first responder in the content resign.
  /// Default: none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the user can scroll the content with the keyboard. Default: true.
  open var allowsKeyboardScrolling = true
  /// The conditions for adding the safe area to the content inset. Default: automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange(from: oldAdjustment(behavior: oldValue)) }
  }

  /// The recognizer that scrolls the content. The recognizer's delegate is always the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms the content, or nil while the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether a pinch can change the scale beyond its limits. At the end of the pinch, the scale then returns to the
  /// nearest limit. Default: true.
  open var bouncesZoom = true
  /// The minimum scale while the content is at rest. A value that is not finite and positive is rejected with a fault.
  /// Default: 1.
  open var minimumZoomScale: CGFloat {
    get { zoomLimits.lowest }
    set {
      guard acceptsScale(newValue, "minimumZoomScale") else { return }
      zoomLimits.lowest = newValue
      zoomLimitsDidChange()
    }
  }
  /// The maximum scale while the content is at rest. A value that is not finite and positive is rejected with a fault.
  /// Zooming is disabled if the maximum scale does not exceed the minimum scale. Default: 1.
  open var maximumZoomScale: CGFloat {
    get { zoomLimits.highest }
    set {
      guard acceptsScale(newValue, "maximumZoomScale") else { return }
      zoomLimits.highest = newValue
      zoomLimitsDidChange()
    }
  }
  /// The current scale of the zoomed view. Setting the scale calls `setZoomScale(_:animated:)` without animation.
  /// Default: 1.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether the user is zooming with a pinch.
  open var isZooming: Bool { zoom.phase == .pinching }
  /// Whether the scale is returning from outside its limits.
  open var isZoomBouncing: Bool { zoom.phase == .bouncing }
  /// Whether the app is changing the scale with animation.
  open var isZoomAnimating: Bool { zoom.phase == .animating }
  /// Whether the app is scrolling with animation.
  open var isScrollAnimating: Bool { activity == .animating }
  /// Whether the delegate must be notified when the content reaches its top.
  @exclusivity(unchecked) final var goesToTop = false

  /// The height by which the keyboard covers the content. Controllers that automatically avoid the keyboard set this
  /// property.
  @exclusivity(unchecked) final var keyboardInset: CGFloat = 0

  /// The inset above the content during a refresh.
  @exclusivity(unchecked) final var refreshInset: CGFloat = 0

  /// The parts of a bar above the content that shrink while the content moves up, or nil if there are none.
  @exclusivity(unchecked) final var topBar: ScrollTopBar?

  /// The control that requests new content when the user pulls the content past its top. Default: nil.
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
      if refreshControl.isRefreshing { reserveInset(forRefresh: refreshControl.height) }
    }
  }

  /// Displays the refresh control behind the content.
  final func contain(_ refreshControl: UIRefreshControl) { super.insertSubview(refreshControl, at: 0) }

  override var kindName: String { "UIScrollView" }

  /// Creates a scroll view without content that clips to its bounds.
  public override init(frame: CGRect) {
    pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    super.init(frame: frame)
    adoptPan()
  }

  /// Creates a scroll view of zero size. Decoding from archives is not supported.
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
      // As on Apple's platforms, a subclass that adopts the protocol is the delegate of its own pan recognizer.
      pan.delegate = self as? any UIGestureRecognizerDelegate
    #endif
    super.addGestureRecognizer(pan)
  }

  /// The point of the content at the top left corner of the view, in points. The offset equals the origin of the
  /// bounds.
  ///
  /// Setting the offset moves the content immediately. The value is rounded to whole pixels and is not clamped to the
  /// valid range. A value that is not finite is rejected with a fault, and components are clamped to ±1e15.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let newValue = newValue.limited
      guard accepts(newValue, as: "contentOffset") else { return }
      let origin = keepsExactOffset ? newValue : roundedToPixels(newValue)
      if origin != bounds.origin { bounds = CGRect(origin: origin, size: bounds.size) }
    }
  }

  /// The size of the content, in points. Negative dimensions are reported and replaced with 0. A size that is not
  /// finite is rejected with a fault, and dimensions beyond 1e15 are clamped. Default: zero.
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

  /// The inset around the content, in points. Insets that are not finite are rejected with a fault, and values beyond
  /// 1e15 are clamped. Default: zero.
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

  /// The insets of both indicators. Reading this property returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Called when the adjusted content insets have changed. Default: nothing.
  open func adjustedContentInsetDidChange() {}

  /// Called when the safe area has changed, for example because a bar was added. Content that is scrolled to its start
  /// remains at its start.
  package override func safeAreaChanged(from oldSafeArea: UIEdgeInsets) {
    let old = adjustment(behavior: contentInsetAdjustmentBehavior, safe: oldSafeArea)
    let new = adjustedContentInset
    guard new != old else { return }
    var offset = contentOffset
    // The insets are subtracted from zero, because negation would turn zero into negative zero.
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset.x == -old.left { offset.x = 0 - new.left }
    if activity == .idle, offset != contentOffset { contentOffset = offset }
    insetsDidChange(from: old)
  }

  /// Always zero, because the content extends under the bars and every part of it can be scrolled into view.
  package override var safeAreaForSubviews: UIEdgeInsets { .zero }

  /// Stops any running motion, and moves the content to an offset, either immediately or with an animation of 0.3 s.
  ///
  /// If animated, the offset itself changes in every frame. `scrollViewDidEndScrollingAnimation` is called at the end,
  /// unless a touch interrupts the animation or the content is already at the offset. During a drag, the content moves
  /// immediately, and the drag continues from the new offset. A value that is not finite is rejected with a fault.
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

  /// Scrolls by the shortest distance that makes a rectangle of the content visible. The rectangle is in points.
  ///
  /// If the rectangle is larger than the viewport, the start of the rectangle becomes visible. Has no effect if the
  /// rectangle is already visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = offset(showing: rect) else { return }
    setContentOffset(target, animated: animated)
  }

  /// Zooms about the center of the viewport, either immediately or with an animation of 0.3 s. The scale is clamped to
  /// its limits.
  ///
  /// The view that the delegate provides receives a scale transform. The view's center and the content size change in
  /// proportion, so the view's top left corner keeps its position in the content. If animated, the scale changes in
  /// every frame, between `scrollViewWillBeginZooming` and `scrollViewDidEndZooming`. If the delegate provides no view
  /// for zooming, the call has no effect. A scale that is not finite and positive is rejected with a fault.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard acceptsScale(scale, "zoomScale") else { return }
    let target = limited(scale)
    zoom(to: target, offset: centerdOffset(at: target), animated: animated)
  }

  /// Zooms so that a rectangle in the zoomed view's coordinates is centered and, within the limits of the scale, fills
  /// the viewport. A rectangle that is empty or not finite is rejected with a fault.
  open func zoom(to rect: CGRect, animated: Bool) {
    let wanted = rect.standardized
    let isGood = wanted.keepsLimit && !wanted.isEmpty
    guard
      accepts(isGood, "The zoom rectangle (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"),
      let view = zoomedView
    else { return }
    let target = limited(min(bounds.width / wanted.width, bounds.height / wanted.height))
    let middle = view.convert(CGPoint(x: wanted.midX, y: wanted.midY), to: self)
    let ratio = target / zoom.scale
    let offset = CGPoint(x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2)
    zoom(to: target, offset: offset, animated: animated)
  }

  /// Stops a deceleration or an animated scroll at the current offset. A scale outside its limits is clamped
  /// immediately.
  open func stopScrollingAndZooming() {
    if activity == .decelerating || activity == .animating { stopMotion() }
    stopZooming()
    if !isTracking { rangeDidChange() }
  }

  /// Stores the content size without adjusting the offset. The caller must adjust the offset.
  final func setSizeOnly(_ newSize: CGSize) {
    guard newSize != size else { return }
    layer.observers?.willChange(.contentSize)
    size = newSize
    layer.observers?.didChange(.contentSize)
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { showIndicators() }

  /// Returns whether a view in the content receives the touches. Default: true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag can cancel touches in a view of the content. Default: true, except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns the view at a point. While the content decelerates, subviews are skipped, because a touch only stops the
  /// motion.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && activity == .decelerating && isScrollEnabled ? self : hit
  }

  /// Triggers the refresh control if an upward scroll is requested while the content is already at its top.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up, contentOffset.y <= offsetRange.y.lowerBound else { return false }
    return refreshControl?.ask() ?? false
  }

  // Hooks for collection views.

  /// Returns the resting offset with which a layout replaces the proposed offset. The velocity is in points per
  /// millisecond.
  package func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether content that a touch has stopped and released moves on to the result of
  /// `targetContentOffset(proposed:velocity:)`. Default: false, as for custom layouts on Apple's platforms.
  package var settlesWhenCaught: Bool { false }

  /// Called when the delegate has changed.
  package func delegateDidChange() {}

  /// Whether no transaction of a subclass is open, so that the delegate can be notified. Default: true.
  package var mayNotify: Bool { true }

  /// Called when a drag ends. `willDecelerate` indicates whether the content keeps moving. Default: nothing.
  func dragEnded(willDecelerate: Bool) {}

  /// Sends a notification after the open transaction of a subclass has ended.
  package func notifyLater(_ call: @escaping () -> Void) { call() }

  /// Notifies the delegate of an effect of a change. Subclasses whose changes are part of a transaction override this
  /// method.
  func report(_ call: ScrollCall) { makeCall(call) }

  /// The focus group that moves the keyboard focus through the content. Default: nil, which means that the focus moves
  /// between visible views.
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

  /// The layout guide of the entire content. If constraints determine the size of the guide, this size becomes
  /// `contentSize`. Constraints between the content and the scroll view's own edges also use this guide. If constraints
  /// do not determine the size of the guide, it is equal to `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    LayoutGuideOwnership.systemGuide(of: self, .scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The layout guide of the visible frame. Views that are constrained to this guide do not move while the content
  /// scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    makeLayoutStorage().hasFrameGuide = true
    return LayoutGuideOwnership.systemGuide(of: self, .scrollFrame, "UIScrollView-frameLayoutGuide")
  }
}
