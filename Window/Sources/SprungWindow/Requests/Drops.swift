// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import Foundation
import SprungStage

/// Forwards drags over the stage to the application, and drops text, links and files on it.
///
/// The content is read when a drag enters, so that the application can decide where it accepts the drag. The drag of
/// another program that leaves the stage is over for the application.
final class Drops {
  /// The content of a drag from another program.
  enum Content: Equatable {
    case text(String)
    case files([String])

    /// The items that the application receives.
    var items: [StageDragItem] {
      switch self {
      case .files(let addresses): return addresses.map { StageDragItem(address: $0) }
      case .text(let text):
        guard let links = Drops.links(in: text) else { return [StageDragItem(text: text)] }
        return links.map { link in
          StageDragItem(StageDragItem(address: link).representations + StageDragItem(text: link).representations)
        }
      }
    }
  }

  /// The time in milliseconds after which an unanswered drop is canceled.
  private static let patience: UInt32 = 5000

  /// Sends a step to the application. Returns whether the application receives it.
  var send: (StageDragStep) -> Bool = { _ in false }
  /// Returns whether the window handles content that the application does not handle at a point of the stage.
  var accepts: (Content, (x: Double, y: Double)) -> Bool = { _, _ in false }
  /// Called when content that the application does not handle is dropped. Returns whether the drop was accepted.
  var onDrop: (Content, (x: Double, y: Double)) -> Bool = { _, _ in false }

  private let target: OpaquePointer
  /// The current drag. A reference is retained.
  private var drop: OpaquePointer?
  private var place = (x: 0.0, y: 0.0)
  /// The content of the current drag; nil while it is being read, and for the application's own drag.
  private var content: Content?
  /// Whether the current drag was started by the application.
  private var isOwn = false
  /// Whether the application knows the drag.
  private var hasEntered = false
  private var isDropping = false
  /// The number of steps without an answer.
  private var unanswered = 0
  private var answer: StageDropOperation?
  private var timeout: guint = 0

