// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// An element on the stage that users or assistive technology identify by role and label, in its state at the time of
/// the last frame.
@preconcurrency @MainActor
public struct StageElement {
  /// The accessibility role.
  public let role: AccessibilityRole
  /// The accessibility label. For a list item without a label, this is the text that the item contains.
  public let label: String
  /// The accessibility value, such as the text of a field or `40 %`; nil if the element has none.
  public let value: String?
  /// The accessibility identifier, which is not presented to users; nil if the element has none.
  public let identifier: String?
  /// The bounding box of the element on the stage, in points.
  public let frame: CGRect
  /// The part of the frame that neither the stage nor an enclosing view clips; empty if everything is clipped.
  public let visibleFrame: CGRect
  /// The effective opacity, which includes that of all enclosing layers, from 0 to 1; 0 for hidden elements.
  public let opacity: Double
  /// The position in a list, starting at 1; 0 for none.
  public let position: Int
  /// The number of items in the list; 0 if unknown.
  public let count: Int
  /// Whether the element is disabled, selected, or focused.
  public let state: AccessibilityState
  /// The view; nil for a layer without a view.
  public let view: UIView?
  /// A unique name in golden files and messages.
  public internal(set) var name: String

  /// The identifier of the layer.
  let layer: LayerID
  /// The enclosing layers, from the stage inward.
  let ancestors: [LayerID]
  /// The appearance without the position, for comparing pictures.
  let look: ElementLook

  /// Whether a part of the element is visible.
  public var isVisible: Bool { opacity > 0 && !visibleFrame.isEmpty }
  /// Whether the element is enabled.
  public var isEnabled: Bool { !state.contains(.disabled) }
  /// Whether the element is selected or on.
  public var isSelected: Bool { state.contains(.selected) }
  /// The center of the visible part, or of the frame if no part is visible.
  public var center: CGPoint {
    let rect = visibleFrame.isEmpty ? frame : visibleFrame
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Returns whether this element contains `other`.
  func isAround(_ other: StageElement) -> Bool { other.ancestors.contains(layer) }
}

extension StageElement: @preconcurrency CustomStringConvertible {
  /// The name, the value, the frame, and any properties with unusual values.
  public var description: String {
    var words = name
    if let value, !value.isEmpty, value != label { words += " holding \"\(value)\"" }
    words += " at \(Self.text(frame))"
    if !isEnabled { words += ", disabled" }
    if isSelected { words += ", selected" }
    if !isVisible { words += ", not visible" }
    return words
  }

  /// Formats a rectangle as left, top, width and height, with at most two decimal places.
  static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    // Avoid negative zero, and decimal points in integers.
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The appearance of an element without its position.
struct ElementLook: Equatable {
  var fill: UInt32 = 0
  var text = ""
  var hasContent = false

  /// Whether the element draws anything itself.
  var isDrawn: Bool { fill & 0xFF != 0 || !text.isEmpty || hasContent }
}
