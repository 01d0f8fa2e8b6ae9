// SPDX-License-Identifier: MIT

import SprungStage

extension StageTree {
  /// Describes the first layer, in drawing order, that differs on another stage. Returns nil if the stages are equal.
  /// This stage is the earlier state, and `later` is the later state.
  ///
  /// Layers are compared by their positions in the tree, because their identifiers depend on previously created layers.
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
  /// Whether the title identifies the layer.
  var hasTitle: Bool { !label.isEmpty || !text.isEmpty || role != .none }

  /// A title for reports: the layer's role and label if it has a role, otherwise its text, otherwise its kind.
  public var title: String {
    if role != .none { return label.isEmpty ? "\(role)" : "\(role) \"\(label)\"" }
    if !text.isEmpty { return "text \"\(text)\"" }
    return kind == .box ? "a layer" : "\(kind)"
  }

  /// Describes how this layer differs from another one. Returns nil if there is no difference. Sublayers are ignored.
  func change(to other: StageLayer) -> String? {
    let old = facts
    let new = other.facts
    for index in old.indices where old[index].value != new[index].value {
      return "\(old[index].name) was \(old[index].value) and is \(new[index].value)"
    }
    return drawingChange(to: other).map { "\($0) is different" }
  }

  /// The names and values of properties that have a short description.
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

  /// Names the first differing property among those without a short description.
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
  /// The color in the format `#rrggbbaa`.
  fileprivate var digits: String {
    let text = String(rawValue, radix: 16)
    return "#" + String(repeating: "0", count: 8 - text.count) + text
  }
}
