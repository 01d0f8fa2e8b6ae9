// SPDX-License-Identifier: MIT

/// A view's own colors, style and direction, and the traits of the screen that it was notified of.
struct ViewTraits {
  /// The tint color that was set; nil for the superview's.
  var tint: UIColor?
  /// The background color that was set, dynamic or not.
  var background: UIColor?
  /// Light, dark, or, unspecified, as the surroundings.
  var style = UIUserInterfaceStyle.unspecified
  /// Whether the view is mirrored where people write from right to left.
  var semanticContent = UISemanticContentAttribute.unspecified
  /// The number of changes of the screen's traits that the view was notified of.
  var changes = HostTraits.shared.changes
  /// The other overrides of the view, and the observers of its traits; nil without any.
  var extras: _TraitExtras?
}

/// Notifies views and their controllers of other traits and tint colors, and resolves colors again.
enum TraitPropagation {
  /// The traits of a view: those of the screen, with what it or something above it sets.
  static func traits(of view: UIView) -> UITraitCollection {
    let whole = HostTraits.shared.ofScreen
    guard AppContext.shared.hasTraitOverrides else { return whole }
    // From the innermost to the outermost, which counts least.
    var chain: [OwnTraits] = []
    var around: UIView? = view
    var scene: _TraitExtras?
    while let current = around {
      chain.append(OwnTraits(current))
      var controller = current.owningController
      while let owner = controller {
        chain.append(OwnTraits(owner))
        // A parent's wish counts where its view is not above the child's, as in the middle of a change.
        controller = current.parentView == nil ? owner.parentController : nil
      }
      if current.isWindow { scene = (current as? UIWindow)?.windowScene?.traitExtras }
      around = current.parentView
    }
    return chain.reversed().reduce(scene?.applied(to: whole) ?? whole) { $1.applied(to: $0) }
  }

  /// The traits of a view have changed: the view, its controller and everything below it are notified.
  static func notify(_ view: UIView?, from old: UITraitCollection? = nil) {
    if let view { notify(view, from: old, now: view.traitCollection) }
  }

  /// Notifies a view that was in no window when the screen's traits changed. It is called when the view joins a superview, its
  /// window is shown, or it is dequeued.
  static func catchUp(_ view: UIView) {
    let host = HostTraits.shared
    guard view.viewTraits.changes != host.changes else { return }
    let now = view.traitCollection
    let old = host.traits(after: view.viewTraits.changes)
    notify(view, from: old, now: now)
    if let old, old.layoutDirection != now.layoutDirection { LayoutHierarchy.directionChanged(of: view) }
  }

  private static func notify(_ view: UIView, from old: UITraitCollection?, now: UITraitCollection) {
    view.viewTraits.changes = HostTraits.shared.changes
    resolveBackground(of: view, with: now)
    let outer = UITraitCollection.current
    UITraitCollection.current = now
    if let controller = view.owningController {
      controller.modalState.presentation?.traitExtras?.changed(to: now)
      controller.traitCollectionDidChange(old)
      controller.traitExtras?.changed(to: now)
      controller.needsUnavailableContentUpdate = true
    }
    view.traitCollectionDidChange(old)
    view.viewTraits.extras?.changed(to: now)
    view.tintColorDidChange()
    view.layer.mark(.accessibility)
    if view.layer.drawn != nil { view.drawnContent.isStale = true }
    view.setNeedsLayout()
    for subview in view.subviews {
      let controller = subview.owningController.map { OwnTraits($0) }
      let own = OwnTraits(subview)
      guard !own.isEmpty || controller?.isEmpty == false else {
        notify(subview, from: old, now: now)
        continue
      }
      let next = own.applied(to: controller?.applied(to: now) ?? now)
      // A subtree with traits of its own is not notified of changes around it that do not concern it.
      if let old, own.applied(to: controller?.applied(to: old) ?? old).isEqual(next) { continue }
      notify(subview, from: old, now: next)
    }
    UITraitCollection.current = outer
  }

  /// Gives the layer the background color as it is with these traits, nil for those of the view.
  static func resolveBackground(of view: UIView, with traits: UITraitCollection?) {
    guard let color = view.viewTraits.background, color.isDynamic else {
      view.layer.backgroundColor = view.viewTraits.background?.cgColor
      return
    }
    let isUniform = !AppContext.shared.hasTraitOverrides
    let valid = traits ?? (isUniform ? UITraitCollection.current : view.traitCollection)
    view.layer.backgroundColor = color.resolvedColor(with: valid).cgColor
  }

  /// The tint color of a view has changed, and that of the subviews without one of their own.
  static func tintColorChanged(_ view: UIView) {
    view.tintColorDidChange()
    for subview in view.subviews where subview.viewTraits.tint == nil { tintColorChanged(subview) }
  }
}
