// SPDX-License-Identifier: MIT

/// The home indicator at the bottom edge, drawn if the stage simulates a device without a home button.
///
/// Like the status bar, the indicator is part of the simulated device and not of the application. The indicator
/// receives no touches, does not affect layout, is not an accessibility element, and is not included in the state hash.
final class HomeIndicator: AppState {
  static let shared = AppContext.adopt(HomeIndicator())

  /// The indicator's window above all other windows, or nil on devices without an indicator.
  @exclusivity(unchecked) private(set) var line: HomeIndicatorWindow?
  /// Whether the controller that was visible at the last update prefers a hidden indicator.
  private var hides = false
  /// Whether the indicator is currently hidden.
  private var isHidden = false
  /// The number of delays started so far. A touch increments it to cancel the pending delay.
  private var waitCount = 0

  /// Shows, fades or moves the indicator for the current device and the visible controller.
  func update() {
    guard UIScreen.hasDeviceInsets, ScreenInsets.shared.insets.bottom > 0 else {
      reset()
      return
    }
    let line = line ?? HomeIndicatorWindow(frame: .zero)
    self.line = line
    let window = UIApplication.shared.keyWindow
    let traits = window?.rootViewController?.statusBarOwner.traitCollection ?? HostTraits.shared.ofScreen
    line.show(on: UIScreen.main.bounds.size, isLight: traits.userInterfaceStyle == .dark)
    let isTouched = !TouchDispatcher.current.liveTouches.isEmpty
    let wanted = window?.homeIndicatorController?.prefersHomeIndicatorAutoHidden == true
    if !wanted || isTouched {
      waitCount += 1
      hides = false
      fade(line, to: false)
    } else if !hides {
      hides = true
      waitCount += 1
      TimedWork.shared.add(after: UIKitTuning.homeIndicatorDelay) { [waitCount] in
        let shared = HomeIndicator.shared
        if shared.waitCount == waitCount, let line = shared.line { shared.fade(line, to: true) }
      }
    }
  }

  private func fade(_ line: UIWindow, to hidden: Bool) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    let alpha: CGFloat = hidden ? 0 : 1
    guard !UIAccessibility.isReduceMotionEnabled else {
      line.alpha = alpha
      return
    }
    UIView.animate(withDuration: UIKitTuning.homeIndicatorFade) { line.alpha = alpha }
  }

  func reset() {
    line = nil
    hides = false
    isHidden = false
    waitCount += 1
  }
}

extension UIWindow {
  /// The controller that determines whether the home indicator is hidden, found by following
  /// `childForHomeIndicatorAutoHidden`.
  final var homeIndicatorController: UIViewController? {
    var controller = rootViewController?.statusBarOwner
    while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
    return controller
  }
}

/// The window of the home indicator.
final class HomeIndicatorWindow: UIWindow {
  private let pill = UIView()
  /// The screen size and color for which the indicator was last drawn.
  @exclusivity(unchecked) private var drawn: (size: CGSize, isLight: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: .greatestFiniteMagnitude)
    isUserInteractionEnabled = false
    layer.isHidden = false
    addSubview(pill)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the indicator at the bottom edge of a screen with the given size, in white or black.
  func show(on size: CGSize, isLight: Bool) {
    if let drawn, drawn == (size, isLight) { return }
    drawn = (size, isLight)
    let height = UIKitTuning.homeIndicatorHeight
    let isUpright = size.width <= size.height
    let width = (size.width * (isUpright ? UIKitTuning.homeIndicatorShare : UIKitTuning.homeIndicatorWideShare))
      .rounded()
    UIView.performWithoutAnimation {
      layoutFrame = CGRect(
        x: ((size.width - width) / 2).rounded(), y: size.height - UIKitTuning.homeIndicatorMargin - height,
        width: width,
        height: height)
      pill.layoutFrame = bounds
      pill.layer.cornerRadius = height / 2
      pill.backgroundColor = isLight ? .white : .black
      layoutIfNeeded()
    }
  }
}

extension UIKitTuning {
  /// The thickness of the home indicator in points (5), as in Apple's design resources.
  static let homeIndicatorHeight: CGFloat = 5
  /// The distance in points (8) between the home indicator and the bottom edge of the screen, as in Apple's design
  /// resources.
  static let homeIndicatorMargin: CGFloat = 8
  /// The width of the home indicator as a fraction of the screen width in portrait: 134 of 375 points, and 148 of 414
  /// points.
  static let homeIndicatorShare: CGFloat = 0.357
  /// The width of the home indicator as a fraction of the screen width in landscape: 209 of 812 points.
  static let homeIndicatorWideShare: CGFloat = 0.257
  /// The time in seconds (2) without a touch after which an automatically hidden indicator fades out. With higher
  /// values, the indicator covers the content longer.
  static let homeIndicatorDelay = 2.0
  /// The duration of the home indicator's fade in seconds (0.3).
  static let homeIndicatorFade = 0.3
}
