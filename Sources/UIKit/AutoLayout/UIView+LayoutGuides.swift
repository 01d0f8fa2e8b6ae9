// SPDX-License-Identifier: MIT

extension UIView {
  /// Adds a guide to the view; one of another view moves here, without the constraints that it had.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    makeLayoutStorage().guides.append(layoutGuide)
  }

  /// Takes a guide away, with the constraints that mention it; one of another view stays there.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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

  /// The guides that were added, in their order.
  public final var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  /// The part of the view that no bar covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The part of the view inside `layoutMargins`.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// The part of the view inside the margins, at most 672 points wide, so that lines of text can be read.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

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

extension UIScrollView {
  /// The whole content: its size, as constraints of the content say, becomes `contentSize`. Edges of the scroll view itself
  /// mean the same in constraints of its content. While constraints leave the size open, it is `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// What the scroll view shows of its content: what is tied to it stays while the content scrolls.
  public final var frameLayoutGuide: UILayoutGuide {
    makeLayoutStorage().hasFrameGuide = true
    return systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  final var contentGuideIfMade: UILayoutGuide? { layoutStorage?.systemGuide(.scrollContent) }
}
