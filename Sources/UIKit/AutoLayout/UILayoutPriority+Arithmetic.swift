// SPDX-License-Identifier: MIT

nonisolated extension UILayoutPriority {
  /// Returns a priority raised by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + difference)
  }

  /// Returns a priority lowered by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - difference)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
