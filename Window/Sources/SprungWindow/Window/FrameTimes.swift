// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// Measures the frames of a window: from the start of a frame, when the application is asked for its state, until the
/// frame has been drawn. Frames in which nothing is drawn are not counted.
final class FrameTimes {
  /// The duration of each drawn frame, in milliseconds.
  private(set) var milliseconds: [Double] = []
  private var start: Double?
  private var isDrawn = false

  /// Measures the frames of a widget, which must be in a window.
  func measure(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let object = UnsafeMutableRawPointer(clock)
    Signals.connect(object, "before-paint") { [weak self] in
      self?.start = HostClock.now
      self?.isDrawn = false
    }
    Signals.connect(object, "paint") { [weak self] in self?.isDrawn = true }
    Signals.connect(object, "after-paint") { [weak self] in self?.end() }
  }

  private func end() {
    guard let start, isDrawn else { return }
    milliseconds.append(HostClock.now - start)
    self.start = nil
  }

  /// Writes one duration per line.
  func write(to path: String) throws(WindowFailure) {
    let text = milliseconds.map { "\(($0 * 1000).rounded() / 1000)\n" }.joined()
    guard (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
      throw WindowFailure("\(path) cannot be written")
    }
  }
}
