// SPDX-License-Identifier: MIT

/// Reports hierarchies that request layout in every pass.
enum EndlessLayout {
  /// Reports the views that still need layout after the given number of passes, and the constraint that changed last.
  static func report(_ window: UIView, passes: Int) {
    var names: [String] = []
    collect(window, &names)
    let shown = names.prefix(UIKitTuning.endlessLayoutNames)
    var list = ""
    for name in shown { list += (list.isEmpty ? "" : ", ") + name }
    if names.count > shown.count { list += " and \(names.count - shown.count) more" }
    if let change = LayoutQueue.shared.lastChange { list += " (the constraint that changed last is " + change + ")" }
    Diagnostics.report(
      "endlessLayout",
      "Views still need layout after \(passes) passes: \(list). A layoutSubviews() method invalidates its own view or "
        + "an ancestor in every pass. Set values only if they differ.")
  }

  private static func collect(_ view: UIView, _ names: inout [String]) {
    if view.needsLayout { names.append(view.layoutItem.title) }
    for subview in view.subviews where subview.isLayoutPending { collect(subview, &names) }
  }
}
