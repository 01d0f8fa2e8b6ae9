// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

/// Continues the application's drags outside the stage, where other programs can receive the items.
///
/// Inside the stage, a drag consists of pointer events. When the pointer leaves the stage, the application provides the
/// items, and GDK takes over the pointer until the drag ends.
final class Drags {
  /// The pointer that left the stage during a drag.
  struct Pointer {
    let device: OpaquePointer
    let surface: OpaquePointer
    let place: (x: Double, y: Double)
  }

  private let widget: UnsafeMutablePointer<GtkWidget>
  /// Sends a step to the application.
  var send: (StageDragStep) -> Void = { _ in }
  /// Returns the node of a layer and the location of its origin in the stage.
  var preview: (LayerID) -> (node: RenderNode, x: Double, y: Double)? = { _ in nil }
  /// Returns whether the pointer is still pressed.
  var isPressed: () -> Bool = { false }
  /// Called when GDK takes over the pointer.
  var onBegin: () -> Void = {}

  private var state = StageDragState.ended
  private var pointer: Pointer?
  private var icon: (node: RenderNode, x: Double, y: Double)?
  /// The drag outside the stage. A reference is retained.
  private var drag: OpaquePointer?

  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// Handles a new state of the application's drag.
  func changed(to state: StageDragState) {
    self.state = state
    switch state {
    case .ended: pointer = nil
    case .began: break
    case .left(let items, let allowsMove):
      guard drag == nil, let pointer else { return }
      self.pointer = nil
      guard isPressed(), begin(items, allowsMove, pointer) else { return send(.end(.cancel)) }
    }
  }

  /// Handles a pressed pointer that left the stage.
  func left(_ pointer: Pointer) {
    guard case .began(let layer) = state, self.pointer == nil, drag == nil else { return }
    self.pointer = pointer
    // The application hides the preview when it receives the step.
    icon = preview(layer)
    send(.exit)
  }

  /// Cancels the drag, because the application ended or restarts.
  func cancel() {
    (state, pointer) = (.ended, nil)
    if let drag { gdk_drag_drop_done(drag, 0) }
    end()
  }

  private func begin(_ items: [StageDragItem], _ allowsMove: Bool, _ pointer: Pointer) -> Bool {
    guard let content = Self.content(of: items) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(content)) }
    let actions = GDK_ACTION_COPY.rawValue | (allowsMove ? GDK_ACTION_MOVE.rawValue : 0)
    guard
      let drag = gdk_drag_begin(
        pointer.surface, pointer.device, content, GdkDragAction(rawValue: actions), pointer.place.x, pointer.place.y)
    else { return false }
    self.drag = drag
    let object = UnsafeMutableRawPointer(drag)
    Signals.connect(object, response: "cancel") { [weak self] _ in self?.finished(.cancel) }
    Signals.connect(object, "dnd-finished") { [weak self] in
      let action = gdk_drag_get_selected_action(drag).rawValue
      self?.finished(
        action == GDK_ACTION_MOVE.rawValue ? .move : action == GDK_ACTION_COPY.rawValue ? .copy : .cancel)
    }
    showIcon(of: drag, at: pointer.place)
    onBegin()
    return true
  }

  private func showIcon(of drag: OpaquePointer, at place: (x: Double, y: Double)) {
    guard let icon, let snapshot = gtk_snapshot_new() else { return }
    gtk_snapshot_append_node(snapshot, icon.node.pointer)
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, nil) else { return }
    gtk_drag_icon_set_from_paintable(drag, paintable, Int32(place.x - icon.x), Int32(place.y - icon.y))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  private func finished(_ operation: StageDropOperation) {
    guard drag != nil else { return }
    // After a drop on the stage, the application has already ended the drag and ignores this.
    send(.end(operation))
    end()
  }

  private func end() {
    icon = nil
    guard let drag else { return }
    self.drag = nil
    g_object_unref(UnsafeMutableRawPointer(drag))
  }

  // MARK: Content

  /// Returns a provider of the items in all formats, or nil if there are none.
  static func content(of items: [StageDragItem]) -> UnsafeMutablePointer<GdkContentProvider>? {
    let formats = items.flatMap(\.representations)
    let addresses = formats.filter { $0.type == "text/uri-list" }.map(\.text)
    var texts = formats.filter { $0.type == "text/plain" }.map(\.text)
    if texts.isEmpty { texts = addresses.filter { !$0.hasPrefix("file:") } }
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    if !addresses.isEmpty { providers.append(files(addresses)) }
    if !texts.isEmpty {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, texts.joined(separator: "\n"))
      providers.append(gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
    }
    for format in items.first?.representations ?? [] where !["text/uri-list", "text/plain"].contains(format.type) {
      let bytes = g_bytes_new(format.bytes, gsize(format.bytes.count))
      providers.append(gdk_content_provider_new_for_bytes(format.type, bytes))
      g_bytes_unref(bytes)
    }
    return providers.isEmpty ? nil : gdk_content_provider_new_union(&providers, gsize(providers.count))
  }

  /// Returns a provider of URLs. GTK only converts files to paths, so that links need a format of their own.
  private static func files(_ addresses: [String]) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard addresses.allSatisfy({ $0.hasPrefix("file:") }) else {
      let list = Array(addresses.map { $0 + "\r\n" }.joined().utf8)
      let bytes = g_bytes_new(list, gsize(list.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes("text/uri-list", bytes)
    }
    var files: [OpaquePointer?] = addresses.map { g_file_new_for_uri($0) }
    var value = GValue()
    g_value_init(&value, gdk_file_list_get_type())
    g_value_take_boxed(&value, UnsafeRawPointer(gdk_file_list_new_from_array(&files, gsize(files.count))))
    for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
    defer { g_value_unset(&value) }
    return gdk_content_provider_new_for_value(&value)
  }
}
