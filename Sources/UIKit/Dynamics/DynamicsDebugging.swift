// SPDX-License-Identifier: MIT

/// The debug settings of an animator, and the layers of its overlay.
final class DynamicsDebugging {
  var isEnabled = false
  var interval = 1
  var speed = 1.0
  /// Contacts that began lately: where, and after how many seconds of the animator's.
  var contacts: [(point: CGPoint, time: TimeInterval)] = []
  private var frames = 0
  private var overlay: CALayer?
  private var shapes: [CAShapeLayer] = []

  /// Draws every `interval`-th frame.
  func update(_ animator: UIDynamicAnimator) {
    guard isEnabled else { return }
    contacts.removeAll { animator.elapsedTime - $0.time > UIKitTuning.contactMarkDuration }
    frames += 1
    if frames >= interval { redraw(animator) }
  }

  /// Draws at once; nothing if there is no view to draw in.
  func redraw(_ animator: UIDynamicAnimator) {
    guard isEnabled, let view = animator.referenceView else { return }
    frames = 0
    let drawing = animator.debugDrawing()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let overlay = layer(in: view)
    for style in DynamicsDrawing.Style.allCases {
      let path = drawing[style]
      shapes[style.rawValue].path = path.isEmpty ? nil : path
    }
    overlay.isHidden = false
    CATransaction.commit()
  }

  /// Draws the last picture before a rest, in which no mark can fade.
  func pause(_ animator: UIDynamicAnimator) {
    contacts = []
    redraw(animator)
  }

  /// Takes the overlay away.
  func remove() {
    overlay?.removeFromSuperlayer()
    overlay = nil
    shapes = []
    contacts = []
  }

  private func layer(in view: UIView) -> CALayer {
    if let overlay, overlay.superlayer === view.layer { return overlay }
    remove()
    let overlay = CALayer()
    overlay.zPosition = UIKitTuning.overlayDepth
    for style in DynamicsDrawing.Style.allCases {
      let shape = CAShapeLayer()
      shape.fillColor = style.isFilled ? style.color : nil
      shape.strokeColor = style.isFilled ? nil : style.color
      shape.lineWidth = style.lineWidth
      if style.isDashed { shape.lineDashPattern = [4, 4] }
      overlay.addSublayer(shape)
      shapes.append(shape)
    }
    view.layer.addSublayer(overlay)
    self.overlay = overlay
    return overlay
  }
}
