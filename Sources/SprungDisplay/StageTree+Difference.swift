// SPDX-License-Identifier: MIT

import SprungStage

extension StageTree {
  /// A sentence about the first layer, in the order of drawing, that differs on another stage; nil if both are equal.
  /// This stage is the state before, `later` the state after.
  ///
  /// Layers are compared by their positions in the tree, because numbers depend on earlier layers.
  public func firstDifference(to later: StageTree) -> String? {
    difference(of: roots, to: later.roots, of: later, in: "the stage")
  }

  private func difference(
    of before: [LayerID], to after: [LayerID], of later: StageTree, in place: String
  ) -> String? {
    for (old, new) in zip(before, after) {
      guard let old = self[old], let new = later[new] else { continue }
      if let change = old.change(to: new) { return "\(old.title) in \(place): \(change)" }
      if drawings[old.assetID] != later.drawings[new.assetID] {
        return "\(old.title) in \(place): image \(old.assetID) is drawn differently"
      }
      let inner = old.hasTitle ? old.title : place
      if let change = difference(of: old.children, to: new.children, of: later, in: inner) { return change }
    }
    guard before.count != after.count else { return nil }
    let extra = before.count > after.count ? self[before[after.count]] : later[after[before.count]]
    let what = extra?.title ?? "a layer"
    return before.count > after.count ? "\(what) in \(place) is gone" : "\(what) in \(place) is new"
  }
}

extension StageLayer {
  /// Whether its title identifies it.
  var hasTitle: Bool { !label.isEmpty || !text.isEmpty || role != .none }

  /// The title for a person: its role and name, its text, or its kind.
  public var title: String {
    if role != .none { return label.isEmpty ? "\(role)" : "\(role) \"\(label)\"" }
    if !text.isEmpty { return "text \"\(text)\"" }
    return kind == .box ? "a layer" : "\(kind)"
  }

  /// The differences from another layer, in words; nil if there are none. Sublayers do not count.
  func change(to other: StageLayer) -> String? {
    let old = facts
    let new = other.facts
    for index in old.indices where old[index].value != new[index].value {
      return "\(old[index].name) was \(old[index].value) and is \(new[index].value)"
    }
    return drawingChange(to: other).map { "\($0) is different" }
  }

  /// The short facts, each with its name.
  private var facts: [(name: String, value: String)] {
    let place = matrix.numbers
    return [
      ("kind", "\(kind)"), ("text", "\"\(text)\""), ("role", "\(role)"), ("label", "\"\(label)\""),
      ("place", "(\(place[12]), \(place[13]))"), ("size", "\(width) x \(height)"),
      ("offset", "(\(originX), \(originY))"), ("opacity", "\(opacity)"), ("hidden", "\(isHidden)"),
      ("color", fill.digits), ("corner radius", "\(cornerRadius)"), ("border width", "\(borderWidth)"),
      ("border color", border.digits), ("text color", textColor.digits), ("image", "\(assetID)"),
      ("tint", tint.digits), ("number in its list", "\(position) of \(count)"), ("state", "\(state.rawValue)"),
    ]
  }

  /// The first of what is too long to be said.
  private func drawingChange(to other: StageLayer) -> String? {
    if matrix != other.matrix { return "transform" }
    if textStyle != other.textStyle || lines != other.lines { return "text style" }
    if path != other.path { return "path" }
    if shadow != other.shadow { return "shadow" }
    if gradient != other.gradient { return "gradient" }
    if drawing != other.drawing { return "drawing" }
    return mask == other.mask ? nil : "mask"
  }
}

extension PackedColor {
  /// `#rrggbbaa`.
  fileprivate var digits: String {
    let text = String(rawValue, radix: 16)
    return "#" + String(repeating: "0", count: 8 - text.count) + text
  }
}
