// SPDX-License-Identifier: MIT

import SprungStage

/// Applies the user's settings and the state of the stage, as reported by the host.
enum HostSettings {
  /// Applies an event that contains a setting. Ignores other events.
  static func apply(_ event: InputEvent, to application: UIApplication) {
    switch event.kind {
    case .visibility:
      application.lifeCycle.visibilityChanged(to: StageVisibility(number: event.identifier), of: application)
    case .memoryWarning: application.lifeCycle.memoryIsShort(application)
    case .resize:
      resize(application, to: CGSize(width: CGFloat(event.x), height: CGFloat(event.y)), scale: CGFloat(event.a))
    case .reducedMotion: UIAccessibility.isReduceMotionEnabled = event.identifier != 0
    case .appearance: application.userInterfaceStyle = event.identifier != 0 ? .dark : .light
    case .contrast: UIAccessibility.isDarkerSystemColorsEnabled = event.identifier != 0
    case .contentSize:
      application.preferredContentSizeCategory = UIContentSizeCategory(order: Int(event.identifier))
    case .direction:
      application.userInterfaceLayoutDirection = event.identifier != 0 ? .rightToLeft : .leftToRight
    case .safeArea:
      let insets = UIEdgeInsets(
        top: CGFloat(event.x), left: CGFloat(event.y), bottom: CGFloat(event.a), right: CGFloat(event.b))
      cover(application, as: event.identifier == 1 ? .device(hasStatusBar: true) : .edges(insets))
    default: break
    }
  }

  /// Applies the safe area that results from a simulated device or from the covered edges that the host reports.
  private static func cover(_ application: UIApplication, as cover: ScreenInsets.Cover) {
    ScreenInsets.shared.cover = cover
    for window in application.windows {
      SafeArea.update(window)
      window.rootViewController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Applies a new screen size, and resizes all windows so that they fill the screen.
  private static func resize(_ application: UIApplication, to size: CGSize, scale: CGFloat) {
    let old = HostTraits.shared.ofScreen
    let geometry = application.lifeCycle.scene?.effectiveGeometry
    UIScreen.main.configure(size: size, scale: scale)
    let new = UIScreen.main.bounds
    for window in application.windows {
      // The size change is not animated, so the coordinator runs its alongside animations immediately after the change.
      let coordinator = TransitionCoordinator(from: nil, to: nil, container: window, duration: 0)
      let changes = window.bounds.size != new.size
      if changes, let root = window.rootViewController {
        let traits = HostTraits.shared.ofScreen
        if !traits.isEqual(old) { root.willTransition(to: traits, with: coordinator) }
        root.viewWillTransition(to: new.size, with: coordinator)
      }
      window.layoutFrame = new
      SafeArea.update(window)
      if changes { coordinator.finish() }
    }
    ScreenTraits.changed(from: old)
    UIDevice.current.screenChanged()
    if let geometry { application.lifeCycle.scene?.notifyGeometryChanged(from: geometry, old) }
  }
}
