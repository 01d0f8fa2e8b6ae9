// SPDX-License-Identifier: MIT

import SprungStage

/// A row of segments, of which at most one is selected. A touch or arrow key selects a segment and sends
/// `valueChanged`.
///
/// Differs from Apple: custom images for backgrounds and dividers are not supported.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The selected index if no segment is selected.
  nonisolated public static let noSegment = -1

  private final class Segment: UIView {
    let label = UILabel()
    let picture = UIImageView(frame: .zero)
    var isUsable = true
    var fixedWidth: CGFloat = 0
    var press: () -> Bool = { false }

    init() {
      super.init(frame: .zero)
      label.textAlignment = .center
      label.accessibility.isElement = false
      picture.contentMode = .scaleAspectFit
      addSubview(label)
      addSubview(picture)
      label.font = .systemFont(ofSize: 13)
      accessibility.isElement = true
      accessibility.traits = .button
    }

    convenience init(titled title: String?) {
      self.init()
      label.text = title
    }

    convenience init(showing image: UIImage?) {
      self.init()
      picture.image = image
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool { press() }

    /// The width of the content, which does not depend on whether the segment is selected. The bold title of a selected
    /// segment may extend into the padding.
    var naturalWidth: CGFloat {
      if picture.image != nil { return picture.shownSize.width + 2 * UIKitTuning.segmentPadding }
      func width(_ weight: UIFont.Weight) -> CGFloat {
        PixelGrid.screen.up(UIFont.systemFont(ofSize: 13, weight: weight).size(of: label.text ?? "").width)
      }
      return max(
        width(.regular) + 2 * UIKitTuning.segmentPadding, width(.semibold) + 2 * UIKitTuning.segmentInset)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let inset = UIKitTuning.segmentInset
      label.frame = bounds.shrunk(dx: inset, dy: 0)
      picture.frame = bounds.shrunk(dx: inset, dy: inset)
    }
  }

  private let marker = UIView()
  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  private var before = UISegmentedControl.noSegment

  /// Whether the selected segment is deselected when the touch ends. Default: false.
  open var isMomentary = false { didSet { if isMomentary { choose(Self.noSegment, isAnimated: false) } } }
  /// Whether the width of each segment depends on its content. If false, all segments have the same width. Default:
  /// false.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The background color of the selected segment. Default: nil, which means the system color.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  override var kindName: String { "UISegmentedControl" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofSegmentedControls
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without segments. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    /// Creates a control with a segment for each title.
    public init(items: [String]?) {
      super.init(frame: .zero)
      setUp()
      for item in items ?? [] { insert(Segment(titled: item), at: segments.count) }
      frame.size = naturalSize
    }
  #else
    /// Creates a control with a segment for each title or image. Other objects are rejected with a fault.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      setUp()
      for item in items ?? [] {
        if let title = item as? String {
          insert(Segment(titled: title), at: segments.count)
        } else if let image = item as? UIImage {
          insert(Segment(showing: image), at: segments.count)
        } else {
          Diagnostics.report(
            "segmentItem", "A segment must be a String or a UIImage. The item was ignored.")
        }
      }
      frame.size = naturalSize
    }
  #endif

  private func setUp() {
    layer.cornerRadius = UIKitTuning.segmentRadius
    super.backgroundColor = .tertiarySystemFill
    marker.layer.cornerRadius = UIKitTuning.segmentRadius - 1
    marker.isUserInteractionEnabled = false
    marker.isHidden = true
    addSubview(marker)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or -1 if no segment is selected. Default: -1. Invalid indexes are rejected with
  /// a fault. Setting this property sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == Self.noSegment || has(newValue, "selectedSegmentIndex") else { return }
      choose(newValue, isAnimated: false)
    }
  }

  private func has(_ index: Int, _ name: StaticString) -> Bool {
    if segments.indices.contains(index) { return true }
    Diagnostics.report(
      "segmentIndex", "Segment \(index) does not exist: the segmented control has \(segments.count) segments.")
    return false
  }

  private func choose(_ index: Int, isAnimated: Bool) {
    guard index != chosen else { return }
    let old = chosen
    chosen = index
    for segment in segments { segment.layer.mark(.accessibility) }
    setNeedsLayout()
    guard isAnimated, old != Self.noSegment, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: UIKitTuning.controlValueDuration, delay: 0, options: .beginFromCurrentState) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Segments

  /// Inserts a segment with a title. The index is clamped. The insertion is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(titled: title), at: segment)
  }

  /// Inserts a segment with an image. The index is clamped. The insertion is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(showing: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let position = min(max(0, index), segments.count)
    segment.press = { [me = WeakReference(self), segment = WeakReference(segment)] in
      guard let segment = segment.wrappedValue else { return false }
      return me.wrappedValue?.pressed(segment) ?? false
    }
    segments.insert(segment, at: position)
    // Insert in reading order.
    insertSubview(segment, aboveSubview: position == 0 ? marker : segments[position - 1])
    if chosen >= position { chosen += 1 }
    setNeedsLayout()
  }

  /// Removes the segment at the given index. If another segment is selected, it remains selected. An invalid index is
  /// rejected with a fault. The removal is not animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard has(segment, "removeSegment") else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    setNeedsLayout()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    setNeedsLayout()
  }

  /// Sets the title of the segment at the given index. An invalid index is rejected with a fault.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard has(segment, "setTitle") else { return }
    segments[segment].label.text = title
    segments[segment].picture.image = nil
    setNeedsLayout()
  }

  /// Returns the title of the segment at the given index, or nil if it has none. An invalid index is reported as a
  /// fault.
  open func titleForSegment(at segment: Int) -> String? {
    has(segment, "titleForSegment") ? segments[segment].label.text : nil
  }

  /// Sets the image of the segment at the given index. An invalid index is rejected with a fault.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard has(segment, "setImage") else { return }
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    setNeedsLayout()
  }

  /// Returns the image of the segment at the given index, or nil if it has none. An invalid index is reported as a
  /// fault.
  open func imageForSegment(at segment: Int) -> UIImage? {
    has(segment, "imageForSegment") ? segments[segment].picture.image : nil
  }

  /// Sets whether the segment at the given index is enabled. An invalid index is rejected with a fault.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard has(segment, "setEnabled") else { return }
    segments[segment].isUsable = enabled
    segments[segment].layer.mark(.accessibility)
    setNeedsLayout()
  }

  /// Returns whether the segment at the given index is enabled. Default: true.
  open func isEnabledForSegment(at segment: Int) -> Bool { has(segment, "isEnabled") && segments[segment].isUsable }

  /// Sets the width of the segment at the given index, in points. Default: 0, in which case the segment gets a share of
  /// the remaining width. An invalid index is rejected with a fault.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard has(segment, "setWidth"), width.keepsLimit else { return }
    segments[segment].fixedWidth = max(0, width)
    setNeedsLayout()
  }

  /// Returns the width that was set for the segment at the given index, or 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { has(segment, "width") ? segments[segment].fixedWidth : 0 }

  // MARK: Layout

  /// Returns the size that fits the segments, which is at least as wide as proposed and 32 points tall.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize
    return CGSize(width: max(natural.width, size.width), height: natural.height)
  }

  private var naturalSize: CGSize {
    var widest: CGFloat = 0
    var sum: CGFloat = 0
    for segment in segments {
      let width = segment.fixedWidth > 0 ? segment.fixedWidth : segment.naturalWidth
      widest = max(widest, width)
      sum += width
    }
    let width = apportionsSegmentWidthsByContent ? sum : widest * CGFloat(segments.count)
    return CGSize(width: width, height: UIKitTuning.segmentHeight)
  }

  /// The size that fits the segments.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var widths: [CGFloat] {
    var fixed: CGFloat = 0
    var weights: [CGFloat] = []
    for segment in segments {
      fixed += segment.fixedWidth
      weights.append(segment.fixedWidth > 0 ? 0 : apportionsSegmentWidthsByContent ? segment.naturalWidth : 1)
    }
    let total = max(weights.reduce(0, +), 1e-9)
    let rest = max(0, bounds.width - fixed)
    return segments.enumerated().map { $1.fixedWidth > 0 ? $1.fixedWidth : rest * weights[$0] / total }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the segments and the selection marker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      let segment = segments[index]
      segment.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
      let isUsable = isEnabled && segment.isUsable
      segment.label.font = .systemFont(ofSize: 13, weight: index == chosen ? .semibold : .regular)
      segment.label.textColor = isUsable ? .label : .tertiaryLabel
      segment.accessibility.label = segment.label.text
      segment.accessibility.position = index + 1
      segment.accessibility.count = segments.count
      var traits: UIAccessibilityTraits = .button
      if index == chosen { traits.insert(.selected) }
      if !isUsable { traits.insert(.notEnabled) }
      segment.accessibilityTraits = traits
    }
    marker.isHidden = chosen == Self.noSegment
    marker.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor(
        light: CGColor(gray: 1, alpha: 1), dark: CGColor(red: 0.39, green: 0.39, blue: 0.41, alpha: 1))
    if segments.indices.contains(chosen) { marker.frame = segments[chosen].frame.shrunk(dx: 2, dy: 2) }
  }

  // MARK: Touches and keys

  package override var followsDrags: Bool { true }

  /// Claims horizontal drags that begin on the selected segment.
  package override func ownsDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    guard isEnabled, abs(end.x - start.x) > abs(end.y - start.y) else { return false }
    return isTracking || (chosen != Self.noSegment && segment(at: start) == chosen)
  }

  /// Returns the control itself for touches in its segments.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  private func segment(at point: CGPoint) -> Int? {
    segments.firstIndex { $0.isUsable && $0.frame.minX <= point.x && point.x < $0.frame.maxX }
  }

  /// Begins tracking, and selects the touched segment if none is selected or the control is momentary.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    before = chosen
    guard let index = segment(at: touch.location(in: self)) else { return false }
    if chosen == Self.noSegment || isMomentary { choose(index, isAnimated: false) }
    return true
  }

  /// Selects the segment under the touch and moves the selection marker to it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let index = segment(at: touch.location(in: self)), isTouchInside { choose(index, isAnimated: true) }
    return true
  }

  /// Reports the selection if it has changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside, let index = segment(at: touch.location(in: self)) { choose(index, isAnimated: true) }
    sendChange()
  }

  /// Restores the selection from before the touch.
  open override func cancelTracking(with event: UIEvent?) { choose(before, isAnimated: true) }

  private func sendChange() {
    guard chosen != before || isMomentary else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { choose(Self.noSegment, isAnimated: false) }
  }

  private func pressed(_ segment: Segment) -> Bool {
    guard isEnabled, segment.isUsable, let index = segments.firstIndex(where: { $0 === segment }) else { return false }
    before = chosen
    choose(index, isAnimated: true)
    sendChange()
    return true
  }

  package override func press(_ key: KeyCode) -> Bool {
    guard isEnabled, key == .arrowLeft || key == .arrowRight else { return false }
    let step = (key == .arrowRight) != isMirrored ? 1 : -1
    var index = chosen == Self.noSegment ? (step > 0 ? -1 : segments.count) : chosen
    repeat { index += step } while segments.indices.contains(index) && !segments[index].isUsable
    guard segments.indices.contains(index) else { return true }
    before = chosen
    choose(index, isAnimated: true)
    sendChange()
    return true
  }
}
