// SPDX-License-Identifier: MIT

import SprungConstraints

/// The representation of a view or a layout guide in constraints and in an engine.
///
/// The item is retained by the view or guide, by constraints and by the engine, so that constraints and engines never
/// access a deallocated view.
final class LayoutItem {
  /// The variables of an item: distances from the origin of the superview or the guide's view, in points. The root has
  /// no variables for its left and top edges, which are zero.
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
  /// The natural size that the engine uses.
  @exclusivity(unchecked) var intrinsic = CGSize(width: -1, height: -1)
  /// Returns whether the natural size may have changed since it was measured.
  @exclusivity(unchecked) var mayHaveOtherNaturalSize = false
  /// The natural height at the solved width without line wrapping; -1 if the view does not wrap.
  @exclusivity(unchecked) var unbrokenHeight: CGFloat = -1
  /// The width at which the height was last measured; -1 if it has not been measured since the content last changed.
  @exclusivity(unchecked) var measuredWidth: CGFloat = -1
  /// The optional constraints of `exerciseAmbiguityInLayout()`.
  @exclusivity(unchecked) var exercise: [SolverConstraint] = []
  /// The frame of the item relative to its superview at the last comparison.
  @exclusivity(unchecked) var lastFrame = CGRect.null

  init(view: UIView) { self.view = view }

  /// Creates an item without an owner.
  init() {}

  init(guide: UILayoutGuide) { self.guide = guide }

  /// Detaches the deallocated view or guide. The constraints of the item are removed in the next layout pass.
  nonisolated func ownerDied() {
    view = nil
    guide = nil
    engine?.hasOrphans = true
  }

  /// The view or guide; nil after its deallocation.
  var owner: AnyObject? { view ?? guide }

  var isGone: Bool { view == nil && guide == nil }
}

extension LayoutItem {
  /// Returns the item of a view or guide, or nil for other objects.
  static func of(_ object: AnyObject) -> LayoutItem? {
    if let view = object as? UIView { return view.layoutItem }
    return (object as? UILayoutGuide)?.layoutItem
  }

  /// The view itself, or the owning view of the guide.
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

  /// The name of the item in diagnostics.
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
