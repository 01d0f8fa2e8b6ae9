// SPDX-License-Identifier: MIT

/// The positions and sizes that constraints leave open.
enum AmbiguityReport {
  /// Whether constraints leave the position or size of a view open.
  static func isAmbiguous(_ view: UIView) -> Bool {
    LayoutQueue.shared.flush(view)
    guard let item = view.layoutStorage?.item, let engine = item.engine else {
      return !view.isFramedByOwner && view.superview != nil
    }
    engine.update()
    return !engine.openValues(of: item).isEmpty
  }

  /// Gives a view another one of the positions and sizes that constraints leave open, or the first one again.
  static func exercise(_ view: UIView) {
    LayoutQueue.shared.flush(view)
    guard let item = view.layoutStorage?.item, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }

  /// Names what constraints leave open in a view and below, a line a view; nil if that is nothing.
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
