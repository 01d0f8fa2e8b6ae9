// SPDX-License-Identifier: MIT

import SprungStage

/// A row of dots that represent pages, with the current page highlighted. A tap in either half of the control changes
/// the page. Dragging along the dots changes the page by one for each dot.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The kinds of user interaction.
  nonisolated public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// A tap.
    case discrete
    /// A drag along the dots.
    case continuous
  }

  /// The kind of user interaction that caused `valueChanged`, set while this event is sent. Default: none.
  open private(set) var interactionState = InteractionState.none
  /// Whether dragging along the dots changes the page. Default: true.
  open var allowsContinuousInteraction = true
  /// The x coordinate in points at which the touch began, and the current page at that time.
  private var touchStart: (x: CGFloat, page: Int) = (0, 0)

  private var dots: [UIView] = []

  /// The number of pages. Default: 0. Negative values are treated as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      choose(page)
      rebuild()
    }
  }

  /// The current page. Default: 0. Values out of range are clamped to the first or last page.
  open var currentPage: Int {
    get { page }
    set { choose(newValue) }
  }
  private var page = 0

  private func choose(_ index: Int) {
    page = min(max(0, index), max(0, numberOfPages - 1))
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  /// Whether the dots are hidden if there is only one page. Default: false.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the dots of pages other than the current one. Default: nil, which means the system color.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot. Default: nil, which means the text color.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  override var kindName: String { "UIPageControl" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofPageControls
  }

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibility.isElement = true
    accessibility.traits = .adjustable
  }

  private func rebuild() {
    for dot in dots { dot.removeFromSuperview() }
    dots = []
    for _ in 0..<numberOfPages {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = UIKitTuning.pageDot / 2
      addSubview(dot)
      dots.append(dot)
    }
    setNeedsLayout()
  }

  /// Returns the size in points for the given number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * (UIKitTuning.pageDot + UIKitTuning.pageGap) + UIKitTuning.pageGap,
      height: 26)
  }

  /// Returns the size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the dots, which are centered.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = UIKitTuning.pageDot + UIKitTuning.pageGap
    let start = bounds.midX - (CGFloat(dots.count) * step - UIKitTuning.pageGap) / 2
    for (index, dot) in dots.enumerated() {
      let position = isMirrored ? dots.count - 1 - index : index
      dot.frame = CGRect(
        x: start + CGFloat(position) * step, y: bounds.midY - UIKitTuning.pageDot / 2, width: UIKitTuning.pageDot,
        height: UIKitTuning.pageDot)
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  private func changePage(by pages: Int) -> Bool {
    guard isEnabled else { return false }
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  /// Claims horizontal drags of a tracked touch. Enclosing views handle quick swipes.
  package override func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    isEnabled && isTracking && allowsContinuousInteraction && abs(end.x - start.x) > abs(end.y - start.y)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (touch.location(in: self).x, currentPage)
    return super.beginTracking(touch, with: event)
  }

  /// Changes the page by one for each dot along which the touch moves.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: self).x - touchStart.x
    let pages = Int((distance / (UIKitTuning.pageDot + UIKitTuning.pageGap)).rounded(.towardZero))
    guard allowsContinuousInteraction, pages != 0 || interactionState == .continuous else { return true }
    interactionState = .continuous
    _ = changePage(by: touchStart.page + (isMirrored ? -pages : pages) - currentPage)
    return true
  }

  /// Changes the page in the direction of the tapped half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside, interactionState == .none {
      interactionState = .discrete
      let isRight = touch.location(in: self).x > bounds.midX
      _ = changePage(by: isRight != isMirrored ? 1 : -1)
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  /// Shows the next page.
  open override func accessibilityIncrement() { _ = changePage(by: 1) }
  /// Shows the previous page.
  open override func accessibilityDecrement() { _ = changePage(by: -1) }

  package override func press(_ key: KeyCode) -> Bool {
    switch key {
    case .arrowRight: return changePage(by: isMirrored ? -1 : 1)
    case .arrowLeft: return changePage(by: isMirrored ? 1 : -1)
    default: return false
    }
  }

  /// The value that assistive technology reads. Default: the position, such as "page 2 of 5".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    accessibility.position = min(currentPage + 1, numberOfPages)
    accessibility.count = numberOfPages
    return controlAccessibility
  }
}

extension UIKitTuning {
  /// The size of a switch in points (51 x 31), as in UIKit.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The duration in seconds in which a control's thumb or marker moves to a new value (0.2).
  static let controlValueDuration = 0.2
  /// The height of a slider's track in points (4).
  static let sliderTrack: CGFloat = 4
  /// The width of a slider's thumb in points (27).
  static let sliderThumb: CGFloat = 27
  /// The margin around the thumb in which a touch still grabs it, in points (12). A fingertip is larger than the thumb.
  static let sliderTouchMargin: CGFloat = 12
  /// The fraction of the range by which an arrow key changes a slider's value (0.1).
  static let sliderStep: Float = 0.1
  /// The height of a segmented control in points (32).
  static let segmentHeight: CGFloat = 32
  /// The horizontal padding of a segment's title in points (12).
  static let segmentPadding: CGFloat = 12
  /// The minimum horizontal padding of a selected segment's bold title in points (4).
  static let segmentInset: CGFloat = 4
  /// The corner radius of a segmented control in points (8).
  static let segmentRadius: CGFloat = 8
  /// The interval in seconds between rotation steps of an activity indicator (0.1). A full rotation takes 0.8 seconds.
  static let spinnerStep = 0.1
  /// The width of a page control's dot in points (7).
  static let pageDot: CGFloat = 7
  /// The gap between a page control's dots in points (9).
  static let pageGap: CGFloat = 9
}
