// SPDX-License-Identifier: MIT

/// Manages the layout guides of views: those of the application, and system guides, which are created on first use.
enum LayoutGuideOwnership {
  /// Adds a guide to a view. If the guide belongs to another view, the guide and its constraints are removed from that
  /// view first.
  // Not inlined, because each caller would add a copy to the browser module.
  @inline(never) static func add(_ guide: UILayoutGuide, to view: UIView) {
    guard guide.owner !== view else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = view
    view.makeLayoutStorage().guides.append(guide)
  }

  /// Removes a guide and its constraints from a view. Ignores guides of other views and system guides.
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

  /// Returns the system guide of a view for the given source, which is created on first use.
  static func systemGuide(of view: UIView, _ source: LayoutGuideSource, _ name: String) -> UILayoutGuide {
    if let made = view.layoutStorage?.systemGuide(source) { return made }
    let guide = UILayoutGuide()
    adopt(guide, by: view, source, name)
    return guide
  }

  /// Makes a guide one of a view's system guides.
  static func adopt(_ guide: UILayoutGuide, by view: UIView, _ source: LayoutGuideSource, _ name: String) {
    guide.identifier = name
    guide.source = source
    guide.owner = view
    view.makeLayoutStorage().systemGuides.append(guide)
  }
}
