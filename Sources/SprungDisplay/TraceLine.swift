// SPDX-License-Identifier: MIT

import SprungStage

/// One frame in a line of text: the time in milliseconds, then number, x and y of each item of a list on the stage.
///
/// Items are numbered from 0 and listed in that order; positions are the centers in points of the stage. A stage
/// without a list writes its other layers that have a role, as `role "label" x y` from rear to front.
public struct TraceLine {
  /// The line without its end.
  public let text: String

  /// Describes what `tree` shows at a time.
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
