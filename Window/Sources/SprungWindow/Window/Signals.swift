// SPDX-License-Identifier: MIT

import CGtk

/// Connects closures to GObject signals. Each closure lives until its object is released.
enum Signals {
  private final class Box<Body> {
    let body: Body

    init(_ body: Body) { self.body = body }
  }

  /// Connects to a signal without arguments.
  static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping () -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
      Unmanaged<Box<() -> Void>>.fromOpaque(data).takeUnretainedValue().body()
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal without arguments whose handler returns whether it handled the signal.
  static func connect(_ object: UnsafeMutableRawPointer, asking name: String, _ body: @escaping () -> Bool) {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = { _, data in
      Unmanaged<Box<() -> Bool>>.fromOpaque(data).takeUnretainedValue().body() ? 1 : 0
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Observes a property.
  static func observe(_ object: UnsafeMutableRawPointer, _ property: String, _ body: @escaping () -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
      Unmanaged<Box<() -> Void>>.fromOpaque($2).takeUnretainedValue().body()
      _ = ($0, $1)
    }
    attach(object, "notify::\(property)", body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal with an event. The handler returns whether it handled the event.
  static func connect(
    _ object: UnsafeMutableRawPointer, event name: String, _ body: @escaping (OpaquePointer) -> Bool
  ) {
    let function: @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      _ = $0
      return Unmanaged<Box<(OpaquePointer) -> Bool>>.fromOpaque($2).takeUnretainedValue().body($1) ? 1 : 0
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal with a string.
  static func connect(_ object: UnsafeMutableRawPointer, text name: String, _ body: @escaping (String) -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void = {
      _ = $0
      Unmanaged<Box<(String) -> Void>>.fromOpaque($2).takeUnretainedValue().body(String(cString: $1))
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal with an offset and a count. The handler returns whether it handled the signal.
  static func connect(
    _ object: UnsafeMutableRawPointer, range name: String, _ body: @escaping (Int32, Int32) -> Bool
  ) {
    let function: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, UnsafeMutableRawPointer) -> gboolean = {
      _ = $0
      return Unmanaged<Box<(Int32, Int32) -> Bool>>.fromOpaque($3).takeUnretainedValue().body($1, $2) ? 1 : 0
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to the response signal of a dialog.
  static func connect(_ object: UnsafeMutableRawPointer, response name: String, _ body: @escaping (Int32) -> Void) {
    let function: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void = {
      _ = $0
      Unmanaged<Box<(Int32) -> Void>>.fromOpaque($2).takeUnretainedValue().body($1)
    }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal with a drop and a point. The handler returns an action, or whether it accepted the drop.
  static func connect(
    _ object: UnsafeMutableRawPointer, drop name: String,
    _ body: @escaping (OpaquePointer, Double, Double) -> UInt32
  ) {
    typealias Body = (OpaquePointer, Double, Double) -> UInt32
    let function:
      @convention(c) (UnsafeMutableRawPointer, OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> UInt32 = {
        _ = $0
        return Unmanaged<Box<Body>>.fromOpaque($4).takeUnretainedValue().body($1, $2, $3)
      }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Connects to a signal with a key: its symbol and the pressed modifiers.
  static func connect(
    _ object: UnsafeMutableRawPointer, key name: String, _ body: @escaping (guint, GdkModifierType) -> Bool
  ) {
    let function:
      @convention(c) (UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer) -> gboolean = {
        _ = ($0, $2)
        return Unmanaged<Box<(guint, GdkModifierType) -> Bool>>.fromOpaque($4).takeUnretainedValue().body($1, $3)
          ? 1 : 0
      }
    attach(object, name, body, unsafeBitCast(function, to: GCallback.self))
  }

  /// Calls a closure once after a delay. To cancel the call, pass the result to `g_source_remove`.
  static func after(milliseconds: UInt32, _ body: @escaping () -> Void) -> guint {
    let function: GSourceFunc = { data in
      guard let data else { return 0 }
      Unmanaged<Box<() -> Void>>.fromOpaque(data).takeUnretainedValue().body()
      return 0
    }
    return g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, function, Unmanaged.passRetained(Box(body)).toOpaque()
    ) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  private static func attach<Body>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ body: Body, _ callback: GCallback
  ) {
    let data = Unmanaged.passRetained(Box(body)).toOpaque()
    g_signal_connect_data(
      object, name, callback, data,
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
  }
}
