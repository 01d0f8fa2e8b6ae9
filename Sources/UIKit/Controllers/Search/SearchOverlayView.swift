// SPDX-License-Identifier: MIT

/// The view of a search controller, which dims the screen below and contains the results. Touches outside the dimming
/// view and the results are delivered to the screen below.
final class SearchOverlayView: UIView {
  private let dimming = DimmingView(frame: .zero)
  private let course: SearchCourse

  /// The view that displays the results.
  var results: UIView? {
    didSet {
      guard let results else { return }
      results.isHidden = true
      addSubview(results)
      setNeedsLayout()
    }
  }

  init(_ course: SearchCourse) {
    self.course = course
    super.init(frame: UIScreen.main.bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: UIKitTuning.searchDimmingOpacity)
    dimming.isHidden = true
    dimming.tapped = { [me = WeakReference(self)] in _ = me.wrappedValue?.course.cancel() }
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows either the results or the dimming view, or hides both.
  func show(results showsResults: Bool, dims: Bool) {
    results?.isHidden = !showsResults
    dimming.isHidden = !dims || showsResults && results != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: UIEdgeInsets(top: course.barBottom(in: self), left: 0, bottom: 0, right: 0))
    dimming.layoutFrame = area
    results?.layoutFrame = area
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func accessibilityPerformEscape() -> Bool { course.cancel() || super.accessibilityPerformEscape() }
}
