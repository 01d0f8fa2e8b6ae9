// SPDX-License-Identifier: MIT

/// The transition of a navigation bar between two items: the old title and buttons fade out while the new ones fade in.
final class NavigationBarChange {
  private let navigation: UINavigationController
  private let bar: UINavigationBar
  /// A copy of the previous title and buttons.
  private let ghost: UIView
  /// A copy of the previous large title and search bar, or nil if the bar had neither.
  private let rowsGhost: UIView?
  private let oldItems: [UINavigationItem]
  private let direction: CGFloat
  private let isPop: Bool

  init(_ navigation: UINavigationController, to screen: UIViewController, items: [UINavigationItem], isPop: Bool) {
    self.navigation = navigation
    bar = navigation.bar
    oldItems = bar.items ?? []
    let mirror: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    direction = isPop ? -mirror : mirror
    self.isPop = isPop
    navigation.heights.beginChange(to: screen)
    bar.layoutIfNeeded()
    bar.itemOfStyle = oldItems.last
    rowsGhost = bar.makeRowsGhost()
    ghost = bar.makeGhost()
    if let rowsGhost {
      bar.insertSubview(rowsGhost, at: isPop ? bar.subviews.count : UINavigationBar.backgroundCount)
    }
    bar.addSubview(ghost)
    bar.items = items
    bar.layoutIfNeeded()
    navigation.heights.setProgress(0)
  }

  /// Applies the progress of the transition, 0...1.
  func show(_ progress: CGFloat) {
    ghost.alpha = 1 - progress
    navigation.heights.setProgress(progress)
    bar.itemOfStyle = progress < 0.5 ? oldItems.last : nil
    navigation.layOutBar()
    bar.layoutIfNeeded()
    bar.updateItemOpacity(share: progress)
    let isStill = UIAccessibility.isReduceMotionEnabled
    for row in bar.rows { row.alpha = isStill || isPop ? progress : 1 }
    rowsGhost?.alpha = isStill || !isPop ? 1 - progress : 1
    guard !isStill else { return }
    let travel = UIKitTuning.barTitleTravel * direction
    ghost.transform = CGAffineTransform(translationX: -travel * progress, y: 0)
    for view in bar.titleViews { view.transform = CGAffineTransform(translationX: travel * (1 - progress), y: 0) }
    // Each row moves together with its screen.
    let upper = bar.bounds.width * direction
    let lower = upper * UIKitTuning.lowerScreenShare
    for row in bar.rows {
      row.transform = CGAffineTransform(translationX: (isPop ? lower : upper) * (1 - progress), y: 0)
    }
    rowsGhost?.transform = CGAffineTransform(translationX: -(isPop ? upper : lower) * progress, y: 0)
  }

  /// Ends the transition, so that the bar displays only the new item.
  func end() {
    ghost.removeFromSuperview()
    rowsGhost?.removeFromSuperview()
    navigation.heights.endChange()
    bar.itemOfStyle = nil
    UIView.performWithoutAnimation {
      navigation.layOutBar()
      bar.updateItemOpacity()
      for row in bar.rows { row.alpha = 1 }
      for view in bar.itemViews + bar.rows { view.transform = .identity }
    }
  }

  /// Cancels the transition and restores the old items.
  func takeBack() {
    end()
    bar.items = oldItems
    bar.layoutIfNeeded()
  }
}
