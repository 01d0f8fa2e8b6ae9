// SPDX-License-Identifier: MIT

/// Finds positions and sizes that constraints leave ambiguous.
enum AmbiguityReport {
  /// Returns whether the constraints of a view leave its position or size ambiguous.
  static func isAmbiguous(_ view: UIView) -> Bool {
    LayoutQueue.shared.flush(view)
    guard let item = view.layoutStorage?.item, let engine = item.engine else {
      return !view.isFramedByOwner && view.superview != nil
    }
    engine.update()
    return !engine.openValues(of: item).isEmpty
  }

  /// Switches an ambiguous view to a different frame that also satisfies its constraints, or back to the original
  /// frame.
  static func exercise(_ view: UIView) {
    LayoutQueue.shared.flush(view)
    guard let item = view.layoutStorage?.item, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }

  /// Describes the ambiguous values of a view and its descendants, one view per line. Returns nil if no values are
  /// ambiguous.
  static func description(of view: UIView) -> String? {
    LayoutQueue.shared.flush(view)
    var lines = ""
    describe(view, into: &lines)
    return lines.isEmpty ? nil : lines
  }

  private static func describe(_ view: UIView, into lines: inout String) {
    if let item = view.layoutStorage?.item, let engine = item.engine, !view.isFramedByOwner {
      engine.update()
      var names = ""
      for name in engine.openValues(of: item) { names += (names.isEmpty ? "" : ", ") + name }
      if !names.isEmpty { lines += item.title + ": constraints leave " + names + " open\n" }
    }
    for subview in view.subviews { describe(subview, into: &lines) }
  }
}
