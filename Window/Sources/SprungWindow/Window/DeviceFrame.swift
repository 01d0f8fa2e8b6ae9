// SPDX-License-Identifier: MIT

import CGtk
import SprungScript

/// A device frame around the stage, with a bezel, rounded corners, and a camera cutout.
struct DeviceFrame {
  /// The shape of the camera cutout.
  private enum Cutout {
    case none, notch, island
  }

  private let device: ScriptDevice
  private let cutout: Cutout
  /// The corner radius of the screen, in points.
  private let radius: Int
  /// The width of the bezel in points, and its width at the top and bottom of a device with a home button.
  private static let bezel: Int32 = 14
  private static let homeBezel: Int32 = 64

  init(_ device: ScriptDevice) {
    self.device = device
    switch device.name {
    case "iphone-se", "iphone-8-plus", "ipad-9": (cutout, radius) = (.none, 0)
    case "iphone-11", "iphone-13-mini", "iphone-14", "iphone-14-plus": (cutout, radius) = (.notch, 44)
    case let name where name.hasPrefix("iphone"): (cutout, radius) = (.island, 55)
    default: (cutout, radius) = (.none, 18)
    }
  }

  private var hasHomeButton: Bool { radius == 0 }

  /// Returns a device frame that contains the stage's widget.
  func around(_ stage: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
    loadStyle()
    let screen: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_widget_add_css_class(screen, "device-screen")
    gtk_widget_set_overflow(screen, GTK_OVERFLOW_HIDDEN)
    gtk_overlay_set_child(OpaquePointer(screen), stage)
    if cutout != .none { gtk_overlay_add_overlay(OpaquePointer(screen), cutoutWidget) }
    let ends = hasHomeButton ? Self.homeBezel : Self.bezel
    let (horizontal, vertical) = device.isLandscape ? (ends, Self.bezel) : (Self.bezel, ends)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(screen, horizontal) }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(screen, vertical) }
    let frame: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(frame, "device-frame")
    gtk_box_append(UnsafeMutableRawPointer(frame).assumingMemoryBound(to: GtkBox.self), screen)
    for set in [gtk_widget_set_halign, gtk_widget_set_valign] { set(frame, GTK_ALIGN_CENTER) }
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top, gtk_widget_set_margin_bottom,
    ] { set(frame, 10) }
    return frame
  }

  /// The camera cutout, which ignores pointers.
  private var cutoutWidget: UnsafeMutablePointer<GtkWidget> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(widget, device.isLandscape ? "device-cutout-side" : "device-cutout")
    gtk_widget_set_can_target(widget, 0)
    let (length, depth, distance): (Int32, Int32, Int32) = cutout == .island ? (126, 37, 11) : (210, 30, 0)
    if device.isLandscape {
      gtk_widget_set_size_request(widget, depth, length)
      gtk_widget_set_halign(widget, GTK_ALIGN_START)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_margin_start(widget, distance)
    } else {
      gtk_widget_set_size_request(widget, length, depth)
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_START)
      gtk_widget_set_margin_top(widget, distance)
    }
    return widget
  }

  private func loadStyle() {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    let outer = hasHomeButton ? 44 : radius + Int(Self.bezel)
    let corners = cutout == .island ? ("19px", "19px") : ("0 0 20px 20px", "0 20px 20px 0")
    let style = """
      .stage-window { background: #d9d9de; }
      .device-frame { background: #161617; border-radius: \(outer)px; box-shadow: 0 0 0 2px #6e6e73, 0 2px 8px 2px rgba(0, 0, 0, 0.3); }
      .device-screen { border-radius: \(radius)px; background: #ffffff; }
      .device-cutout { background: #000000; border-radius: \(corners.0); }
      .device-cutout-side { background: #000000; border-radius: \(corners.1); }
      """
    gtk_css_provider_load_from_data(provider, style, gssize(style.utf8.count))
    // This style takes precedence over that of windows without a device.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
