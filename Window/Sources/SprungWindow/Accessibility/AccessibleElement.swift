// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import SprungDisplay
import SprungStage

/// A layer as assistive technology presents it: its role, name, state and bounding box.
struct AccessibleElement: Equatable {
  let layer: LayerID
  let role: GtkAccessibleRole
  let kind: StageElementKind
  let label: String
  /// The text of a text field, or nil for other roles.
  let content: String?
  let state: AccessibilityState
  let stageRole: AccessibilityRole
  let position: Int
  let count: Int
  /// The bounding box in points, in stage coordinates.
  let box: Box
  let children: [AccessibleElement]

  struct Box: Equatable {
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
  }

  /// Calls a closure with the state in the format that GTK expects.
  func withState(_ body: (UnsafePointer<StageElementState>) -> Void) {
    let isSelected: Int32 = state.contains(.selected) ? 1 : 0
    let isSlider = stageRole == .adjustable
    label.withCString { label in
      func call(_ content: UnsafePointer<CChar>?) {
        var values = StageElementState()
        values.label = label
        values.description = content
        values.is_disabled = state.contains(.disabled) ? 1 : 0
        values.is_focusable = state.contains(.focusable) ? 1 : 0
        values.is_modal = stageRole == .dialog || stageRole == .alertDialog ? 1 : 0
        values.is_checked = stageRole == .toggle ? isSelected : -1
        values.is_selected = stageRole == .listItem ? isSelected : -1
        // Only a selected button has the pressed state, as in the browser host.
        values.is_pressed = stageRole == .button && isSelected == 1 ? 1 : -1
        values.level = stageRole == .heading ? 2 : 0
        values.position = isSlider ? 0 : Int32(clamping: position)
        values.count = Int32(clamping: count)
        values.has_value = isSlider ? 1 : 0
        (values.value, values.maximum) = (Double(position), Double(count))
        body(&values)
      }
      if let content { content.withCString(call) } else { call(nil) }
    }
  }
}

// MARK: Creation from layers

extension AccessibleElement {
  /// Returns the elements on a stage, in reading order. A layer without a role is replaced by its children.
  static func elements(of tree: StageTree) -> [AccessibleElement] {
    elements(tree.roots, in: tree)
  }

  private static func elements(_ ids: [LayerID], in tree: StageTree) -> [AccessibleElement] {
    let layers = ids.compactMap { tree[$0] }.filter { !$0.isHidden && $0.opacity > 0 && !$0.state.contains(.hidden) }
    let first = layers.filter { $0.state.contains(.first) }
    let ordered = first.isEmpty ? layers : first + layers.filter { !$0.state.contains(.first) }
    return ordered.flatMap { layer in
      let children = elements(layer.children, in: tree)
      return element(layer, children, in: tree).map { [$0] } ?? children
    }
  }

  private static func element(
    _ layer: StageLayer, _ children: [AccessibleElement], in tree: StageTree
  ) -> AccessibleElement? {
    guard let (role, kind) = role(of: layer) else { return nil }
    let isField = layer.role == .textField || layer.role == .searchField
    return AccessibleElement(
      layer: layer.id, role: role, kind: kind, label: layer.label, content: isField ? text(in: layer, tree) : nil,
      state: layer.state, stageRole: layer.role, position: layer.position, count: layer.count,
      box: box(of: layer, tree),
      // A GtkScale cannot contain other elements.
      children: kind == STAGE_ELEMENT_IS_ADJUSTED ? [] : children)
  }

  private static func role(of layer: StageLayer) -> (GtkAccessibleRole, StageElementKind)? {
    switch layer.role {
    case .none: nil
    case .text: (GTK_ACCESSIBLE_ROLE_LABEL, STAGE_ELEMENT_IS_READ)
    case .button: (GTK_ACCESSIBLE_ROLE_BUTTON, STAGE_ELEMENT_IS_PRESSED)
    case .image: (GTK_ACCESSIBLE_ROLE_IMG, STAGE_ELEMENT_IS_READ)
    case .heading: layer.label.isEmpty ? nil : (GTK_ACCESSIBLE_ROLE_HEADING, STAGE_ELEMENT_IS_READ)
    case .list: (GTK_ACCESSIBLE_ROLE_LIST, STAGE_ELEMENT_IS_READ)
    case .listItem: (GTK_ACCESSIBLE_ROLE_LIST_ITEM, STAGE_ELEMENT_IS_PRESSED)
    case .adjustable: (GTK_ACCESSIBLE_ROLE_SLIDER, STAGE_ELEMENT_IS_ADJUSTED)
    case .toggle: (GTK_ACCESSIBLE_ROLE_SWITCH, STAGE_ELEMENT_IS_PRESSED)
    case .link: (GTK_ACCESSIBLE_ROLE_LINK, STAGE_ELEMENT_IS_PRESSED)
    case .direct: (GTK_ACCESSIBLE_ROLE_GROUP, STAGE_ELEMENT_IS_PRESSED)
    case .dialog: (GTK_ACCESSIBLE_ROLE_DIALOG, STAGE_ELEMENT_IS_READ)
    case .alertDialog: (GTK_ACCESSIBLE_ROLE_ALERT_DIALOG, STAGE_ELEMENT_IS_READ)
    case .textField: (GTK_ACCESSIBLE_ROLE_TEXT_BOX, STAGE_ELEMENT_IS_PRESSED)
    case .searchField: (GTK_ACCESSIBLE_ROLE_SEARCH_BOX, STAGE_ELEMENT_IS_PRESSED)
    }
  }

  /// Returns the edited text, or the text of the labels inside the field. It is empty while secure text is being
  /// edited.
  private static func text(in field: StageLayer, _ tree: StageTree) -> String {
    if let edited = tree.textInput, edited.layer == field.id {
      return edited.state.traits.isSecure ? "" : edited.state.text
    }
    func texts(_ id: LayerID) -> [String] {
      guard let layer = tree[id], !layer.isHidden, layer.opacity > 0 else { return [] }
      return (layer.text.isEmpty ? [] : [layer.text]) + layer.children.flatMap(texts)
    }
    return field.children.flatMap(texts).joined(separator: " ")
  }

  /// Returns the bounding box of a layer in stage coordinates.
  private static func box(of layer: StageLayer, _ tree: StageTree) -> Box {
    guard let matrix = tree.matrixToStage(layer.id) else { return Box() }
    let (width, height) = (Double(layer.width), Double(layer.height))
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].compactMap { matrix.apply(x: $0.0, y: $0.1) }
    guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return Box() }
    func range(_ values: [Double]) -> (Int32, Int32) {
      // Clamp boxes far outside the stage, because GTK's coordinates have a limited range.
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let start = max(-30_000, min(30_000, low.rounded()))
      return (Int32(start), Int32(max(0, min(30_000, (high - start).rounded()))))
    }
    let (x, boxWidth) = range(corners.map(\.x))
    let (y, boxHeight) = range(corners.map(\.y))
    return Box(x: x, y: y, width: boxWidth, height: boxHeight)
  }
}
