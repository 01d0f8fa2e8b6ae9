// SPDX-License-Identifier: MIT

import SprungStage

/// The connection between a window and its application, which runs in a separate process.
protocol StageLink: AnyObject {
  /// Called with each event from the application.
  var onNews: (StageNews) -> Void { get set }

  /// Starts the application on a stage of the given size in points. `scale` is the number of pixels per point.
  func begin(width: Double, height: Double, scale: Double)

  /// Sends input records and then requests the frame for the given time.
  func show(milliseconds: Double, after records: [UInt8])

  /// Sends the clipboard's text before the user pastes it.
  func paste(_ text: String)

  /// Forwards a URL, such as that of a file, to the application, which opens it.
  func open(_ address: String)

  /// Sends a step of a drag that the host controls.
  func drag(_ step: StageDragStep)

  /// Receives pending events, and waits up to the given time for them.
  func wait(milliseconds: Int32)

  /// Closes the connection. No more events are reported afterward.
  func end()
}

/// The events that a link reports.
enum StageNews {
  /// The application reported its name.
  case named(String)
  /// The title of the application's scene changed. Empty if the scene has no title.
  case titled(String)
  /// The stage is empty, and the next frame contains its entire content.
  case reset
  /// A frame with its header and records. `hash` covers the entire stage; nil if the link does not know it.
  case frame([UInt8], hash: UInt64?, isBusy: Bool)
  /// The application's content changed between two frames, and it requests a new one.
  case wake
  /// The application answered a step of a drag.
  case dropAnswer(StageDropOperation)
  /// The application's own drag began, left the stage, or ended.
  case dragging(StageDragState)
  /// A progress message, for example while the application is built or replays input.
  case status(String)
  /// The application stopped or could not be built. Contains a sentence, and lines with details.
  case failed(String, lines: [String])
  /// The application is running again, so earlier failures no longer apply.
  case recovered
  /// The connection has been closed. The sentence contains the reason.
  case ended(String)
}
