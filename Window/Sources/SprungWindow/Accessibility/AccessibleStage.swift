// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import Foundation
import SprungDisplay
import SprungStage

/// Exposes the layers that have a role to assistive technology, as invisible child widgets of the stage.
///
/// Each frame only schedules an update. Updates run at most a few times per second, because frames arrive faster than
/// assistive technology can read them.
final class AccessibleStage {
  /// The delay between a frame and the update, in milliseconds.
  private static let delay: UInt32 = 150

  private let stage: UnsafeMutablePointer<GtkWidget>
  /// The element whose name is changed to announce text. Nil if accessibility is disabled.
  private let status: UnsafeMutablePointer<GtkWidget>?
  private var widgets: [LayerID: UnsafeMutablePointer<GtkWidget>] = [:]
  private var shown: [LayerID: AccessibleElement] = [:]
  private var timer: guint = 0
  private var focused: LayerID = 0
  /// Whether the element of the focused layer has yet to receive the GTK focus.
  private var isFocusStale = false
  private var isChanging = false
  private var spoken = ""
  /// Returns the stage after the last frame. The tree is not stored here, because it would then be copied for each
  /// frame.
  var tree: () -> StageTree = { StageTree() }
  /// Receives the input from assistive technology.
  var send: (InputEvent) -> Void = { _ in }

  /// Adds elements to a stage's widget, unless accessibility is disabled with `GTK_A11Y=none`.
  init(_ stage: UnsafeMutablePointer<GtkWidget>) {
    self.stage = stage
    let isOff = ProcessInfo.processInfo.environment["GTK_A11Y"] == "none"
    status = isOff ? nil : stage_element_new(GTK_ACCESSIBLE_ROLE_STATUS, STAGE_ELEMENT_IS_READ, 0, Self.functions, nil)
    if let status {
      describe(status, " ")
      stage_element_insert(status, stage, nil)
    }
  }

  /// Handles a frame. `layer` is the newly focused layer (0 for the stage), or nil if the focus has not moved.
  func frameCame(focusing layer: LayerID?, announcing texts: [String]) {
    guard status != nil else { return }
    for text in texts { announce(text) }
    if let layer {
      focused = layer
      isFocusStale = true
      // Screen readers read the focused element immediately, so the elements must be up to date.
      update()
    } else if timer == 0 {
      timer = Signals.after(milliseconds: Self.delay) { [weak self] in
        self?.timer = 0
        self?.update()
      }
    }
  }

  // MARK: Elements

  /// Updates all elements.
  func update() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    let tree = self.tree()
    var present: Set<LayerID> = []
    isChanging = true
    place(AccessibleElement.elements(of: tree), in: stage, at: AccessibleElement.Box(), &present)
    for (layer, widget) in widgets where !present.contains(layer) {
      // Child elements have already been moved, or this loop also removes them.
      if gtk_widget_is_focus(widget) != 0 { gtk_widget_grab_focus(stage) }
      widgets[layer] = nil
      shown[layer] = nil
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
      g_object_unref(UnsafeMutableRawPointer(widget))
    }
    updateFocus()
    isChanging = false
  }

  private func place(
    _ elements: [AccessibleElement], in parent: UnsafeMutablePointer<GtkWidget>, at origin: AccessibleElement.Box,
    _ present: inout Set<LayerID>
  ) {
    var previous = parent == stage ? status : nil
    for element in elements {
      present.insert(element.layer)
      let widget = widget(of: element)
      stage_element_insert(widget, parent, previous)
      stage_element_set_box(
        widget, element.box.x - origin.x, element.box.y - origin.y, element.box.width, element.box.height)
      if shown[element.layer] != element { element.withState { stage_element_describe(widget, $0) } }
      shown[element.layer] = element
      place(element.children, in: widget, at: element.box, &present)
      previous = widget
    }
  }

  /// Returns the widget of an element. If its role or kind has changed, the widget is replaced, because these are
  /// immutable.
  private func widget(of element: AccessibleElement) -> UnsafeMutablePointer<GtkWidget> {
    if let known = widgets[element.layer], let old = shown[element.layer] {
      if (old.role, old.kind) == (element.role, element.kind) { return known }
      stage_element_remove_children(known)
      gtk_widget_unparent(known)
      g_object_unref(UnsafeMutableRawPointer(known))
      shown[element.layer] = nil
    }
    let made: UnsafeMutablePointer<GtkWidget> = stage_element_new(
      element.role, element.kind, element.layer, Self.functions, Unmanaged.passUnretained(self).toOpaque())
    g_object_ref_sink(UnsafeMutableRawPointer(made))
    widgets[element.layer] = made
    return made
  }

  private func updateFocus() {
    guard isFocusStale else { return }
    isFocusStale = false
    if let widget = widgets[focused] { gtk_widget_grab_focus(widget) } else { gtk_widget_grab_focus(stage) }
  }

  // MARK: Input from assistive technology

  private static var functions: StageElementFunctions {
    StageElementFunctions(
      press: { data, layer in stageOf(data)?.put(.activate, layer) },
      adjust: { data, layer, direction in stageOf(data)?.adjust(layer, direction) },
      focused: { data, layer in stageOf(data)?.focusCame(layer) })
  }

  private func put(_ kind: InputKind, _ identifier: UInt32) {
    send(InputEvent(kind, identifier: Int32(bitPattern: identifier), milliseconds: HostClock.now))
  }

  /// Adjusts a value by sending the arrow key that a keyboard user would press.
  private func adjust(_ layer: LayerID, _ direction: Int32) {
    focusCame(layer)
    let key = direction > 0 ? KeyCode.arrowUp : .arrowDown
    put(.keyDown, UInt32(bitPattern: key.rawValue))
    put(.keyUp, UInt32(bitPattern: key.rawValue))
  }

  private func focusCame(_ layer: LayerID) {
    guard !isChanging, layer != focused, layer != 0 else { return }
    focused = layer
    put(.focus, layer)
  }

  private func announce(_ text: String) {
    guard let status, stage_announce(status, text) == 0 else { return }
    // GTK before 4.14 only reports changed names. A trailing space makes repeated text a new name.
    spoken = spoken == text ? text + " " : text
    describe(status, spoken)
  }

  private func describe(_ status: UnsafeMutablePointer<GtkWidget>, _ text: String) {
    text.withCString { label in
      var state = StageElementState()
      state.label = label
      (state.is_checked, state.is_selected, state.is_pressed) = (-1, -1, -1)
      stage_element_describe(status, &state)
    }
  }
}

private func stageOf(_ data: UnsafeMutableRawPointer?) -> AccessibleStage? {
  data.map { Unmanaged<AccessibleStage>.fromOpaque($0).takeUnretainedValue() }
}
