// SPDX-License-Identifier: MIT

/// Describes the views of a running application and the behaviors that move them, as text for inspection tools.
/// Inspection has no side effects.
///
/// Each result is text that consists of lines with tab-separated fields, because the page that reads it is not written
/// in Swift.
package enum Inspector {
  /// Returns the views of all windows, and those of their sublayers that do not belong to a view. The fields are depth,
  /// class, layer number, text, x, y, width and height in the window, and whether the view is hidden.
  package static func tree() -> String {
    var lines: [String] = []
    for window in WindowList.shared.visible { add(window, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    let frame = view.convert(view.bounds, to: nil)
    let isHidden = view.isHidden || view.alpha < 0.01
    lines.append(
      "\(depth)\t\(InspectedNames.name(of: view))\t\(view.layer.stageID)\t\(words(of: view))\t\(ShortNumber.text(frame.origin.x))\t\(ShortNumber.text(frame.origin.y))"
        + "\t\(ShortNumber.text(frame.size.width))\t\(ShortNumber.text(frame.size.height))\t\(isHidden ? 1 : 0)")
    // The layers inside a label or control are implementation details.
    guard !(view is UILabel), !(view is UIControl) else { return }
    for layer in view.layer.children where layer.view == nil { add(layer, in: view, depth: depth + 1, to: &lines) }
    for child in view.subviews { add(child, depth: depth + 1, to: &lines) }
  }

  /// Adds a layer that has no view, with its frame before its own transforms are applied.
  private static func add(_ layer: CALayer, in view: UIView, depth: Int, to lines: inout [String]) {
    let frame = view.convert(layer.frame, to: nil)
    lines.append(
      "\(depth)\t\(layer.kindName)\t\(layer.stageID)\t\t\(ShortNumber.text(frame.origin.x))\t\(ShortNumber.text(frame.origin.y))"
        + "\t\(ShortNumber.text(frame.size.width))\t\(ShortNumber.text(frame.size.height))\t\(layer.isHidden ? 1 : 0)")
  }

  /// Returns the accessibility label of a view or, if it has none, its identifier or displayed text. The result has at
  /// most 40 characters and no tabs or line breaks.
  static func words(of view: UIView) -> String {
    var words = view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
    if words.isEmpty, let label = view as? UILabel { words = label.text ?? "" }
    var result = ""
    for scalar in words.unicodeScalars.prefix(40) {
      result.unicodeScalars.append(scalar == "\t" || scalar == "\n" ? " " : scalar)
    }
    return result
  }

  /// Returns the layer that a touch at the given point in the window would hit, or 0 if there is none.
  ///
  /// An item that an animator moves takes precedence over its content. For example, a cell takes precedence over its
  /// label.
  package static func layer(at point: CGPoint) -> UInt32 {
    for window in WindowList.shared.visible.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      var view: UIView? = hit
      while let candidate = view {
        if DynamicsInspector.item(of: candidate) != nil { return candidate.layer.stageID }
        view = candidate.superview
      }
      return itemView(under: point, in: hit)?.layer.stageID ?? hit.layer.stageID
    }
    return 0
  }

  /// Returns the frontmost animated item below a point, even if it does not receive touches.
  private static func itemView(under point: CGPoint, in view: UIView) -> UIView? {
    for child in view.subviews.reversed() where !child.isHidden {
      if let found = itemView(under: point, in: child) { return found }
      if child.point(inside: child.convert(point, from: nil), with: nil), DynamicsInspector.item(of: child) != nil {
        return child
      }
    }
    return nil
  }
}
