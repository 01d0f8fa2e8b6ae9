// SPDX-License-Identifier: MIT

/// What a navigation bar shows while one item follows another: the old title and buttons fade, the new ones come.
final class NavigationBarChange {
  private let bar: UINavigationBar
  /// Holds what showed before.
  private let ghost: UIView
  private let oldItems: [UINavigationItem]
  private let direction: CGFloat

  init(_ bar: UINavigationBar, to items: [UINavigationItem], isPop: Bool) {
    self.bar = bar
    oldItems = bar.items ?? []
    let mirror: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    direction = isPop ? -mirror : mirror
    bar.layoutIfNeeded()
    ghost = bar.makeGhost()
    bar.addSubview(ghost)
    bar.items = items
    bar.layoutIfNeeded()
  }

  /// Shows how far the new item has come, 0...1.
  func show(_ progress: CGFloat) {
    ghost.alpha = 1 - progress
    for view in bar.itemViews { view.alpha = progress }
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    let travel = UIKitTuning.barTitleTravel * direction
    ghost.transform = CGAffineTransform(translationX: -travel * progress, y: 0)
    for view in bar.titleViews { view.transform = CGAffineTransform(translationX: travel * (1 - progress), y: 0) }
  }

  /// The new item stays.
  func end() {
    ghost.removeFromSuperview()
    UIView.performWithoutAnimation {
      for view in bar.itemViews {
        view.alpha = 1
        view.transform = .identity
      }
    }
  }

  /// The old item comes back.
  func takeBack() {
    end()
    bar.items = oldItems
    bar.layoutIfNeeded()
  }
}
