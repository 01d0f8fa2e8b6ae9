// SPDX-License-Identifier: MIT

extension UIView {
  final func take(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    makeLayoutStorage().guides.append(layoutGuide)
  }

  final func drop(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.source == nil else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.first === layoutGuide.layoutItem || constraint.second === layoutGuide.layoutItem {
        constraint.isActive = false
      }
      holder = view.superview
    }
    layoutGuide.layoutItem.engine?.dismiss([layoutGuide.layoutItem])
    layoutStorage?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  final func systemGuide(_ source: LayoutGuideSource, _ name: String) -> UILayoutGuide {
    if let made = layoutStorage?.systemGuide(source) { return made }
    let guide = UILayoutGuide()
    adopt(guide, source, name)
    return guide
  }

  final func adopt(_ guide: UILayoutGuide, _ source: LayoutGuideSource, _ name: String) {
    guide.identifier = name
    guide.source = source
    guide.owner = self
    makeLayoutStorage().systemGuides.append(guide)
  }
}

extension LayoutStorage {
  /// The guide of the system that follows something, if it was made.
  func systemGuide(_ source: LayoutGuideSource) -> UILayoutGuide? {
    for guide in systemGuides where guide.source == source { return guide }
    return nil
  }
}
