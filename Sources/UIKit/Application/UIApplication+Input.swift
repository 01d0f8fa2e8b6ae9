// SPDX-License-Identifier: MIT

import SprungStage

/// What the application remembers between input events: the fingers that are down.
struct InputDelivery {
  var touches: [UITouch] = []
}

extension UIApplication {
  /// Turns the queued input records into touches, keys and settings, in order.
  final func deliverInput() {
    guard !queuedInput.isEmpty else { return }
    let events = queuedInput
    queuedInput = []
    for event in events { deliver(event) }
  }

  private func deliver(_ event: InputEvent) {
    switch event.kind {
    case .resize:
      resize(to: CGSize(width: CGFloat(event.x), height: CGFloat(event.y)), scale: CGFloat(event.a))
    case .reducedMotion: UIAccessibility.isReduceMotionEnabled = event.identifier != 0
    case .activate: view(ofLayer: event.layer).map { _ = $0.accessibilityActivate() }
    default: break
    }
  }

  /// The screen took another size: windows fill it.
  private func resize(to size: CGSize, scale: CGFloat) {
    UIScreen.main.configure(size: size, scale: scale)
    for window in windows { window.frame = UIScreen.main.bounds }
  }

  /// The view that a host's layer number stands for.
  private func view(ofLayer id: LayerID) -> UIView? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.stageID == id { return layer }
      for child in layer.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for window in windows {
      if let layer = find(window.layer) { return layer.view }
    }
    return nil
  }
}
