// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungStage

/// Converts mouse, wheel, touchpad and touchscreen events to input records.
final class PointerInput {
  /// The scroll distance of one wheel click in points, as in browsers.
  private static let pointsPerClick = 100.0
  /// The wheel distance in points that scales by a factor of e. It is the reciprocal of UIKit's rate, which matches
  /// browsers.
  private static let pointsPerZoom = 100.0
  /// The pointer number of the mouse. Touches use higher numbers.
  private static let mouse: Int32 = 1

  private let widget: UnsafeMutablePointer<GtkWidget>
  /// Called with each record.
  var send: (InputEvent) -> Void = { _ in }
  /// Returns whether the application handles hover events.
  var wantsHover: () -> Bool = { false }
  /// Called when the middle button is pressed, which pastes the primary selection. Returns whether it was handled.
  var onMiddlePress: ((x: Double, y: Double)) -> Bool = { _ in false }
  /// Called when a pointer is pressed.
  var onPress: () -> Void = {}

  /// Called when the pressed mouse moves outside the stage.
  var onOutside: (Drags.Pointer) -> Void = { _ in }

  /// Whether the mouse is pressed.
  private(set) var isPressed = false
  private var fingers: [OpaquePointer: Int32] = [:]
  private var zoom = 1.0

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    guard let controller = gtk_event_controller_legacy_new() else { return }
    Signals.connect(UnsafeMutableRawPointer(controller), event: "event") { [weak self] in self?.take($0) ?? false }
    gtk_widget_add_controller(widget, controller)
  }

  /// Cancels all presses, because the stage is about to restart.
  func cancel() {
    if isPressed { put(.pointerCancel, Self.mouse, [.primary], (0, 0), HostClock.now) }
    for number in fingers.values { put(.pointerCancel, number, .touch, (0, 0), HostClock.now) }
    isPressed = false
    fingers = [:]
  }

  /// Sends a mouse click at a point.
  func click(at place: (x: Double, y: Double)) {
    put(.pointerDown, Self.mouse, [.primary], place, HostClock.now, pressure: 0.5)
    put(.pointerUp, Self.mouse, [.primary], place, HostClock.now)
  }

  private func take(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return press(event)
    case GDK_BUTTON_RELEASE: return release(event)
    case GDK_MOTION_NOTIFY: return move(event)
    case GDK_LEAVE_NOTIFY: return leave(event)
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touch(event)
    case GDK_SCROLL: return scroll(event)
    case GDK_TOUCHPAD_PINCH: return pinch(event)
    case GDK_GRAB_BROKEN:
      cancel()
      return false
    default: return false
    }
  }

  // MARK: Mouse

  private func press(_ event: OpaquePointer) -> Bool {
    let button = gdk_button_event_get_button(event)
    if !isPressed, button == 2 { return onMiddlePress(place(event)) }
    guard !isPressed, button == 1 || button == 3 else { return false }
    isPressed = true
    onPress()
    put(.pointerDown, Self.mouse, flags(event, isSecondary: button == 3), place(event), time(event), pressure: 0.5)
    return true
  }

  private func release(_ event: OpaquePointer) -> Bool {
    let button = gdk_button_event_get_button(event)
    guard isPressed, button == 1 || button == 3 else { return false }
    isPressed = false
    put(.pointerUp, Self.mouse, flags(event, isSecondary: button == 3), place(event), time(event))
    return true
  }

  private func move(_ event: OpaquePointer) -> Bool {
    guard isPressed else {
      if wantsHover() { put(.hover, 1, flags(event).subtracting(.primary), place(event), time(event)) }
      return false
    }
    // GDK coalesces motion events to one per frame. Its history contains the original positions and times.
    var count: guint = 0
    let history = gdk_event_get_history(event, &count)
    let offset = offset
    for index in 0..<Int(count) {
      guard let entry = history?[index], entry.flags.rawValue & GDK_AXIS_FLAG_X.rawValue != 0 else { continue }
      let x = withUnsafeBytes(of: entry.axes) { $0.load(fromByteOffset: 8 * Int(GDK_AXIS_X.rawValue), as: Double.self) }
      let y = withUnsafeBytes(of: entry.axes) { $0.load(fromByteOffset: 8 * Int(GDK_AXIS_Y.rawValue), as: Double.self) }
      let time = HostClock.milliseconds(stamped: entry.time)
      put(.pointerMove, Self.mouse, flags(event), (x + offset.x, y + offset.y), time, pressure: 0.5)
    }
    g_free(history)
    put(.pointerMove, Self.mouse, flags(event), place(event), time(event), pressure: 0.5)
    reportOutside(event)
    return true
  }

  private func reportOutside(_ event: OpaquePointer) {
    let place = place(event)
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard place.x < 0 || place.y < 0 || place.x >= Double(width) || place.y >= Double(height),
      let device = gdk_event_get_device(event), let surface = gdk_event_get_surface(event)
    else { return }
    onOutside(Drags.Pointer(device: device, surface: surface, place: place))
  }

  private func leave(_ event: OpaquePointer) -> Bool {
    if !isPressed, wantsHover() { put(.hover, 0, [], place(event), time(event)) }
    return false
  }

  // MARK: Fingers

  private func touch(_ event: OpaquePointer) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event) else { return false }
    var flags = flags(event).subtracting(.primary).union(.touch)
    if gdk_touch_event_get_emulating_pointer(event) != 0 { flags.insert(.primary) }
    let (place, time) = (place(event), time(event))
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN:
      var number = Self.mouse + 1
      while fingers.values.contains(number) { number += 1 }
      fingers[sequence] = number
      onPress()
      put(.pointerDown, number, flags, place, time, pressure: 1)
    case GDK_TOUCH_UPDATE:
      guard let number = fingers[sequence] else { return false }
      put(.pointerMove, number, flags, place, time, pressure: 1)
    case GDK_TOUCH_END:
      guard let number = fingers.removeValue(forKey: sequence) else { return false }
      put(.pointerUp, number, flags, place, time)
    default:
      guard let number = fingers.removeValue(forKey: sequence) else { return false }
      put(.pointerCancel, number, flags, place, time)
    }
    return true
  }

  // MARK: Wheel and touchpad

  private func scroll(_ event: OpaquePointer) -> Bool {
    var (x, y) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -Self.pointsPerClick
    case GDK_SCROLL_DOWN: y = Self.pointsPerClick
    case GDK_SCROLL_LEFT: x = -Self.pointsPerClick
    case GDK_SCROLL_RIGHT: x = Self.pointsPerClick
    default:
      gdk_scroll_event_get_deltas(event, &x, &y)
      // Touchpads report points, whereas wheels report clicks and fractions of clicks.
      let unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL ? Self.pointsPerClick : 1
      (x, y) = (x * unit, y * unit)
    }
    var flags = flags(event).subtracting(.primary)
    // Shift turns vertical wheel motion into horizontal scrolling, as in other Linux applications.
    if flags.contains(.shift), x == 0 { (x, y) = (y, 0) }
    flags.remove(.shift)
    turn(x, y, flags, event)
    return true
  }

  private func pinch(_ event: OpaquePointer) -> Bool {
    let scale = gdk_touchpad_event_get_pinch_scale(event)
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: zoom = 1
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
      guard scale > 0, scale != zoom else { return true }
      turn(0, -log(scale / zoom) * Self.pointsPerZoom, .control, event)
      zoom = scale
    default: break
    }
    return true
  }

  private func turn(_ x: Double, _ y: Double, _ flags: InputFlags, _ event: OpaquePointer) {
    guard x != 0 || y != 0 else { return }
    let place = place(event)
    send(
      InputEvent(
        .wheel, flags: flags, x: Float(place.x), y: Float(place.y), a: Float(x), b: Float(y), milliseconds: time(event))
    )
  }

  // MARK: Parts of records

  private func put(
    _ kind: InputKind, _ identifier: Int32, _ flags: InputFlags, _ place: (x: Double, y: Double), _ time: Double,
    pressure: Float = 0
  ) {
    send(
      InputEvent(
        kind, flags: flags, identifier: identifier, x: Float(place.x), y: Float(place.y), a: pressure,
        milliseconds: time))
  }

  private func time(_ event: OpaquePointer) -> Double { HostClock.milliseconds(stamped: gdk_event_get_time(event)) }

  private func place(_ event: OpaquePointer) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    // Wheel events have no position, so the current position of the pointer is used.
    if gdk_event_get_position(event, &x, &y) == 0 || !x.isFinite || !y.isFinite {
      guard let seat = gdk_event_get_seat(event), let pointer = gdk_seat_get_pointer(seat) else { return (0, 0) }
      gdk_surface_get_device_position(gdk_event_get_surface(event), pointer, &x, &y, nil)
    }
    let offset = offset
    return (x + offset.x, y + offset.y)
  }

  /// The offset from the surface coordinates of the window to stage coordinates.
  private var offset: (x: Double, y: Double) {
    guard let native = gtk_widget_get_native(widget) else { return (0, 0) }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (left, top) = (0.0, 0.0)
    gtk_widget_translate_coordinates(window, widget, -x, -y, &left, &top)
    return (left, top)
  }

  private func flags(_ event: OpaquePointer, isSecondary: Bool = false) -> InputFlags {
    let state = gdk_event_get_modifier_state(event)
    var flags = InputFlags(state).union(.primary)
    if isSecondary || state.rawValue & GDK_BUTTON3_MASK.rawValue != 0 { flags.insert(.secondaryButton) }
    return flags
  }
}

extension InputFlags {
  /// Creates flags from GDK's modifier state.
  init(_ state: GdkModifierType) {
    func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
    self = []
    if has(GDK_SHIFT_MASK) { insert(.shift) }
    if has(GDK_CONTROL_MASK) { insert(.control) }
    if has(GDK_ALT_MASK) { insert(.option) }
    if has(GDK_SUPER_MASK) || has(GDK_META_MASK) { insert(.command) }
  }
}
