// SPDX-License-Identifier: MIT

/// The status bar of a simulated device whose host does not draw one: the time 9:41, the signal strength and the
/// battery.
///
/// It is part of the simulated device and not of the application. The bar is not one of the application's windows,
/// receives no touches, is not an accessibility element, and is not included in the state hash. The height of the bar
/// is the top inset of the screen's safe area.
final class StatusBar: AppState {
  static let shared = AppContext.adopt(StatusBar())

  /// The window of the bar, or nil while no bar is displayed.
  @exclusivity(unchecked) private(set) var bar: StatusBarWindow?

  /// The visible windows from back to front, including the status bar and the home indicator. A window with a higher
  /// level than the bar covers it.
  var windows: [UIWindow] {
    var windows = WindowList.shared.visible
    if let bar {
      let index = windows.firstIndex { $0.windowLevel.rawValue > UIWindow.Level.statusBar.rawValue }
      windows.insert(bar, at: index ?? windows.count)
    }
    if let line = HomeIndicator.shared.line { windows.append(line) }
    return windows
  }

  /// Shows, hides or updates the bar for the visible controller.
  func update() {
    HomeIndicator.shared.update()
    guard ScreenInsets.shared.drawsStatusBar, let manager = UIApplication.shared.lifeCycle.scene?.statusBarManager,
      !manager.isStatusBarHidden
    else {
      bar = nil
      return
    }
    let bar = bar ?? StatusBarWindow(frame: manager.statusBarFrame)
    self.bar = bar
    bar.show(in: manager.statusBarFrame, isLight: isLight(manager.statusBarStyle))
  }

  /// Returns whether the bar's content is white. With the default style, the content is white in dark mode.
  private func isLight(_ style: UIStatusBarStyle) -> Bool {
    switch style {
    case .lightContent: return true
    case .darkContent: return false
    case .default:
      let controller = UIApplication.shared.keyWindow?.statusBarController
      return (controller?.traitCollection ?? HostTraits.shared.ofScreen).userInterfaceStyle == .dark
    }
  }

  func reset() { bar = nil }
}

extension UIWindow {
  /// The controller that determines the status bar style, found by following `childForStatusBarStyle`.
  final var statusBarController: UIViewController? {
    var controller = rootViewController?.statusBarOwner
    while let child = controller?.childForStatusBarStyle { controller = child }
    return controller
  }
}

/// The window of the status bar.
final class StatusBarWindow: UIWindow {
  private let time = UILabel()
  private let reception = (0..<4).map { _ in UIView() }
  private let battery = UIView()
  private let charge = UIView()
  private let pole = UIView()
  /// The frame and color for which the bar was last drawn.
  @exclusivity(unchecked) private var drawn: (frame: CGRect, isLight: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
    isUserInteractionEnabled = false
    layer.isHidden = false
    time.text = "9:41"
    time.textAlignment = .center
    time.isAccessibilityElement = false
    battery.layer.borderWidth = 1
    battery.layer.cornerRadius = 3.5
    charge.layer.cornerRadius = 2
    pole.layer.cornerRadius = 0.75
    for part in reception { part.layer.cornerRadius = 0.5 }
    for part in [time, battery, charge, pole] + reception { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the bar in the given rectangle of the screen, in white or black.
  func show(in frame: CGRect, isLight: Bool) {
    if let drawn, drawn == (frame, isLight) { return }
    drawn = (frame, isLight)
    UIView.performWithoutAnimation {
      layoutFrame = frame
      layOut(in: frame.size)
      let color: UIColor = isLight ? .white : .black
      time.textColor = color
      for part in reception + [charge, pole] { part.backgroundColor = color }
      battery.layer.borderColor = color.withAlphaComponent(0.4).cgColor
      layoutIfNeeded()
    }
  }

  /// Lays out the time and the icons. In a bar with a cutout, they are centered in the areas on either side of it; in a
  /// bar without a cutout, they are at the edges, except that a phone's time is in the middle.
  private func layOut(in size: CGSize) {
    let hasCutout = size.height > 24
    let isPhone = size.height != 24
    let middle = hasCutout ? size.height / 2 + 2 : size.height / 2
    time.font = .systemFont(ofSize: hasCutout ? 17 : 12, weight: .semibold)
    let width = 60.0
    let center = hasCutout ? size.width * 0.17 : isPhone ? size.width / 2 : 38
    time.layoutFrame = CGRect(x: center - width / 2, y: middle - 11, width: width, height: 22)
    // The signal strength is 18 points wide, the battery with its terminal is 27 points wide, and the gap between them
    // is 6 points.
    var x = hasCutout ? size.width * 0.83 - 25.5 : size.width - 60
    for (index, part) in reception.enumerated() {
      let height = [4, 6.5, 9, 12][index]
      part.layoutFrame = CGRect(x: x + Double(index) * 5, y: middle + 6 - height, width: 3, height: height)
    }
    x += 24
    battery.layoutFrame = CGRect(x: x, y: middle - 6, width: 24, height: 12)
    charge.layoutFrame = CGRect(x: x + 2, y: middle - 4, width: 20, height: 8)
    pole.layoutFrame = CGRect(x: x + 25.5, y: middle - 2, width: 1.5, height: 4)
  }
}
