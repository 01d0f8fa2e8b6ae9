// SPDX-License-Identifier: MIT

import SprungStage

/// The connection to the application that a window displays, which runs in a process of its own.
protocol StageLink: AnyObject {
  /// Receives everything that comes from the application.
  var onNews: (StageNews) -> Void { get set }

  /// Begins the application on a stage of a size in points, with so many pixels a point.
  func begin(width: Double, height: Double, scale: Double)

  /// Asks for the frame of a time, after input records.
  func show(milliseconds: Double, after records: [UInt8])

  /// Passes on the text of the clipboard, which a person is about to paste.
  func paste(_ text: String)

  /// Has the application open an address, such as that of a file.
  func open(_ address: String)

  /// Receives what has arrived, and waits for it for so long at most.
  func wait(milliseconds: Int32)

  /// Ends the connection. Nothing more is received.
  func end()
}

/// The events of a link.
enum StageNews {
  /// The application has a name.
  case named(String)
  /// The application's scene has a title; an empty one is none.
  case titled(String)
  /// The stage is empty, and the next frame holds everything on it.
  case reset
  /// A frame, header and records, with the hash of everything on the stage where the link knows it.
  case frame([UInt8], hash: UInt64?, isBusy: Bool)
  /// Something changed between two frames, so that the application wants one.
  case wake
  /// The application is built, plays input again, or runs.
  case status(String)
  /// The application does not run any more, or could not be built: a sentence, and lines about it.
  case failed(String, lines: [String])
  /// The application runs, so what was reported before is over.
  case recovered
  /// The connection is closed, with a sentence about the reason.
  case ended(String)
}
