// SPDX-License-Identifier: MIT

/// The sliding animation of a push or pop. The upper screen slides, and the lower screen follows more slowly and is
/// dimmed while it is covered.
final class NavigationPicture {
  /// The view of the lower screen, and the overlay that a search displays above this view.
  private var lower: [UIView]
  private var upper: [UIView]
  private let navigation: UINavigationController
  /// Whether the navigation bar moves with one of the screens.
  private(set) var movesBar = false
  private let shade: UIView
  private let width: CGFloat
  /// 1 in left-to-right layouts, -1 in right-to-left layouts.
  private let direction: CGFloat
  /// Whether the screens stay in place because a `NavigationMorph` animates the change.
  private let isStill: Bool

  /// Adds both views to the navigation controller's view below the bar.
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
    // One screen is a navigation controller with its own bar, so the outer bar moves together with the other screen.
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

  /// Applies the position of the upper screen: at 0 it covers the lower screen, and at 1 it is off screen. If Reduce
  /// Motion is on, the screen fades instead.
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

  /// Removes the temporary views and transforms.
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
