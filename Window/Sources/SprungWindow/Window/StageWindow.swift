// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import Foundation
import SprungDisplay
import SprungScript
import SprungStage

/// An application's window: the stage, its input, the application's window requests, and message panels.
final class StageWindow {
  let window: UnsafeMutablePointer<GtkWidget>
  let view = StageView()
  /// Called when the user closes the window or the command that runs the application exits.
  var onClose: () -> Void = {}

  private let options: WindowOptions
  private let playedScale: Double?
  private let frameTimes = FrameTimes()
  private let panel = MessagePanel()
  private let pointers: PointerInput
  private let keys: KeyboardInput
  private let clipboards: Clipboards
  private let editing: TextEditing
  private let requests: FileRequests
  private let drops: Drops
  private let drags: Drags
  private let accessibility: AccessibleStage
  private let preferences: Preferences
  private(set) var session: StageSession?
  private var size: (width: Int32, height: Int32, scale: Int32)
  /// The size that was last sent to the application.
  private var knownSize: (width: Int32, height: Int32, scale: Int32)
  /// Whether the last input was a key press, in which case the focused element has a focus ring.
  private var isGoingByKeys = false
  private var isDescribed = false
  /// The name of the application, which is the window title while the scene has no title.
  private var name: String
  /// Whether the displayed content has an explicit name, such as a demo in the gallery.
  private var isNamed = false

