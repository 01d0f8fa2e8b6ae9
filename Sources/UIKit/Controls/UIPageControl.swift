// SPDX-License-Identifier: MIT

import SprungStage

/// A row of dots, one for each page, with the current page highlighted. A tap in either half changes the page, and a
/// finger that moves along the dots changes one page for each of them.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How a person changes the page at the moment.
  nonisolated public enum InteractionState: Int, Sendable {
    /// None of them.
    case none
    /// By a tap.
    case discrete
    /// By a finger that moves along the dots.
    case continuous
  }

  /// How a person changes the page at the moment; `valueChanged` is sent meanwhile. Default: none.
  open private(set) var interactionState = InteractionState.none
  /// Whether a finger that moves along the dots turns pages. Default: true.
  open var allowsContinuousInteraction = true
  /// The location of the touch's beginning, in points, and the page at that time.
  private var touchStart: (x: CGFloat, page: Int) = (0, 0)

  private var dots: [UIView] = []

  /// The number of pages. Default: 0. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      choose(page)
      rebuild()
    }
  }

  /// The page that shows. Default: 0. Values outside are moved to the first or last page.
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

  /// Whether nothing shows when there is only one page. Default: false.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other dots; nil, the default, is the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot; nil, the default, is that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  override var kindName: String { "UIPageControl" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofPageControls
  }

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control without pages; decoding from archives is not supported.
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

  /// The size that a number of dots takes, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * (UIKitTuning.pageDot + UIKitTuning.pageGap) + UIKitTuning.pageGap,
      height: 26)
  }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the dots in the middle.
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

  /// A finger that rests on the dots moves along them; a quick swipe is left to the views around.
  package override func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    isEnabled && isTracking && allowsContinuousInteraction && abs(end.x - start.x) > abs(end.y - start.y)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (touch.location(in: self).x, currentPage)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that moves along the dots turns one page for each.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: self).x - touchStart.x
    let pages = Int((distance / (UIKitTuning.pageDot + UIKitTuning.pageGap)).rounded(.towardZero))
    guard allowsContinuousInteraction, pages != 0 || interactionState == .continuous else { return true }
    interactionState = .continuous
    _ = changePage(by: touchStart.page + (isMirrored ? -pages : pages) - currentPage)
    return true
  }

  /// A tap turns the page towards its side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside, interactionState == .none {
      interactionState = .discrete
      let isRight = touch.location(in: self).x > bounds.midX
      _ = changePage(by: isRight != isMirrored ? 1 : -1)
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  /// The next page.
  open override func accessibilityIncrement() { _ = changePage(by: 1) }
  /// The page before.
  open override func accessibilityDecrement() { _ = changePage(by: -1) }

  package override func press(_ key: KeyCode) -> Bool {
    switch key {
    case .arrowRight: return changePage(by: isMirrored ? -1 : 1)
    case .arrowLeft: return changePage(by: isMirrored ? 1 : -1)
    default: return false
    }
  }

  /// The spoken value. Default: such as "page 2 of 5".
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
  /// The size in points of a switch (51 x 31), UIKit's own.
  static let switchSize = CGSize(width: 51, height: 31)
  /// Seconds in which a control's thumb or mark moves to a new value (0.2).
  static let controlValueDuration = 0.2
  /// The thickness in points of a slider's track (4).
  static let sliderTrack: CGFloat = 4
  /// The width in points of a slider's thumb (27).
  static let sliderThumb: CGFloat = 27
  /// Points around the thumb in which a finger takes hold of it (12): a finger covers more than the thumb.
  static let sliderTouchMargin: CGFloat = 12
  /// The part of its range by which a key moves a slider (0.1).
  static let sliderStep: Float = 0.1
  /// The height in points of a segmented control (32).
  static let segmentHeight: CGFloat = 32
  /// Points to both sides of a segment's words (12).
  static let segmentPadding: CGFloat = 12
  /// Points that stay free to both sides of the bold words of a selected segment (4).
  static let segmentInset: CGFloat = 4
  /// The radius in points of a segmented control's corners (8).
  static let segmentRadius: CGFloat = 8
  /// Seconds from one spoke of an activity indicator to the next (0.1): a full rotation takes 0.8 s.
  static let spinnerStep = 0.1
  /// The width in points of a page control's dot (7).
  static let pageDot: CGFloat = 7
  /// Points between the dots of a page control (9).
  static let pageGap: CGFloat = 9
}
