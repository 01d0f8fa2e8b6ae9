// SPDX-License-Identifier: MIT

import SprungStage

/// A line of text that describes one frame: the time in milliseconds, then the number, x and y of each list item on the
/// stage.
///
/// Items are numbered from 0 and sorted by position in the list. The coordinates x and y are those of the item's center
/// on the stage, in points. If the stage has no list, the line instead contains all layers with a role, as `role
/// "label" x y` from back to front.
public struct TraceLine {
  /// The text without a line feed.
  public let text: String

  /// Describes the content of `tree` at the given time.
  public init(milliseconds: Double, tree: StageTree) {
    let layers = tree.inDrawingOrder.filter { $0.role != .none }
    let items = layers.filter { $0.role == .listItem }.sorted { $0.position < $1.position }
    var words = ["\(milliseconds)"]
    for layer in items.isEmpty ? layers : items {
      guard let center = tree.center(of: layer.id) else { continue }
      words.append(items.isEmpty ? "\(layer.role) \"\(layer.label)\"" : "\(layer.position - 1)")
      words.append("\(center.x)")
      words.append("\(center.y)")
    }
    text = words.joined(separator: " ")
  }
}
