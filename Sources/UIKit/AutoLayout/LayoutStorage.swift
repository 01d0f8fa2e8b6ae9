// SPDX-License-Identifier: MIT

/// The layout state of a view with constraints; most views have none.
final class LayoutStorage {
  /// The view as its superview and siblings see it.
  let item: LayoutItem
  /// The view as the origin of what is inside it, in an engine of its own.
  @exclusivity(unchecked) private var storedRootItem: LayoutItem?
  /// The engine of what is inside the view, if the view's own size comes from elsewhere.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The constraints that are installed on the view.
  @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  /// The guides that the system offers, made on first use.
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  /// Whether a constraint reaches from inside the view to its outside, so that both are solved together.
  @exclusivity(unchecked) var isJoined = false
  @exclusivity(unchecked) var needsUpdate = false
  /// Whether it is a scroll view whose `frameLayoutGuide` is in use.
  @exclusivity(unchecked) var hasFrameGuide = false
  /// Whether `updateConstraints()` was called at least once.
  @exclusivity(unchecked) private(set) var wasAskedOnce = false
  /// Whether `updateConstraints()` is to be called.
  var wantsUpdate: Bool { needsUpdate || !wasAskedOnce }

  /// Whether constraints say something about what is inside the view.
  var hasContents: Bool { engine != nil || !held.isEmpty }

  init(view: UIView) {
    item = LayoutItem(view: view)
  }

  /// `updateConstraints()` is called.
  func noteUpdate() {
    needsUpdate = false
    wasAskedOnce = true
  }

  /// The guide of the system that follows something, if it was made.
  func systemGuide(_ source: LayoutGuideSource) -> UILayoutGuide? {
    for guide in systemGuides where guide.source == source { return guide }
    return nil
  }

  /// Returns the root item of the view to which the storage belongs.
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
