// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import SprungDisplay
import SprungStage

/// The widget that displays a session. It draws the session's nodes and requests frames with the screen's frame clock.
final class StageView {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The displayed session; nil shows nothing.
  var session: StageSession? { didSet { adopt() } }
  /// Called when the stage's size in points or its scale changes.
  var onResize: (_ width: Int32, _ height: Int32, _ scale: Int32) -> Void = { _, _, _ in }

  /// Whether frames are drawn. They are not while the window is minimized or hidden.
  private var isVisible = true
  private var callback: guint = 0
  private var timer: guint = 0
  private var size: (width: Int32, height: Int32, scale: Int32) = (0, 0, 0)
  /// The number of refreshes during which the view was active, for tests.
  private(set) var tickCount = 0

  init() {
    let holder = Holder()
    let functions = StageWidgetFunctions(
      draw: { data in data.flatMap { Holder.of($0).view?.session?.nodes.node() } },
      resize: { data, width, height in if let data { Holder.of(data).view?.resized(width, height) } })
    // The widget can outlive the view, so it references a holder that is never released.
    widget = stage_widget_new(functions, Unmanaged.passRetained(holder).toOpaque())
    holder.view = self
    Signals.observe(UnsafeMutableRawPointer(widget), "scale-factor") { [weak self] in
      if let self { resized(size.width, size.height) }
    }
  }

  private final class Holder {
    weak var view: StageView?

    static func of(_ data: UnsafeMutableRawPointer) -> Holder {
      Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue()
    }
  }

  /// Reports that the window was shown or hidden. When hidden, the session receives one more frame to save its state.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    session?.receive(InputEvent(.visibility, identifier: isVisible ? 1 : 0, milliseconds: HostClock.now))
    guard !isVisible else { return wish() }
    stopTicking()
    session?.showLastFrame(milliseconds: HostClock.now)
  }

  private func adopt() {
    stopTicking()
    session?.onWish = { [weak self] in self?.wish() }
    gtk_widget_queue_draw(widget)
  }

  private func resized(_ width: Int32, _ height: Int32) {
    let new = (width: width, height: height, scale: gtk_widget_get_scale_factor(widget))
    guard new != size, width > 0, height > 0 else { return }
    size = new
    onResize(new.width, new.height, new.scale)
  }

  // MARK: Time

  /// Draws the new frame and schedules the next one.
  func frameCame() {
    gtk_widget_queue_draw(widget)
    guard let session, !session.wantsTick else { return }
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard session.wakeUp > 0 else { return }
    timer = Signals.after(milliseconds: session.wakeUp) { [weak self] in
      self?.timer = 0
      self?.isAwake = true
      self?.wish()
    }
  }

  /// Whether a frame is wanted that only this view requests.
  private var isAwake = false

  private func wish() {
    isAwake = true
    guard callback == 0, isVisible else { return }
    let function: GtkTickCallback = { _, clock, data in
      guard let data, let clock, let view = Holder.of(data).view else { return 0 }
      return view.tick(HostClock.milliseconds(of: clock)) ? 1 : 0
    }
    let holder = Holder()
    holder.view = self
    callback = gtk_widget_add_tick_callback(
      widget, function, Unmanaged.passRetained(holder).toOpaque()
    ) { data in
      if let data { Unmanaged<Holder>.fromOpaque(data).release() }
    }
  }

  private func tick(_ milliseconds: Double) -> Bool {
    guard let session, isVisible, isAwake || session.wantsTick else {
      callback = 0
      return false
    }
    isAwake = false
    tickCount += 1
    session.tick(milliseconds: milliseconds)
    if session.wantsTick { return true }
    callback = 0
    return false
  }

  private func stopTicking() {
    if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
    if timer != 0 { g_source_remove(timer) }
    (callback, timer) = (0, 0)
  }
}
