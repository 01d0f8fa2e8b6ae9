// SPDX-License-Identifier: MIT

import SprungConstraints

/// The representation of a view or a layout guide in constraints and in an engine.
///
/// The owner retains it; constraints and the engine retain it too, so that they never access a deallocated view.
final class LayoutItem {
  /// The variables of an item: distances from the superview's origin, or from that of a guide's view, in points. The root's
  /// own left and top are zero and have no variables.
  struct Variables {
    var left: SolverVariable?
    var top: SolverVariable?
    var width: SolverVariable
    var height: SolverVariable
  }

  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) nonisolated(unsafe) var variables: Variables?
  /// The natural size with which the engine reckons.
  @exclusivity(unchecked) var intrinsic = CGSize(width: -1, height: -1)
  /// Whether the view may have another natural size since it was asked.
  @exclusivity(unchecked) var mayHaveOtherNaturalSize = false
  /// The natural size before a width decided about the height.
  @exclusivity(unchecked) var unbrokenHeight: CGFloat = -1
  /// The width for which the height was measured last; -1 if that was for no width, or another content.
  @exclusivity(unchecked) var measuredWidth: CGFloat = -1
  /// Wishes of `exerciseAmbiguityInLayout()`.
  @exclusivity(unchecked) var exercise: [SolverConstraint] = []
  /// Where the item was, relative to its superview, when it was last compared.
  @exclusivity(unchecked) var lastFrame = CGRect.null

  init(view: UIView) { self.view = view }

  /// An item of nothing.
  init() {}

  init(guide: UILayoutGuide) { self.guide = guide }

  /// The view or guide was deallocated: its constraints are removed in the next layout pass.
  nonisolated func ownerDied() {
    view = nil
    guide = nil
    engine?.hasOrphans = true
  }

  /// The view or guide; nil when it is gone.
  var owner: AnyObject? { view ?? guide }

  var isGone: Bool { view == nil && guide == nil }
}

extension LayoutItem {
  /// The item of a view or guide, nil for anything else.
  static func of(_ object: AnyObject) -> LayoutItem? {
    if let view = object as? UIView { return view.layoutItem }
    return (object as? UILayoutGuide)?.layoutItem
  }

  /// The view itself, or the one that the guide belongs to.
  var nearestView: UIView? { view ?? guide?.owningView }

  #if !hasFeature(Embedded)
    /// The class, the address and the text of the item, such as `UILabel:0x7f8'Name'`.
    var describedTitle: String {
      guard let owner else { return "(null)" }
      if let guide, !guide.identifier.isEmpty {
        return ObjectDescription.title(of: guide, separator: ":") + "'" + guide.identifier + "'"
      }
      let text = (view as? UILabel)?.text.map { "'" + $0 + "'" } ?? ""
      return ObjectDescription.title(of: owner, separator: ":") + text
    }
  #endif

  /// The name of the item in messages.
  var title: String {
    if let guide { return guide.identifier.isEmpty ? "guide" : guide.identifier }
    guard let view else { return "a deallocated view" }
    #if hasFeature(Embedded)
      return (view as? UILabel)?.text.map { "label '" + $0 + "'" } ?? "view"
    #else
      let name = "\(type(of: view))"
      if let text = (view as? UILabel)?.text ?? view.accessibility.label { return name + " '" + text.prefix(24) + "'" }
      return name
    #endif
  }
}
