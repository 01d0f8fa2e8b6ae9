// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage

/// The rectangle in which a layer and its descendants can draw, in the layer's own coordinates.
struct Extent {
  private(set) var left = Double.infinity
  private(set) var top = Double.infinity
  private(set) var right = -Double.infinity
  private(set) var bottom = -Double.infinity

  var width: Double { max(0, right - left) }
  var height: Double { max(0, bottom - top) }

  /// Measures a layer. Assumes that text stays in its box, and ignores perspective in descendants.
  init(of layer: StageLayer, in tree: StageTree) {
    add(0, 0)
    add(Double(layer.width), Double(layer.height))
    if let path = layer.path {
      for step in path.steps {
        for index in stride(from: 0, to: step.numbers.count - 1, by: 2) {
          add(Double(step.numbers[index]), Double(step.numbers[index + 1]))
        }
      }
      grow(Double(path.lineWidth))
    }
    if !layer.boundsFlags.contains(.clips) {
      for child in layer.children {
        guard let child = tree[child], !child.isHidden else { continue }
        let inner = Extent(of: child, in: tree)
        for (x, y) in [
          (inner.left, inner.top), (inner.right, inner.top), (inner.left, inner.bottom), (inner.right, inner.bottom),
        ] {
          guard let place = child.matrix.apply(x: x, y: y) else { continue }
          add(place.x - Double(layer.originX), place.y - Double(layer.originY))
        }
      }
    }
    guard let shadow = layer.shadow else { return }
    grow(Double(shadow.radius) * 3 + max(abs(Double(shadow.x)), abs(Double(shadow.y))))
  }

  private mutating func add(_ x: Double, _ y: Double) {
    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
  }

  private mutating func grow(_ points: Double) {
    (left, top, right, bottom) = (left - points, top - points, right + points, bottom + points)
  }
}
