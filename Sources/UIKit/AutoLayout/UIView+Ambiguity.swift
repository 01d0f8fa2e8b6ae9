// SPDX-License-Identifier: MIT

extension UIView {
  final var isAmbiguous: Bool {
    LayoutQueue.shared.flush(self)
    guard let item = layoutStorage?.item, let engine = item.engine else { return !isFramedByOwner && superview != nil }
    engine.update()
    return !engine.openValues(of: item).isEmpty
  }

  /// Sprung addition: names what constraints leave open in this view and below, a line a view; nil if that is nothing.
  public final var ambiguousLayoutDescription: String? {
    LayoutQueue.shared.flush(self)
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
}
