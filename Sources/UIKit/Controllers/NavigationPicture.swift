// SPDX-License-Identifier: MIT

/// Two screens of a navigation controller on top of one another: the upper one slides, the lower one follows more slowly
/// and is a little darker while it is covered.
final class NavigationPicture {
  /// The lower view, and what a search displays over it.
  private var lower: [UIView]
  private var upper: [UIView]
  private let navigation: UINavigationController
  /// Whether the navigation bar is a part of one of the screens.
  private(set) var movesBar = false
  private let shade: UIView
  private let width: CGFloat
  /// 1 where lines begin at the left, -1 where they begin at the right.
  private let direction: CGFloat
  /// Whether the screens stay where they are, because something else changes.
  private let isStill: Bool

  /// Puts both views into the navigation controller's, behind the bar.
  init(_ navigation: UINavigationController, lower: UIViewController, upper: UIViewController, isStill: Bool = false) {
    self.isStill = isStill
    self.navigation = navigation
    let container = navigation.view ?? UIView()
    self.lower = lower.screenViews
    self.upper = upper.screenViews
    width = container.bounds.width
    direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isHidden = isStill
    shade.isUserInteractionEnabled = false
    navigation.arrange(lower)
    navigation.arrange(upper)
    for view in self.lower { container.insertSubview(view, belowSubview: navigation.bar) }
    container.insertSubview(shade, belowSubview: navigation.bar)
    for view in self.upper { container.insertSubview(view, belowSubview: navigation.bar) }
    guard !isStill, (lower is UINavigationController) != (upper is UINavigationController) else { return }
    // A navigation controller on the stack has a bar of its own. The bar of the other screen moves with that.
    movesBar = true
    let isLower = upper is UINavigationController
    navigation.nest.barScreen = isLower ? lower : upper
    if isLower {
      self.lower.append(navigation.bar)
      container.insertSubview(shade, aboveSubview: navigation.bar)
      for view in self.upper { container.addSubview(view) }
    } else {
      self.upper.append(navigation.bar)
    }
  }

  /// Shows how far the upper screen is away: 0 it covers all, 1 it has left. With reduced motion it fades in place.
  func show(_ distance: CGFloat) {
    guard !isStill else { return }
    if UIAccessibility.isReduceMotionEnabled {
      for view in upper { view.alpha = 1 - distance }
      shade.alpha = 0
      return
    }
    let share = UIKitTuning.lowerScreenShare
    for view in upper { view.transform = CGAffineTransform(translationX: direction * width * distance, y: 0) }
    for view in lower {
      view.transform = CGAffineTransform(translationX: -direction * width * share * (1 - distance), y: 0)
    }
    shade.alpha = UIKitTuning.pushDimming * (1 - distance)
  }

  /// Removes what was only there for the movement. The animation's own end leaves nothing to be seen of it.
  func end() {
    shade.removeFromSuperview()
    if movesBar {
      navigation.nest.barScreen = nil
      navigation.viewIfLoaded?.bringSubviewToFront(navigation.bar)
      navigation.viewIfLoaded?.setNeedsLayout()
    }
    UIView.performWithoutAnimation {
      for view in lower + upper {
        view.transform = .identity
        if UIAccessibility.isReduceMotionEnabled { view.alpha = 1 }
      }
    }
  }
}
