// SPDX-License-Identifier: MIT

nonisolated extension UILayoutPriority {
  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + difference)
  }

  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - difference)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
