// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether constraints leave the place or size of the view open.
  public final var hasAmbiguousLayout: Bool {
    LayoutQueue.flush(self)
    guard let item = layoutStorage?.item, let engine = item.engine else { return !isFramedByOwner && superview != nil }
    engine.update()
    return !engine.openValues(of: item).isEmpty
  }

  /// Sprung addition: names what constraints leave open in this view and below, a line a view; nil if that is nothing.
  public final var ambiguousLayoutDescription: String? {
    LayoutQueue.flush(self)
    var lines = ""
    describeAmbiguity(into: &lines)
    return lines.isEmpty ? nil : lines
  }

  private func describeAmbiguity(into lines: inout String) {
    if let item = layoutStorage?.item, let engine = item.engine, !isFramedByOwner {
      engine.update()
      var names = ""
      for name in engine.openValues(of: item) { names += (names.isEmpty ? "" : ", ") + name }
      if !names.isEmpty { lines += item.title + ": constraints leave " + names + " open\n" }
    }
    for subview in subviews { subview.describeAmbiguity(into: &lines) }
  }

  /// Gives the view another one of the places and sizes that constraints leave open, and the first one again when called
  /// again; for finding what is missing. A view without such is left alone. Differs from Apple: it moves by 20 points instead
  /// of at random.
  public final func exerciseAmbiguityInLayout() {
    LayoutQueue.flush(self)
    guard let item = layoutStorage?.item, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }

  /// The active constraints that mention the view and are about an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutQueue.flush(self)
    return LayoutEngine.constraints(mentioning: layoutItem, axis: axis)
  }
}