  /// Creates a window without opening it. `playedScale` is the scale that a played script uses.
  init(_ options: WindowOptions, playedScale: Double? = nil) {
    self.options = options
    self.playedScale = playedScale
    name = options.title ?? "Sprung"
    size = (Int32(options.width), Int32(options.height), gtk_widget_get_scale_factor(view.widget))
    knownSize = size
    window = gtk_window_new()
    pointers = PointerInput(view.widget)
    keys = KeyboardInput(view.widget)
    clipboards = Clipboards(widget: view.widget)
    editing = TextEditing(keys: keys, clipboards: clipboards)
    requests = FileRequests(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    drops = Drops(view.widget)
    drags = Drags(view.widget)
    accessibility = AccessibleStage(view.widget)
    preferences = Preferences(overridden: options.preferences)
    stage_widget_set_size(view.widget, size.width, size.height, options.device == nil ? 0 : 1)
    gtk_widget_set_hexpand(view.widget, 1)
    gtk_widget_set_vexpand(view.widget, 1)
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_overlay_set_child(OpaquePointer(overlay), view.widget)
    gtk_overlay_add_overlay(OpaquePointer(overlay), panel.widget)
    gtk_window_set_child(pointer, options.device.map { DeviceFrame($0).around(overlay) } ?? overlay)
    gtk_window_set_resizable(pointer, options.device == nil ? 1 : 0)
    gtk_widget_add_css_class(window, "stage-window")
    setTitle(name)
    connect()
  }

  private var pointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Sets the title bar, such as one with a menu of demos.
  func setTitleBar(_ widget: UnsafeMutablePointer<GtkWidget>) { gtk_window_set_titlebar(pointer, widget) }

  func setTitle(_ title: String) {
    gtk_window_set_title(pointer, title)
    stage_widget_set_label(view.widget, title)
  }

  /// Opens the window.
  func present() {
    gtk_window_present(pointer)
    if options.frameTimes != nil { frameTimes.measure(window) }
    gtk_widget_grab_focus(view.widget)
    watchSurface()
  }

  // MARK: The application

  /// Displays an application and starts it on a stage of the current size.
  func display(_ link: any StageLink, named name: String? = nil) {
    session?.end()
    isNamed = name != nil
    if let name { self.name = name }
    panel.hide()
    isDescribed = false
    preferences.reset()
    knownSize = size
    let session = StageSession(
      link, width: playedScale == nil ? Double(size.width) : options.width,
      height: playedScale == nil ? Double(size.height) : options.height, scale: playedScale ?? Double(size.scale),
      assets: options.assets)
    session.onFrame = { [weak self] in self?.frameCame($0) }
    session.onReset = { [weak self] in self?.began() }
    session.onNews = { [weak self] in self?.hear($0) }
    if options.recording != nil {
      session.recorder = ScriptRecorder(
        demo: options.demoName, width: Double(size.width), height: Double(size.height), scale: Double(size.scale))
    }
    self.session = session
    view.session = session
  }

  /// Sends the user's preferences on the first start. After a restart, the replayed input contains them.
  private func began() {
    pointers.cancel()
    drops.cancel()
    drags.cancel()
    keys.setEditing(false)
    requests.discard()
    guard !isDescribed else { return tellSize() }
    isDescribed = true
    if options.script == nil {
      if options.device != nil { send(InputEvent(.safeArea, identifier: 1, milliseconds: HostClock.now)) }
      send(
        InputEvent(
          .abilities, identifier: Int32(bitPattern: FileRequests.abilities.rawValue), milliseconds: HostClock.now))
      preferences.update()
      for address in options.opened { session?.open(Address.of(address)) }
    }
    tellSize()
  }

  private func hear(_ news: StageNews) {
    switch news {
    case .named(let name):
      if !isNamed { self.name = options.title ?? (name.isEmpty ? self.name : name) }
      setTitle(self.name)
    case .titled(let title):
      // A scene's title replaces the name of a bundled application, but not a title that was passed as an option.
      if options.title == nil || options.bundle != nil { setTitle(title.isEmpty ? name : title) }
    case .failed(let title, let lines): panel.show(title, lines: lines)
    case .recovered: panel.hide()
    case .ended(let reason):
      if case .live = options.content { return onClose() }
      if options.script == nil { panel.show(reason, lines: []) }
    case .dropAnswer(let operation): drops.answered(operation)
    case .dragging(let state): drags.changed(to: state)
    case .status, .reset, .frame, .wake: break
    }
  }

  /// Handles the requests to the window in a frame, and draws the frame.
  private func frameCame(_ records: [FrameRecord]) {
    guard let session else { return }
    let tree = session.nodes.tree
    var announced: [String] = []
    var focused: LayerID?
    for record in records {
      switch record {
      case .announcement(let text): announced.append(text)
      case .focus(let layer): focused = layer
      case .request(let request): requests.take(request)
      case .clipboard(let text): clipboards.copy(text)
      case .cursor(let shape): gtk_widget_set_cursor_from_name(view.widget, shape.nameOfGtk)
      default: break
      }
    }
    editing.frameCame(session, hasText: records.contains { if case .textInput = $0 { true } else { false } })
    session.nodes.ringed = isGoingByKeys ? tree.focused : 0
    accessibility.frameCame(focusing: focused, announcing: announced)
    view.frameCame()
  }

  // MARK: Input

  private func send(_ event: InputEvent) {
    guard options.script == nil else { return }
    session?.receive(event)
  }

  private func connect() {
    pointers.send = { [weak self] in self?.send($0) }
    pointers.wantsHover = { [weak self] in self?.session?.flags.contains(.wantsHover) ?? false }
    pointers.onPress = { [weak self] in self?.pressed(isKey: false) }
    pointers.onMiddlePress = { [weak self] place in
      guard let self, let session, editing.isText(at: place, in: session.nodes.tree) else { return false }
      pressed(isKey: false)
      // The click moves the caret or starts editing.
      pointers.click(at: place)
      editing.pasteSelection()
      return true
    }
    keys.send = { [weak self] in self?.send($0) }
    keys.paste = { [weak self] in self?.session?.paste($0) }
    keys.onPress = { [weak self] in self?.pressed(isKey: true) }
    keys.onWindowKey = { [weak self] in self?.windowKey($0) ?? false }
    requests.send = { [weak self] in self?.send($0) }
    connectDrags()
    accessibility.tree = { [weak self] in self?.session?.nodes.tree ?? StageTree() }
    accessibility.send = { [weak self] in self?.send($0) }
    preferences.send = { [weak self] in self?.send($0) }
    view.onResize = { [weak self] in
      self?.size = ($0, $1, $2)
      if self?.playedScale == nil { self?.session?.nodes.scale = Float($2) }
      self?.tellSize()
    }
    Signals.connect(UnsafeMutableRawPointer(window), asking: "close-request") { [weak self] in
      self?.onClose()
      return true
    }
  }

  private func connectDrags() {
    let send: (StageDragStep) -> Bool = { [weak self] step in
      guard let self, options.script == nil, let session else { return false }
      return session.drag(step)
    }
    drops.send = send
    drops.accepts = { [weak self] in self?.accepts($0, at: $1) ?? false }
    drops.onDrop = { [weak self] in self?.dropped($0, at: $1) ?? false }
    drags.send = { _ = send($0) }
    drags.isPressed = { [weak self] in self?.pointers.isPressed ?? false }
    drags.onBegin = { [weak self] in self?.pointers.cancel() }
    drags.preview = { [weak self] layer in
      guard let nodes = self?.session?.nodes, let node = nodes.node(of: layer),
        let corner = nodes.tree.matrixToStage(layer)?.apply(x: 0, y: 0)
      else { return nil }
      return (node, corner.x, corner.y)
    }
    pointers.onOutside = { [weak self] in self?.drags.left($0) }
  }

  /// Returns whether the window itself handles a drop: text on a text field, or files and links anywhere.
  private func accepts(_ content: Drops.Content, at place: (x: Double, y: Double)) -> Bool {
    guard options.script == nil, let session else { return false }
    guard case .text(let text) = content else { return true }
    return Drops.links(in: text) != nil || editing.isText(at: place, in: session.nodes.tree)
  }

  /// Handles a drop that the application does not handle: inserts text at the drop point, or opens files and links.
  private func dropped(_ content: Drops.Content, at place: (x: Double, y: Double)) -> Bool {
    guard options.script == nil, let session else { return false }
    switch content {
    case .files(let addresses):
      for address in addresses { session.open(address) }
    case .text(let text):
      if editing.isText(at: place, in: session.nodes.tree) {
        pressed(isKey: false)
        pointers.click(at: place)
        editing.insert(text)
      } else if let links = Drops.links(in: text) {
        for link in links { session.open(link) }
      } else {
        return false
      }
    }
    return true
  }

  private func pressed(isKey: Bool) {
    if !isKey {
      gtk_widget_grab_focus(view.widget)
      keys.method.reset()
    }
    guard isKey != isGoingByKeys, let session else { return }
    isGoingByKeys = isKey
    session.nodes.ringed = isKey ? session.nodes.tree.focused : 0
    gtk_widget_queue_draw(view.widget)
  }

  private func windowKey(_ symbol: guint) -> Bool {
    guard symbol == guint(GDK_KEY_F11), options.device == nil else { return false }
    if gtk_window_is_fullscreen(pointer) != 0 {
      gtk_window_unfullscreen(pointer)
    } else {
      gtk_window_fullscreen(pointer)
    }
    return true
  }

  private func tellSize() {
    guard size != knownSize, options.script == nil, session?.isRunning == true else { return }
    knownSize = size
    send(
      InputEvent(
        .resize, x: Float(size.width), y: Float(size.height), a: Float(size.scale), milliseconds: HostClock.now))
  }

  /// Observes whether the window is minimized or hidden.
  private func watchSurface() {
    for signal in ["map", "unmap"] {
      Signals.connect(UnsafeMutableRawPointer(window), signal) { [weak self] in self?.updateVisibility() }
    }
    guard let native = gtk_widget_get_native(window), let surface = gtk_native_get_surface(native) else { return }
    Signals.observe(UnsafeMutableRawPointer(surface), "state") { [weak self] in self?.updateVisibility() }
  }

  private func updateVisibility() {
    var isMinimized = false
    if let native = gtk_widget_get_native(window), let surface = gtk_native_get_surface(native) {
      isMinimized = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }
    view.setVisible(gtk_widget_get_mapped(window) != 0 && !isMinimized)
  }

  // MARK: The end

  /// Writes the requested files and ends the application, which can first save its state.
  func finish() throws(WindowFailure) {
    defer { session?.end() }
    if let path = options.picture, let session {
      try Picture.write(
        session.nodes.node(), width: Float(size.width), height: Float(size.height),
        scale: Float(playedScale ?? Double(size.scale)), in: view.widget, to: path)
    }
    if let path = options.recording, let text = session?.recorder?.text {
      guard (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
        throw WindowFailure("\(path) cannot be written")
      }
    }
    if let path = options.frameTimes { try frameTimes.write(to: path) }
    // If no script was played, notify the application that its stage is hidden.
    if options.script == nil { view.setVisible(false) }
  }
}

extension StageCursor {
  /// The name of the cursor in GTK, which uses CSS names.
  fileprivate var nameOfGtk: String {
    switch self {
    case .arrow: "default"
    case .pointer: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .none: "none"
    }
  }
}
