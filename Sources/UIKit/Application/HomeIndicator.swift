// SPDX-License-Identifier: MIT

/// The line at the lower edge of a device without a home button, drawn where the stage stands for one.
///
/// Like the status bar it belongs to the picture of the device and not to the application: it takes no touches and no space, is not an
/// accessibility element, and is not part of the state hash.
final class HomeIndicator: AppState {
  static let shared = AppContext.adopt(HomeIndicator())

  /// The line above all windows; nil on devices without one.
  @exclusivity(unchecked) private(set) var line: HomeIndicatorWindow?
  /// Whether the controller on the screen wanted it hidden at the last look.
  private var hides = false
  /// Whether it is hidden now.
  private var isHidden = false
  /// Counts the waits, so that a touch ends the one before.
  private var waitCount = 0

  /// Displays, fades or moves the line as the device and the controller on the screen ask.
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
  /// The controller that decides whether the home indicator is hidden, after following `childForHomeIndicatorAutoHidden`.
  final var homeIndicatorController: UIViewController? {
    var controller = rootViewController?.statusBarOwner
    while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
    return controller
  }
}

/// The window of the home indicator.
final class HomeIndicatorWindow: UIWindow {
  private let pill = UIView()
  /// The screen and the color that the line was drawn for.
  @exclusivity(unchecked) private var drawn: (size: CGSize, isLight: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: .greatestFiniteMagnitude)
    isUserInteractionEnabled = false
    layer.isHidden = false
    addSubview(pill)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the line at the lower edge of a screen, in white or black.
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
  /// The thickness in points of the home indicator (5), as in Apple's design resources.
  static let homeIndicatorHeight: CGFloat = 5
  /// Points between the home indicator and the lower edge of the screen (8), as in Apple's design resources.
  static let homeIndicatorMargin: CGFloat = 8
  /// The width of the home indicator as a share of an upright screen: 134 of 375 and 148 of 414 points.
  static let homeIndicatorShare: CGFloat = 0.357
  /// Its share of a screen on its side: 209 of 812 points.
  static let homeIndicatorWideShare: CGFloat = 0.257
  /// Seconds without a touch after which an indicator that hides automatically fades (2). Longer leaves it over the
  /// content.
  static let homeIndicatorDelay = 2.0
  /// Seconds in which the home indicator fades (0.3).
  static let homeIndicatorFade = 0.3
}
