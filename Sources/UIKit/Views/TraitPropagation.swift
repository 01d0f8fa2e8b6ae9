// SPDX-License-Identifier: MIT

/// A view's colors, style, direction and trait overrides, and its last known screen traits.
struct ViewTraits {
  /// The tint color, or nil to inherit that of the superview.
  var tint: UIColor?
  /// The background color, dynamic or static.
  var background: UIColor?
  /// The interface style, or unspecified to inherit that of the superview.
  var style = UIUserInterfaceStyle.unspecified
  /// The attribute that determines whether the view is mirrored in right-to-left layouts.
  var semanticContent = UISemanticContentAttribute.unspecified
  /// The number of screen trait changes that the view has been notified about.
  var changes = HostTraits.shared.changes
  /// The trait overrides and observers of the view, or nil if there are none.
  var extras: _TraitExtras?
}

/// Notifies views and their controllers of changed traits and tint colors, and resolves dynamic colors.
enum TraitPropagation {
  /// Returns the traits of a view: the screen's traits with the overrides of the view and its ancestors.
  static func traits(of view: UIView) -> UITraitCollection {
    let whole = HostTraits.shared.ofScreen
    guard AppContext.shared.hasTraitOverrides else { return whole }
    // The overrides from the innermost to the outermost view, in descending order of precedence.
    var chain: [OwnTraits] = []
    var around: UIView? = view
    var scene: _TraitExtras?
    while let current = around {
      chain.append(OwnTraits(current))
      var controller = current.owningController
      while let owner = controller {
        chain.append(OwnTraits(owner))
        // A parent controller's overrides apply even while its view is not yet an ancestor of the child's view, for
        // example during a transition.
        controller = current.parentView == nil ? owner.parentController : nil
      }
      if current.isWindow { scene = (current as? UIWindow)?.windowScene?.traitExtras }
      around = current.parentView
    }
    return chain.reversed().reduce(scene?.applied(to: whole) ?? whole) { $1.applied(to: $0) }
  }

  /// Notifies a view, its controller and its descendants that the view's traits have changed.
  static func notify(_ view: UIView?, from old: UITraitCollection? = nil) {
    if let view { notify(view, from: old, now: view.traitCollection) }
  }

  /// Notifies a view that was not in a window when the screen's traits changed. Called when the view is added to a
  /// superview, when its window is shown, and when it is dequeued.
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
      // A subtree with its own overrides is not notified of outer changes that do not affect it.
      if let old, own.applied(to: controller?.applied(to: old) ?? old).isEqual(next) { continue }
      notify(subview, from: old, now: next)
    }
    UITraitCollection.current = outer
  }

  /// Resolves the background color of the layer with the given traits, or with the view's traits if `traits` is nil.
  static func resolveBackground(of view: UIView, with traits: UITraitCollection?) {
    guard let color = view.viewTraits.background, color.isDynamic else {
      view.layer.backgroundColor = view.viewTraits.background?.cgColor
      return
    }
    let isUniform = !AppContext.shared.hasTraitOverrides
    let valid = traits ?? (isUniform ? UITraitCollection.current : view.traitCollection)
    view.layer.backgroundColor = color.resolvedColor(with: valid).cgColor
  }

  /// Notifies a view, and all descendants that inherit its tint color, that the tint color has changed.
  static func tintColorChanged(_ view: UIView) {
    view.tintColorDidChange()
    for subview in view.subviews where subview.viewTraits.tint == nil { tintColorChanged(subview) }
  }
}
