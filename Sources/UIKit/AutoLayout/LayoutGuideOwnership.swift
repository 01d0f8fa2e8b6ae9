// SPDX-License-Identifier: MIT

/// The layout guides of views: those that a program adds, and the system's, which are made when they are first needed.
enum LayoutGuideOwnership {
  /// Adds a guide to a view; one of another view moves here, without the constraints that it had.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func add(_ guide: UILayoutGuide, to view: UIView) {
    guard guide.owner !== view else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = view
    view.makeLayoutStorage().guides.append(guide)
  }

  /// Removes a guide from a view, with the constraints that mention it; one of another view, or of the system, stays.
  static func remove(_ guide: UILayoutGuide, from view: UIView) {
    guard guide.owner === view, guide.source == nil else { return }
    var holder: UIView? = view
    while let view = holder {
      for constraint in view.constraints
      where constraint.first === guide.layoutItem || constraint.second === guide.layoutItem {
        constraint.isActive = false
      }
      holder = view.superview
    }
    guide.layoutItem.engine?.dismiss([guide.layoutItem])
    view.layoutStorage?.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// The system's guide of a view that follows something.
  static func systemGuide(of view: UIView, _ source: LayoutGuideSource, _ name: String) -> UILayoutGuide {
    if let made = view.layoutStorage?.systemGuide(source) { return made }
    let guide = UILayoutGuide()
    adopt(guide, by: view, source, name)
    return guide
  }

  /// Makes a guide the system's for a view.
  static func adopt(_ guide: UILayoutGuide, by view: UIView, _ source: LayoutGuideSource, _ name: String) {
    guide.identifier = name
    guide.source = source
    guide.owner = view
    view.makeLayoutStorage().systemGuides.append(guide)
  }
}
