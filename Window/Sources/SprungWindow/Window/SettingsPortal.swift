// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// The color scheme and contrast preferences that desktops report through the settings portal.
///
/// Current desktops no longer set a dark or high-contrast GTK theme, but support `org.freedesktop.portal.Settings`.
final class SettingsPortal {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  /// The timeout of the first query, in milliseconds. The values are read synchronously, before the first frame.
  private static let patience: Int32 = 500

  /// The reported values by key.
  private(set) var values: [String: UInt32] = [:]
  /// Called when a value changes.
  var onChange: () -> Void = {}
  private let bus: OpaquePointer?

  /// Whether the user prefers the dark appearance. Nil if the desktop reports no preference.
  var isDark: Bool? {
    switch values["color-scheme"] {
    case 1: true
    case 2: false
    default: nil
    }
  }

  /// Whether the user prefers increased contrast. Nil if the desktop reports no preference.
  var wantsContrast: Bool? { values["contrast"].map { $0 == 1 } }

  /// Reads the values. Without a session bus, there are no values. A session bus is never started.
  init() {
    let environment = ProcessInfo.processInfo.environment
    let hasBus =
      environment["DBUS_SESSION_BUS_ADDRESS"] != nil
      || environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } == true
    bus = hasBus ? g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) : nil
    guard let bus else { return }
    g_dbus_connection_set_exit_on_close(bus, 0)
    for key in ["color-scheme", "contrast"] { values[key] = read(key) }
    g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue().changed(parameters)
        // The portal is never released.
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  private func read(_ key: String) -> UInt32? {
    var words: [OpaquePointer?] = [g_variant_new_string(Self.namespace), g_variant_new_string(key)]
    let answer = g_dbus_connection_call_sync(
      bus, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(&words, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    return Self.number(answer, at: 0)
  }

  private func changed(_ parameters: OpaquePointer) {
    guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(key) }
    guard g_variant_classify(key) == G_VARIANT_CLASS_STRING else { return }
    values[String(cString: g_variant_get_string(key, nil))] = Self.number(parameters, at: 2)
    onChange()
  }

  /// Returns the number at an index of a tuple, unwrapped from any nested variants.
  private static func number(_ tuple: OpaquePointer, at index: gsize) -> UInt32? {
    guard index < g_variant_n_children(tuple), var value = g_variant_get_child_value(tuple, index) else { return nil }
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
      guard let inner = g_variant_get_variant(value) else { break }
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    return g_variant_classify(value) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(value) : nil
  }
}
