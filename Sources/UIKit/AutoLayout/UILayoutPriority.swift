// SPDX-License-Identifier: MIT

/// How much a view insists on its natural size, 1 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: always.
  public static let required = UILayoutPriority(1000)
  /// 750: as views resist compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: as views hug their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 510: a drag that can resize the scene gives way to it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 50: as small as possible.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The priorities of one view; most views have none of their own.
final class LayoutPriorities {
  @exclusivity(unchecked) var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  @exclusivity(unchecked) var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// The usual priorities.
  init() {}

  /// Other priorities of hugging, horizontally and vertically; what a control has by default.
  init(hugging: [UILayoutPriority]) { self.hugging = hugging }

  /// Sets a priority of a view on an axis.
  static func set(
    _ priority: UILayoutPriority, of view: UIView, _ axis: NSLayoutConstraint.Axis, isHugging: Bool
  ) {
    let former =
      isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    guard priority != former else { return }
    let own = view.layoutSettings.priorities ?? LayoutPriorities()
    if isHugging { own.hugging[axis.rawValue] = priority } else { own.resistance[axis.rawValue] = priority }
    view.layoutSettings.priorities = own
    if let item = view.layoutStorage?.item { item.engine?.renewIntrinsic(of: item) }
    LayoutQueue.shared.markSuperview(of: view)
  }
}
