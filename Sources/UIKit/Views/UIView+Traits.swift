// SPDX-License-Identifier: MIT

/// Something that is shown in circumstances that can change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances.
  var traitCollection: UITraitCollection { get }
  /// The circumstances have changed; nil when the old ones are not known.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// Tells this view, its controller and all below that traits have changed, and resolves colors anew.
  final func tellTraitsChanged(from old: UITraitCollection? = nil) {
    tellTraits(from: old, now: traitCollection)
  }

  /// Notifies a view that was in no window when the screen's traits changed. It is called when the view joins a superview, its
  /// window is shown, or it is dequeued.
  final func catchUpWithTraits() {
    let host = HostTraits.shared
    guard traitChanges != host.changes else { return }
    let now = traitCollection
    let old = host.traits(after: traitChanges)
    tellTraits(from: old, now: now)
    if let old, old.layoutDirection != now.layoutDirection { LayoutHierarchy.directionChanged(of: self) }
  }

  private func tellTraits(from old: UITraitCollection?, now: UITraitCollection) {
    traitChanges = HostTraits.shared.changes
    resolveBackground(with: now)
    let outer = UITraitCollection.current
    UITraitCollection.current = now
    owningController?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    tintColorDidChange()
    layer.mark(.accessibility)
    if !drawnLayers.isEmpty { needsDrawing = true }
    setNeedsLayout()
    for subview in subviews {
      let own = subview.ownStyle
      // A subtree with a wish of its own does not hear of light and dark around it.
      if own != .unspecified, let old, now.with(old.userInterfaceStyle).isEqual(old) { continue }
      subview.tellTraits(from: old, now: own == .unspecified ? now : now.with(own))
    }
    UITraitCollection.current = outer
  }

  /// The wish of the view itself or of the controller that it is the root view of.
  private var ownStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return owningController?.overrideUserInterfaceStyle ?? .unspecified
  }
}
