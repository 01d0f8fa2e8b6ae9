// SPDX-License-Identifier: MIT

/// The Auto Layout state of a view with constraints. Most views have no such state.
final class LayoutStorage {
  /// The view's item in the engine of its superview.
  let item: LayoutItem
  /// The view's item as the root of its own engine.
  @exclusivity(unchecked) private var storedRootItem: LayoutItem?
  /// The engine that solves the view's contents, if the view is the root of an engine.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The constraints that are installed on the view.
  @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  /// The system guides, created on first use.
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  /// Whether a constraint connects the view's contents with items outside the view, so that all of them are solved in
  /// the same engine.
  @exclusivity(unchecked) var isJoined = false
  @exclusivity(unchecked) var needsUpdate = false
  /// Whether the view is a scroll view whose `frameLayoutGuide` is in use.
  @exclusivity(unchecked) var hasFrameGuide = false
  /// Whether `updateConstraints()` has been called.
  @exclusivity(unchecked) private(set) var wasAskedOnce = false
  /// Whether `updateConstraints()` needs to be called.
  var wantsUpdate: Bool { needsUpdate || !wasAskedOnce }

  /// Whether constraints apply to the contents of the view.
  var hasContents: Bool { engine != nil || !held.isEmpty }

  init(view: UIView) {
    item = LayoutItem(view: view)
  }

  /// Records that `updateConstraints()` was called.
  func noteUpdate() {
    needsUpdate = false
    wasAskedOnce = true
  }

  /// Returns the system guide for a source, if it exists.
  func systemGuide(_ source: LayoutGuideSource) -> UILayoutGuide? {
    for guide in systemGuides where guide.source == source { return guide }
    return nil
  }

  /// Returns the root item of the view that owns this storage.
  func rootItem(of view: UIView) -> LayoutItem {
    if let storedRootItem { return storedRootItem }
    let made = LayoutItem(view: view)
    storedRootItem = made
    return made
  }

  deinit {
    item.ownerDied()
    storedRootItem?.ownerDied()
    engine?.isOver = true
    for constraint in held { constraint.holder = nil }
    for guide in guides + systemGuides { guide.owner = nil }
  }
}