  private static let bothActions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    gdk_content_formats_builder_add_gtype(builder, Self.stringType)
    let formats = gdk_content_formats_union_deserialize_mime_types(gdk_content_formats_builder_free_to_formats(builder))
    target = gtk_drop_target_async_new(formats, Self.bothActions)
    let object = UnsafeMutableRawPointer(target)
    Signals.connect(object, event: "accept") { drop in
      // Own drags can contain other types.
      gdk_drop_get_drag(drop) != nil || gdk_content_formats_match(formats, gdk_drop_get_formats(drop)) != 0
    }
    Signals.connect(object, drop: "drag-enter") { [weak self] in self?.enter($0, ($1, $2)) ?? 0 }
    Signals.connect(object, drop: "drag-motion") { [weak self] in self?.move($0, ($1, $2)) ?? 0 }
    Signals.connect(object, event: "drag-leave") { [weak self] in
      self?.leave($0)
      return false
    }
    Signals.connect(object, drop: "drop") { [weak self] in self?.dropped($0, ($1, $2)) == true ? 1 : 0 }
    gtk_widget_add_controller(widget, target)
  }

  private static let stringType = GType(16 << 2)

  // MARK: Steps

  private func enter(_ drop: OpaquePointer, _ place: (x: Double, y: Double)) -> UInt32 {
    discard()
    g_object_ref(UnsafeMutableRawPointer(drop))
    self.drop = drop
    self.place = place
    isOwn = gdk_drop_get_drag(drop) != nil
    if isOwn { begin([]) } else { read(drop) }
    return status()
  }

  private func begin(_ items: [StageDragItem]) {
    guard let drop else { return }
    hasEntered = true
    let allowsMove = gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0
    tell(.enter(items: items, allowsMove: allowsMove, x: place.x, y: place.y))
    if isDropping { tellDrop() }
  }

  private func move(_ drop: OpaquePointer, _ place: (x: Double, y: Double)) -> UInt32 {
    guard drop == self.drop else { return 0 }
    self.place = place
    if hasEntered, !isDropping { tell(.move(x: place.x, y: place.y)) }
    return status()
  }

  private func leave(_ drop: OpaquePointer) {
    guard drop == self.drop, !isDropping else { return }
    if hasEntered { _ = send(.exit) }
    discard()
  }

  private func dropped(_ drop: OpaquePointer, _ place: (x: Double, y: Double)) -> Bool {
    guard drop == self.drop else { return false }
    self.place = place
    isDropping = true
    timeout = Signals.after(milliseconds: Self.patience) { [weak self] in
      self?.timeout = 0
      self?.finish(.cancel)
    }
    if hasEntered { tellDrop() }
    return true
  }

  private func tellDrop() { tell(.drop(x: place.x, y: place.y)) }

  private func tell(_ step: StageDragStep) {
    guard send(step) else { return isDropping ? finish(.unhandled) : () }
    unanswered += 1
  }

  /// Handles the application's answer to a step.
  func answered(_ operation: StageDropOperation) {
    // An answer to a step of an earlier drag, or to the end of a drag.
    guard unanswered > 0 else { return }
    unanswered -= 1
    guard drop != nil else { return }
    answer = operation
    if isDropping, hasEntered, unanswered == 0 { return finish(operation) }
    if let drop, !isDropping {
      let action = GdkDragAction(rawValue: status())
      gdk_drop_status(drop, action, action)
    }
  }

  /// Returns the action of a drop at the current location, and sets it for the target. Before the application has
  /// answered, the drop is not rejected.
  private func status() -> UInt32 {
    var action = GDK_ACTION_COPY
    switch answer {
    case .move: action = GDK_ACTION_MOVE
    case .copy, nil: break
    case .cancel, .forbidden: action = GdkDragAction(rawValue: 0)
    case .unhandled: if content.map({ accepts($0, place) }) != true { action = GdkDragAction(rawValue: 0) }
    }
    gtk_drop_target_async_set_actions(target, action)
    return action.rawValue
  }

  private func finish(_ operation: StageDropOperation) {
    guard let drop else { return }
    var action = GdkDragAction(rawValue: 0)
    switch operation {
    case .copy: action = GDK_ACTION_COPY
    case .move: action = GDK_ACTION_MOVE
    case .cancel, .forbidden: break
    case .unhandled: if let content, onDrop(content, place) { action = GDK_ACTION_COPY }
    }
    gdk_drop_finish(drop, action)
    discard()
  }

  /// Cancels a drop that is in progress, because the application ended or restarts.
  func cancel() {
    if isDropping { finish(.cancel) }
    discard()
  }

  private func discard() {
    if let drop { g_object_unref(UnsafeMutableRawPointer(drop)) }
    if timeout != 0 { g_source_remove(timeout) }
    (drop, content, answer, timeout) = (nil, nil, nil, 0)
    (isOwn, hasEntered, isDropping) = (false, false, false)
    gtk_drop_target_async_set_actions(target, Self.bothActions)
  }

  // MARK: Reading

  private final class Reading {
    weak var drops: Drops?

    init(_ drops: Drops) { self.drops = drops }
  }

  private func read(_ drop: OpaquePointer) {
    guard let formats = gdk_drop_get_formats(drop) else { return }
    gdk_content_formats_ref(formats)
    let all = gdk_content_formats_union_deserialize_gtypes(formats)
    defer { gdk_content_formats_unref(all) }
    let files = gdk_file_list_get_type()
    let type = gdk_content_formats_contain_gtype(all, files) != 0 ? files : Self.stringType
    gdk_drop_read_value_async(
      drop, type, G_PRIORITY_DEFAULT, nil,
      { source, result, data in
        guard let source, let data else { return }
        let drops = Unmanaged<Reading>.fromOpaque(data).takeRetainedValue().drops
        let value = gdk_drop_read_value_finish(OpaquePointer(source), result, nil)
        drops?.read(value.flatMap(Drops.content), from: OpaquePointer(source))
      }, Unmanaged.passRetained(Reading(self)).toOpaque())
  }

  private func read(_ content: Content?, from drop: OpaquePointer) {
    guard drop == self.drop else { return }
    guard let content else {
      answer = .cancel
      if isDropping { finish(.cancel) } else { _ = status() }
      return
    }
    self.content = content
    begin(content.items)
  }

  private static func content(of value: UnsafePointer<GValue>) -> Content? {
    if g_type_check_value_holds(value, gdk_file_list_get_type()) != 0 {
      guard let list = g_value_get_boxed(value) else { return nil }
      var entry: UnsafeMutablePointer<GSList>? = gdk_file_list_get_files(OpaquePointer(list))
      let first = entry
      var addresses: [String] = []
      while let current = entry {
        if let file = current.pointee.data, let address = g_file_get_uri(OpaquePointer(file)) {
          addresses.append(String(cString: address))
          g_free(address)
        }
        entry = current.pointee.next
      }
      g_slist_free(first)
      return addresses.isEmpty ? nil : .files(addresses)
    }
    return g_value_get_string(value).map { .text(String(cString: $0)) }
  }

  /// Returns the links in text that contains only links and comment lines, or nil for any other text.
  static func links(in text: String) -> [String]? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let areLinks = lines.allSatisfy { $0.wholeMatch(of: /(https?|ftp|file):\/\/\S+|mailto:\S+/) != nil }
    return areLinks && !lines.isEmpty ? lines : nil
  }
}
