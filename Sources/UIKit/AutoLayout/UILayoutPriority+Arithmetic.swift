// SPDX-License-Identifier: MIT

nonisolated extension UILayoutPriority {
  /// Returns the priority increased by the given number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + difference)
  }

  /// Returns the priority decreased by the given number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - difference)
  }

  /// Increases a priority by the given number.
  public static func += (priority: inout UILayoutPriority, difference: Float) { priority = priority + difference }

  /// Decreases a priority by the given number.
  public static func -= (priority: inout UILayoutPriority, difference: Float) { priority = priority - difference }
}
