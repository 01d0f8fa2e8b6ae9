// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// The state of zooming.
  struct Zoom {
    /// The cause of scale changes.
    enum Phase {
      /// The scale is not changing.
      case none
      /// The user pinches with two fingers.
      case pinching
      /// The scale is returning from outside its limits.
      case bouncing
      /// The app is zooming with animation.
      case animating
    }

    var phase = Phase.none
    /// The displayed scale.
    var scale: CGFloat = 1
    /// The center of the zoomed view at scale 1, and the most recently applied center. If the view's center differs
    /// from the applied center, the app has moved the view.
    var center = (base: CGPoint.zero, applied: CGPoint.zero)
    /// The content size at scale 1, and the most recently applied content size.
    var size = (base: CGSize.zero, applied: CGSize.zero)
    /// The scale when the pinch began, without the resistance beyond the limits.
    var rawStart: CGFloat = 1
    /// The content point between the touches, at scale 1.
    var anchor = CGPoint.zero
    /// The midpoint of the touches, relative to the viewport's top left corner.
    var middle = CGPoint.zero
    var from = (scale: CGFloat(1), offset: CGPoint.zero)
    var to = (scale: CGFloat(1), offset: CGPoint.zero)
    var elapsed = 0.0
  }

  /// The view that the delegate provides for zooming.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether the limits allow zooming.
  final var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// Whether the scale changes without a pinch.
  final var isZoomMoving: Bool { zoom.phase == .bouncing || zoom.phase == .animating }

  /// Called when the limits change. The pinch recognizer is created when the limits first allow zooming.
  final func zoomLimitsDidChange() {
    if canZoom, pinch == nil {
      let recognizer = ScrollPinchGestureRecognizer(target: nil, action: nil)
      recognizer.scrollView = self
      addGestureRecognizer(recognizer)
      pinch = recognizer
    }
    pinch?.isEnabled = canZoom
  }

  /// Returns the scale clamped to the limits.
  final func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Returns whether a scale is valid, and reports the scale if not.
  final func acceptsScale(_ scale: CGFloat, _ name: StaticString) -> Bool {
    let isGood = scale.keepsLimit && scale > 0
    if !isGood {
      Diagnostics.report(
        "zoomScale",
        "The \(name) \(scale) of a scroll view is invalid: it must be above 0 and at most 1e15."
      )
    }
    return isGood
  }

  /// Converts the scale requested by a pinch to the displayed scale. Beyond a limit, the resistance increases. The
  /// displayed scale never exceeds twice the maximum scale, and is never less than half the minimum scale.
  private func shownScale(_ raw: CGFloat) -> CGFloat {
    guard bouncesZoom else { return limited(raw) }
    let band = ScrollPhysics.RubberBand(extent: 1)
    let top = max(minimumZoomScale, maximumZoomScale)
    if raw > top { return top * band.position(raw: raw / top, in: 0...1) }
    if raw < minimumZoomScale { return minimumZoomScale / band.position(raw: minimumZoomScale / raw, in: 0...1) }
    return raw
  }

  /// Converts a displayed scale to the scale that a pinch must request for it.
  private func rawScale(_ shown: CGFloat) -> CGFloat {
    let band = ScrollPhysics.RubberBand(extent: 1)
    let top = max(minimumZoomScale, maximumZoomScale)
    if shown > top { return top * band.rawPosition(shown: shown / top, in: 0...1) }
    if shown < minimumZoomScale {
      return minimumZoomScale / band.rawPosition(shown: minimumZoomScale / shown, in: 0...1)
    }
    return shown
  }

  /// Applies a scale. The view's transform, the content size and the offset are all changed before the delegate is
  /// notified.
  private func apply(_ scale: CGFloat, to view: UIView, offset: CGPoint, isExact: Bool = false) {
    let old = zoom.scale
    if view.center != zoom.center.applied {
      zoom.center.base = CGPoint(x: view.center.x / old, y: view.center.y / old)
    }
    if contentSize != zoom.size.applied {
      zoom.size.base = CGSize(width: contentSize.width / old, height: contentSize.height / old)
    }
    zoom.scale = scale
    zoom.center.applied = CGPoint(x: zoom.center.base.x * scale, y: zoom.center.base.y * scale)
    zoom.size.applied = CGSize(width: zoom.size.base.width * scale, height: zoom.size.base.height * scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = zoom.center.applied
    setSizeOnly(zoom.size.applied)
    if isExact { setExactOffset(offset) } else { contentOffset = offset }
    setNeedsLayout()
    if scale != old { report(.didZoom) }
  }

  /// Returns the valid offsets at another scale.
  private func offsetRange(at scale: CGFloat) -> ScrollRange {
    let isOurs = contentSize == zoom.size.applied
    let base =
      isOurs
      ? zoom.size.base : CGSize(width: contentSize.width / zoom.scale, height: contentSize.height / zoom.scale)
    let size = CGSize(width: base.width * scale, height: base.height * scale)
    return ScrollRange(
      content: size, insets: adjustedContentInset, viewport: bounds.size, alignment: contentAlignmentPoint)
  }

  // Touch handling.

  /// Called when the state of the pinch has changed, before its targets are notified.
  final func pinchDidChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginPinch()
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func beginPinch() {
    guard let view = zoomedView, let pinch else { return }
    if isZoomMoving { endZoom(view) }
    if activity == .decelerating || activity == .animating { stopMotion() }
    // The delegate may have begun another scale change when it was notified of the end of a motion. That change takes
    // precedence.
    guard zoom.phase == .none else { return }
    zoom.phase = .pinching
    zoom.rawStart = rawScale(zoom.scale)
    noteMiddle(pinch)
    zoom.anchor = CGPoint(
      x: (contentOffset.x + zoom.middle.x) / zoom.scale, y: (contentOffset.y + zoom.middle.y) / zoom.scale)
    makeOrQueue { [self] in notifiedDelegate?.scrollViewWillBeginZooming(self, with: view) }
    showIndicators()
  }

  private func noteMiddle(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.liveTouches.count == 2 else { return }
    let location = pinch.location(in: self)
    zoom.middle = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
  }

  /// Moves the content so that the point that was between the touches when the pinch began remains at their midpoint.
  final func followPinch() {
    guard zoom.phase == .pinching, let pinch, let view = zoomedView else { return }
    noteMiddle(pinch)
    let scale = shownScale(zoom.rawStart * pinch.scale)
    apply(scale, to: view, offset: pinnedOffset(at: scale))
  }

  private func pinnedOffset(at scale: CGFloat) -> CGPoint {
    let offset = CGPoint(x: zoom.anchor.x * scale - zoom.middle.x, y: zoom.anchor.y * scale - zoom.middle.y)
    let clamped = offsetRange(at: scale).clamp(offset)
    return CGPoint(
      x: bouncesHorizontally ? offset.x : clamped.x, y: bouncesVertically ? offset.y : clamped.y)
  }

  private func endPinch() {
    guard zoom.phase == .pinching else { return }
    zoom.phase = .none
    guard let view = zoomedView else {
      endZoom(nil)
      return
    }
    let target = limited(zoom.scale)
    if target != zoom.scale {
      let offset = offsetRange(at: target).clamp(pinnedOffset(at: target))
      moveZoom(to: target, offset: offset, as: .bouncing)
      return
    }
    endZoom(view)
    if !isTracking { returnToRange() }
  }

  /// Moves the content back into the range of valid offsets.
  final func returnToRange() {
    let range = offsetRange
    guard activity == .idle, range.clamp(contentOffset) != contentOffset else { return }
    planGlide(velocity: .zero, isFast: false, range: range)
    beginGliding()
  }

  /// Zooms about a point in response to a trackpad pinch. Returns whether the scale could change.
  final func zoomByWheel(by factor: CGFloat, aboutScreenPoint point: CGPoint) -> Bool {
    guard canZoom, zoom.phase == .none, let view = zoomedView, let window else { return false }
    let target = limited(zoom.scale * factor)
    guard target != zoom.scale else { return false }
    if activity == .decelerating || activity == .animating { stopMotion() }
    let location = convert(window.layer.state.pointFromParent(point), from: nil)
    let ratio = target / zoom.scale
    let shift = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    let offset = CGPoint(x: location.x * ratio - shift.x, y: location.y * ratio - shift.y)
    apply(target, to: view, offset: offsetRange(at: target).clamp(offset))
    showIndicators()
    return true
  }

  // Programmatic zooming.

  /// Zooms to a scale and an offset, immediately or with animation.
  final func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    guard let view = zoomedView else { return }
    let size = CGSize(width: contentSize.width / zoom.scale * scale, height: contentSize.height / zoom.scale * scale)
    guard accepts(size.keepsLimit, "The content size \(size.width) x \(size.height) at the zoomScale \(scale)") else {
      return
    }
    // A pinch continues unless the app starts an animation.
    if isZoomMoving || (animated && zoom.phase == .pinching) { endZoom(view) }
    if activity == .decelerating || activity == .animating { stopMotion() }
    // The delegate may have begun another scale change when it was notified of the end of a motion. That change takes
    // precedence.
    guard !isZoomMoving else { return }
    let target = offsetRange(at: scale).clamp(offset)
    guard animated else {
      apply(scale, to: view, offset: target, isExact: true)
      return
    }
    guard scale != zoom.scale || target != contentOffset else { return }
    moveZoom(to: scale, offset: target, as: .animating)
    makeOrQueue { [self] in notifiedDelegate?.scrollViewWillBeginZooming(self, with: view) }
  }

  /// Returns the offset at another scale that leaves the center of the viewport fixed.
  final func centerdOffset(at scale: CGFloat) -> CGPoint {
    let half = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let ratio = scale / zoom.scale
    return CGPoint(x: (contentOffset.x + half.x) * ratio - half.x, y: (contentOffset.y + half.y) * ratio - half.y)
  }

  private func moveZoom(to scale: CGFloat, offset: CGPoint, as phase: Zoom.Phase) {
    zoom.phase = phase
    zoom.from = (zoom.scale, contentOffset)
    zoom.to = (scale, offset)
    zoom.elapsed = 0
    movedUntil = AppContext.shared.currentTime
    showIndicators()
    FrameScheduler.shared.add(self, phase: .scrolling)
  }

  /// Interpolates the scale and the offset together, so that one point of the viewport stays fixed during the change.
  final func continueZoom(_ step: Double) {
    guard isZoomMoving else { return }
    guard let view = zoomedView else {
      endZoom(nil)
      return
    }
    zoom.elapsed += step
    // The delegate may change the insets when it is notified of the scale, for example to center small content.
    zoom.to.offset = offsetRange(at: zoom.to.scale).clamp(zoom.to.offset)
    let duration = UIKitTuning.zoomDuration
    let isOver = zoom.elapsed >= duration - UIKitTuning.frameSlack || UIAccessibility.isReduceMotionEnabled
    if isOver {
      apply(zoom.to.scale, to: view, offset: zoom.to.offset, isExact: true)
      if isZoomMoving { endZoom(view) }
      rangeDidChange()
      return
    }
    let part = TimingCurve.easeInOut.value(at: zoom.elapsed / duration)
    let (from, to) = (zoom.from, zoom.to)
    apply(
      from.scale + (to.scale - from.scale) * part, to: view,
      offset: CGPoint(
        x: from.offset.x + (to.offset.x - from.offset.x) * part,
        y: from.offset.y + (to.offset.y - from.offset.y) * part))
  }

  /// Ends a scale change. `view` is nil if the delegate no longer provides a view for zooming.
  private func endZoom(_ view: UIView?) {
    zoom.phase = .none
    keepIndicatorsFading()
    let scale = zoom.scale
    makeOrQueue { [self] in notifiedDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// Stops a running scale change and clamps the scale to the limits.
  final func stopZooming() {
    guard isZoomMoving, let view = zoomedView else { return }
    let scale = limited(zoom.scale)
    if scale != zoom.scale { apply(scale, to: view, offset: offsetRange(at: scale).clamp(centerdOffset(at: scale))) }
    endZoom(view)
  }
}
