// SPDX-License-Identifier: MIT

import SprungStage

/// The index bar at the edge of a table or collection view. Tapping a title, or dragging along the titles, scrolls to
/// the section.
///
/// If the titles do not fit, dots replace some of them. A touch can still select every title.
final class SectionIndexBar: UIControl {
  // The reference is weak, because a gesture or an interaction may retain the bar after the client is released.
  @WeakReference private var client: (any ItemEngineClient)?
  @exclusivity(unchecked) private(set) var titles: [String] = []
  @exclusivity(unchecked) private var labels: [UILabel] = []
  /// The numbers of titles and of available slots for which the labels were created.
  @exclusivity(unchecked) private var made = (count: -1, slots: -1)
  /// The index of the most recently selected title, or nil if none has been selected.
  @exclusivity(unchecked) private(set) var current: Int?
  /// The color of the text.
  var color: UIColor? { didSet { for label in labels { label.textColor = color ?? tintColor } } }
  /// The background color, or nil if there is none.
  var ground: UIColor? { didSet { showGround() } }
  /// The background color during a touch. If nil, `ground` is used.
  var trackingGround: UIColor? { didSet { showGround() } }
  private var isFollowed = false { didSet { showGround() } }

  init(_ client: any ItemEngineClient) {
    _client = WeakReference(client)
    super.init(frame: .zero)
    accessibility.isElement = true
    accessibility.traits = .adjustable
    accessibilityLabel = "Section index"
    addGestureRecognizer(SectionIndexRecognizer())
  }

  required init?(coder: NSCoder) { nil }

  /// Displays new titles.
  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    current = nil
    made = (-1, -1)
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  /// The number of titles and dots to display. This is the number of titles if all of them fit, otherwise an odd
  /// number.
  private var slots: Int {
    let capacity = max(1, Int(min(10_000, max(0, bounds.height) / UIKitTuning.indexRowHeight)))
    if titles.count <= capacity { return titles.count }
    return capacity.isMultiple(of: 2) ? max(1, capacity - 1) : capacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let slots = slots
    if made != (titles.count, slots) { makeLabels(slots) }
    let top = (bounds.height - CGFloat(slots) * UIKitTuning.indexRowHeight) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * UIKitTuning.indexRowHeight, width: bounds.width,
        height: UIKitTuning.indexRowHeight)
    }
  }

  private func makeLabels(_ slots: Int) {
    made = (titles.count, slots)
    for label in labels { label.removeFromSuperview() }
    labels = (0..<slots).map { slot in
      let label = UILabel(frame: .zero)
      label.text = text(slot, of: slots)
      label.font = .systemFont(ofSize: UIKitTuning.indexFontSize, weight: .semibold)
      label.textColor = color ?? tintColor
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      label.accessibility.isElement = false
      addSubview(label)
      return label
    }
  }

  private func text(_ slot: Int, of slots: Int) -> String {
    var title = titles[slot]
    if slots < titles.count {
      guard slot.isMultiple(of: 2) else { return "\u{2022}" }
      title = titles[slots < 2 ? 0 : slot * (titles.count - 1) / (slots - 1)]
    }
    return title == SectionIndex.search ? "\u{2315}" : title
  }

  private func showGround() { backgroundColor = isFollowed ? trackingGround ?? ground : ground }

  /// Handles a touch at the given vertical position in the bar.
  func follow(_ y: CGFloat) {
    isFollowed = true
    let height = CGFloat(slots) * UIKitTuning.indexRowHeight
    let share = height > 0 ? Double((y - (bounds.height - height) / 2) / height) : 0
    guard !titles.isEmpty, share.isFinite else { return }
    choose(Int(min(max(share, 0), 1) * Double(titles.count)))
  }

  /// Called when the touch ends.
  func letGo() { isFollowed = false }

  /// Selects the title at the given index, which is clamped to the valid range.
  func choose(_ index: Int) {
    let index = min(max(0, index), titles.count - 1)
    guard titles.indices.contains(index), index != current else { return }
    current = index
    layer.mark(.accessibility)
    client?.follow(indexTitle: titles[index], at: index)
  }

  private func step(by steps: Int) { choose((current ?? (steps > 0 ? -1 : 0)) + steps) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if color == nil { for label in labels { label.textColor = tintColor } }
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  override func accessibilityActivate() -> Bool { false }

  package override func press(_ key: KeyCode) -> Bool {
    switch key {
    case .arrowDown, .arrowRight: step(by: 1)
    case .arrowUp, .arrowLeft: step(by: -1)
    case .home: choose(0)
    case .end: choose(titles.count - 1)
    default: return false
    }
    return true
  }

  override var accessibilityValue: String? {
    get { titles.isEmpty ? nil : titles[current ?? 0] }
    set {}
  }

  package override var stageAccessibility: StageAccessibility? {
    accessibility.position = current ?? 0
    accessibility.count = max(1, titles.count)
    return controlAccessibility
  }
}

/// Recognizes a touch on the index immediately, and prevents other gestures.
final class SectionIndexRecognizer: UILongPressGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func stateDidChange(to state: State) {
    guard let bar = view as? SectionIndexBar else { return }
    switch state {
    case .began, .changed: bar.follow(location(in: bar).y)
    default: break
    }
    if state.isTerminal { bar.letGo() }
  }

  package override var kindName: String { "section index" }
}

extension UIKitTuning {
  /// Width in points of a table's section index (18), which is the width of the widest letter in the index font.
  static let indexWidth: CGFloat = 18
  /// Height in points of an index title (14), so that 26 letters fit on a small phone.
  static let indexRowHeight: CGFloat = 14
  /// Font size in points of the index titles (11).
  static let indexFontSize: CGFloat = 11
}
