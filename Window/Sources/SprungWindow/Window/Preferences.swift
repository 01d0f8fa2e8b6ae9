// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

/// The user's desktop preferences: appearance, contrast, text size, reduced motion, layout direction.
final class Preferences {
  /// The body text size in points for each of the twelve content size categories, as in UIContentSizeCategory.
  private static let textSizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let usualSize = 3
  /// The resolution in dots per inch at which text has its default size.
  private static let usualResolution = 96.0

  /// Preference values by record kind. Applications assume the values of `usual` when they start.
  private static let usual: [InputKind: Int32] = [
    .appearance: 0, .contrast: 0, .contentSize: Int32(usualSize), .reducedMotion: 0, .direction: 0,
  ]

  private let settings: OpaquePointer?
  private let portal = SettingsPortal()
  private var told = Preferences.usual
  private let overridden: [InputKind: Int32]
  /// Called with a record for each changed preference.
  var send: (InputEvent) -> Void = { _ in }

  /// Reads the desktop's settings. Values in `overridden` take precedence.
  init(overridden: [InputKind: Int32]) {
    self.overridden = overridden
    settings = gtk_settings_get_default()
    portal.onChange = { [weak self] in self?.update() }
    guard let settings else { return }
    for property in [
      "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi",
    ] {
      Signals.observe(UnsafeMutableRawPointer(settings), property) { [weak self] in self?.update() }
    }
  }

  /// Whether the user prefers dark appearance.
  var isDark: Bool { present[.appearance] == 1 }

  /// Resets the reported preferences, because an application starts with the defaults.
  func reset() { told = Self.usual }

  /// Sends the preferences that differ from those last reported to the application.
  func update() {
    let present = self.present
    for kind in [InputKind.reducedMotion, .direction, .appearance, .contrast, .contentSize] {
      guard let value = present[kind], value != told[kind] else { continue }
      told[kind] = value
      send(InputEvent(kind, identifier: value, milliseconds: HostClock.now))
    }
  }

  private var present: [InputKind: Int32] {
    let theme = text("gtk-theme-name").lowercased()
    let isDark =
      portal.isDark
      ?? (flag("gtk-application-prefer-dark-theme") || theme.hasSuffix("dark") || theme.hasSuffix("inverse"))
    let found: [InputKind: Int32] = [
      .appearance: isDark ? 1 : 0,
      .contrast: portal.wantsContrast == true || theme.contains("highcontrast") ? 1 : 0,
      .reducedMotion: flag("gtk-enable-animations") ? 0 : 1,
      .direction: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? 1 : 0,
      .contentSize: Self.contentSize(resolution: Double(number("gtk-xft-dpi")) / 1024),
    ]
    return found.merging(overridden) { $1 }
  }

  /// Returns the content size category that best matches a resolution in dots per inch. Desktops change the resolution
  /// with the text size.
  static func contentSize(resolution: Double) -> Int32 {
    guard resolution > 0 else { return Int32(usualSize) }
    let wanted = resolution / usualResolution * textSizes[usualSize]
    let distances = textSizes.map { abs($0 - wanted) }
    return Int32(distances.firstIndex(of: distances.min() ?? 0) ?? usualSize)
  }

  // MARK: Settings

  private func value<Result>(_ property: String, _ type: GType, _ read: (inout GValue) -> Result) -> Result? {
    guard let settings else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    g_object_get_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
    defer { g_value_unset(&value) }
    return read(&value)
  }

  // The GType numbers of fundamental types are multiples of four.
  private func flag(_ property: String) -> Bool { value(property, GType(5 << 2)) { g_value_get_boolean(&$0) } == 1 }
  private func number(_ property: String) -> Int32 { value(property, GType(6 << 2)) { g_value_get_int(&$0) } ?? 0 }
  private func text(_ property: String) -> String {
    value(property, GType(16 << 2)) { g_value_get_string(&$0).map { String(cString: $0) } ?? "" } ?? ""
  }
}
