// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage
import UIKit

/// Traverses the displayed layers once and creates elements for them.
@MainActor
struct ElementWalk {
  /// Whether layers without a role are included.
  let takesAll: Bool
  private(set) var elements: [StageElement] = []

  private let tree: StageTree
  private var views: [LayerID: UIView] = [:]
  private var ancestors: [LayerID] = []
  private var nameCounts: [String: Int] = [:]

  private struct Surroundings {
    var matrix: StageMatrix
    var clip: CGRect
    var opacity: Double
    var isHidden: Bool
  }

  init(_ stage: TestStage, takesAll: Bool = false) {
    tree = stage.host.tree
    self.takesAll = takesAll
    for window in UIApplication.shared.windows { know(window) }
    let around = Surroundings(
      matrix: .identity, clip: CGRect(origin: .zero, size: stage.size), opacity: 1, isHidden: false)
    for id in tree.roots { visit(id, around) }
  }

  private mutating func know(_ view: UIView) {
    if view.layer.stageID != 0 { views[view.layer.stageID] = view }
    for child in view.subviews { know(child) }
  }

  private mutating func visit(_ id: LayerID, _ around: Surroundings) {
    guard let layer = tree[id] else { return }
    var inside = around
    inside.matrix = layer.matrix * around.matrix
    inside.opacity *= layer.isHidden ? 0 : Double(layer.opacity)
    inside.isHidden = around.isHidden || layer.state.contains(.hidden)
    let box = Self.box(of: layer, inside.matrix)
    let isElement = layer.role != .none && !inside.isHidden
    if isElement || takesAll { add(layer, box, around.clip, inside) }
    if layer.boundsFlags.contains(.clips) { inside.clip = around.clip.intersection(box) }
    if layer.originX != 0 || layer.originY != 0 {
      inside.matrix =
        StageMatrix(a: 1, b: 0, c: 0, d: 1, tx: -Double(layer.originX), ty: -Double(layer.originY)) * inside.matrix
    }
    ancestors.append(id)
    for child in layer.children { visit(child, inside) }
    ancestors.removeLast()
  }

  private mutating func add(_ layer: StageLayer, _ box: CGRect, _ clip: CGRect, _ here: Surroundings) {
    let view = views[layer.id]
    let visible = box.intersection(clip)
    let label = label(of: layer, view)
    var element = StageElement(
      role: here.isHidden ? .none : layer.role, label: label, value: view?.accessibilityValue,
      identifier: view?.accessibilityIdentifier, frame: box, visibleFrame: visible.isNull ? .zero : visible,
      opacity: here.opacity, position: layer.position, count: layer.count, state: layer.state, view: view, name: "",
      layer: layer.id, ancestors: ancestors, look: Self.look(of: layer))
    let name = Self.plainName(of: element)
    let number = nameCounts[name, default: 0] + 1
    nameCounts[name] = number
    element.name = number == 1 ? name : "\(name) #\(number)"
    elements.append(element)
  }

  /// Returns the label of the view or of the displayed layer or, if there is none, the text inside.
  private func label(of layer: StageLayer, _ view: UIView?) -> String {
    if layer.role != .none, let label = view?.accessibilityLabel, !label.isEmpty { return label }
    if !layer.label.isEmpty { return layer.label }
    return layer.role == .listItem ? words(in: layer).joined(separator: ", ") : ""
  }

  private func words(in layer: StageLayer) -> [String] {
    layer.children.compactMap { tree[$0] }.filter { !$0.isHidden }.flatMap { child in
      (child.text.isEmpty ? [] : [child.text]) + words(in: child)
    }
  }

  private static func plainName(of element: StageElement) -> String {
    if element.role == .none {
      let type = element.view.map { "\(Swift.type(of: $0))" } ?? "layer"
      return type + (element.identifier.map { " \"\($0)\"" } ?? "")
    }
    // The label takes precedence over the index, because an item that moves aside keeps its label but not its index.
    if !element.label.isEmpty { return "\(element.role) \"\(element.label)\"" }
    if let identifier = element.identifier { return "\(element.role) \"\(identifier)\"" }
    return element.position > 0 ? "\(element.role) \(element.position)" : "\(element.role)"
  }

  private static func look(of layer: StageLayer) -> ElementLook {
    ElementLook(
      fill: layer.fill.rawValue, text: layer.text,
      hasContent: layer.assetID != 0 || layer.path != nil || layer.gradient != nil
        || (layer.borderWidth > 0 && layer.border.isVisible))
  }

  /// Returns the bounding box of a layer's box. Corners behind the viewer are ignored.
  private static func box(of layer: StageLayer, _ matrix: StageMatrix) -> CGRect {
    let (width, height) = (Double(layer.width), Double(layer.height))
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].compactMap { matrix.apply(x: $0.0, y: $0.1) }
    guard let left = corners.map({ $0.x }).min(), let right = corners.map({ $0.x }).max(),
      let top = corners.map({ $0.y }).min(), let bottom = corners.map({ $0.y }).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
