// SPDX-License-Identifier: MIT

/// Tells in words what a running application is made of and what moves it, for tools that look at it. Looking changes nothing.
///
/// Every answer is a text of lines, their parts parted by tabs, since a page that is not written in Swift reads them.
package enum Inspector {
  /// The views of all windows, and the layers directly in them that are of no view: how deep, what they are, their layer's number, their words, x, y, width and height in the window, and
  /// whether they are hidden.
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
    // What a label or switch is made of is the library's.
    guard !(view is UILabel), !(view is UIControl) else { return }
    for layer in view.layer.children where layer.view == nil { add(layer, in: view, depth: depth + 1, to: &lines) }
    for child in view.subviews { add(child, depth: depth + 1, to: &lines) }
  }

  /// A layer without a view, where it lies without its own transforms.
  private static func add(_ layer: CALayer, in view: UIView, depth: Int, to lines: inout [String]) {
    let frame = view.convert(layer.frame, to: nil)
    lines.append(
      "\(depth)\t\(layer.kindName)\t\(layer.stageID)\t\t\(ShortNumber.text(frame.origin.x))\t\(ShortNumber.text(frame.origin.y))"
        + "\t\(ShortNumber.text(frame.size.width))\t\(ShortNumber.text(frame.size.height))\t\(layer.isHidden ? 1 : 0)")
  }

  /// What a person calls a view: its label, or the text that it shows; without tabs and ends of lines, and not long.
  static func words(of view: UIView) -> String {
    var words = view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
    if words.isEmpty, let label = view as? UILabel { words = label.text ?? "" }
    var result = ""
    for scalar in words.unicodeScalars.prefix(40) {
      result.unicodeScalars.append(scalar == "\t" || scalar == "\n" ? " " : scalar)
    }
    return result
  }

  /// The layer of what a finger at a point of the window would touch, 0 for nothing.
  ///
  /// What is moved by an animator counts before what lies in it: a cell, not its label.
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

  /// What an animator moves need not hear fingers.
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
