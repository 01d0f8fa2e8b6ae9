// SPDX-License-Identifier: MIT

/// The debug settings of an animator, and the layers of its overlay.
final class DynamicsDebugging {
  var isEnabled = false
  var interval = 1
  var speed = 1.0
  /// The points of recent contacts, and the animator's times at which they began, in seconds.
  var contacts: [(point: CGPoint, time: TimeInterval)] = []
  private var frames = 0
  /// The state for which the fields' arrows were drawn, or nil if they must be redrawn.
  private var fieldsShown: (changeCount: Int64, bounds: CGRect?)?
  private var overlay: CALayer?
  private var shapes: [CAShapeLayer] = []
  /// Whether the layers use the colors for a dark background.
  private var isOnDark = false

  /// Draws the overlay every `interval` frames.
  func update(_ animator: UIDynamicAnimator) {
    guard isEnabled else { return }
    contacts.removeAll { animator.elapsedTime - $0.time > UIKitTuning.contactMarkDuration }
    frames += 1
    if frames >= interval { redraw(animator) }
  }

  /// Draws the overlay immediately. Does nothing if there is no view to draw in.
  func redraw(_ animator: UIDynamicAnimator) {
    guard isEnabled, let view = animator.referenceView else { return }
    frames = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let overlay = layer(in: view)
    if view.hasDarkGround != isOnDark { paint(onDark: !isOnDark) }
    let areFieldsStale = !areFieldsCurrent(animator)
    let drawing = animator.debugDrawing(withFields: areFieldsStale)
    fieldsShown = (animator.changeCount, animator.parts.reference.bounds)
    for style in DynamicsDrawing.Style.allCases where areFieldsStale || !style.isOfFields {
      let path = drawing[style]
      shapes[style.rawValue].path = path.isEmpty ? nil : path
    }
    overlay.isHidden = false
    CATransaction.commit()
  }

  /// Returns whether the layers still show the current fields, because nothing has changed and no field changes over
  /// time.
  private func areFieldsCurrent(_ animator: UIDynamicAnimator) -> Bool {
    guard let shown = fieldsShown, shown.changeCount == animator.changeCount,
      shown.bounds == animator.parts.reference.bounds
    else {
      return false
    }
    return !animator.parts.effects.fields.contains { field in
      let kind = field.shown.kind
      return kind == .custom || ((kind == .noise || kind == .turbulence) && field.shown.animationSpeed != 0)
    }
  }

  /// Draws the final frame, without marks of contacts, before the animator rests. Marks would not fade during rest.
  func pause(_ animator: UIDynamicAnimator) {
    contacts = []
    redraw(animator)
  }

  /// Removes the overlay.
  func remove() {
    overlay?.removeFromSuperlayer()
    overlay = nil
    shapes = []
    contacts = []
    fieldsShown = nil
  }

  private func layer(in view: UIView) -> CALayer {
    if let overlay, overlay.superlayer === view.layer { return overlay }
    remove()
    let overlay = CALayer()
    overlay.zPosition = UIKitTuning.overlayDepth
    for style in DynamicsDrawing.Style.allCases {
      let shape = CAShapeLayer()
      shape.lineWidth = style.lineWidth
      if style.isDashed { shape.lineDashPattern = [4, 4] }
      overlay.addSublayer(shape)
      shapes.append(shape)
    }
    paint(onDark: view.hasDarkGround)
    view.layer.addSublayer(overlay)
    self.overlay = overlay
    return overlay
  }

  private func paint(onDark isDark: Bool) {
    isOnDark = isDark
    for style in DynamicsDrawing.Style.allCases {
      let color = style.color(onDark: isDark)
      shapes[style.rawValue].fillColor = style.isFilled ? color : nil
      shapes[style.rawValue].strokeColor = style.isFilled ? nil : color
    }
  }
}

extension UIView {
  /// Whether the background behind the view's content is dark. The result depends on the nearest background color with
  /// an alpha of at least 0.5 or, if there is none, on the preferred appearance.
  var hasDarkGround: Bool {
    var view: UIView? = self
    while let current = view {
      if let color = current.layer.state.backgroundColor, color.alpha >= 0.5 {
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < 0.4
      }
      view = current.superview
    }
    return traitCollection.userInterfaceStyle == .dark
  }
}
