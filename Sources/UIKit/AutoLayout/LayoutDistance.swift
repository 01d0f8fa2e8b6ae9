// SPDX-License-Identifier: MIT

/// Creates layout guides whose size is the distance between two anchors.
enum LayoutDistance {
  /// Returns a guide that extends from one anchor to another. The guide belongs to the superview of the first item's
  /// view.
  static func guide(
    from first: LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, to second: LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    let isHorizontal = firstAttribute.isHorizontal
    let start = NSLayoutConstraint(
      first: guide.layoutItem, isHorizontal ? .left : .top, .equal, second: first,
      isHorizontal ? firstAttribute.undirected : firstAttribute, multiplier: 1, constant: 0)
    let end = NSLayoutConstraint(
      first: guide.layoutItem, isHorizontal ? .right : .bottom, .equal, second: second,
      isHorizontal ? secondAttribute.undirected : secondAttribute, multiplier: 1, constant: 0)
    guard let view = first.nearestView else { return guide }
    (view.superview ?? view).addLayoutGuide(guide)
    NSLayoutConstraint.activate([start, end])
    return guide
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with leading and trailing replaced by left and right, as in a left-to-right layout.
  fileprivate var undirected: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
