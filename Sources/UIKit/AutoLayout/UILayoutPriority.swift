// SPDX-License-Identifier: MIT

/// The priority of a constraint or of a view's natural size, 1 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The numeric value.
  public let rawValue: Float
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of views.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: the default content hugging of views.
  public static let defaultLow = UILayoutPriority(250)
  /// 510: the priority of a drag that can resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority of a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 50: the priority of target sizes in measurements.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The content hugging and compression resistance priorities of a view. Most views use the defaults and do not need
/// this object.
final class LayoutPriorities {
  @exclusivity(unchecked) var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  @exclusivity(unchecked) var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// Creates the default priorities.
  init() {}

  /// Creates priorities with the given horizontal and vertical hugging values, for controls whose defaults differ from
  /// those of views.
  init(hugging: [UILayoutPriority]) { self.hugging = hugging }

  /// Sets a priority of a view along an axis.
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
