// SPDX-License-Identifier: MIT

/// A message between a host and an application in a separate process, sent over a stream such as a socket.
///
/// An encoded message consists of the payload size in bytes, the kind, and the payload. Words have 32 bits, and all
/// numbers are little-endian. Input and frame payloads are those of an in-process host, so the version is
/// `StageProtocol.version`.
public enum ProcessMessage: Equatable, Sendable {
  /// From the application, as its first message: the protocol version and the name of the application's module.
  case ready(version: UInt32, name: String)
  /// To the application: prepares a stage of this size in points with `scale` pixels per point. The application launches
  /// in the first frame, after the input for that frame, which contains the user's settings.
  case begin(width: Double, height: Double, scale: Double)
  /// To the application: complete input records for the next frame.
  case input([UInt8])
  /// To the application: requests the frame for the given time. The application replies with `shown`.
  case frame(milliseconds: Double)
  /// To the application: the content of the host's clipboard, sent when the user is about to paste.
  case clipboard(String)
  /// From the application: the header and records of the requested frame, the hash of the entire stage, and whether the
  /// application is busy. The application is busy if it requests another frame or a nonrepeating timer is pending.
  case shown(hash: UInt64, isBusy: Bool, frame: [UInt8])
  /// From the application: something changed between frames, so the application requests a frame although it was at
  /// rest.
  case wake
  /// To the application: opens a URL, such as that of a file, that the user selected outside of the application.
  case open(String)
  /// From the application: the title of the application's scene, which may be empty.
  case titled(String)
  /// To the application: a step of a drag that the host controls.
  case drag(StageDragStep)
  /// From the application: the answer to a step of a drag.
  case dropAnswer(StageDropOperation)
  /// From the application: its own drag began, left the stage, or ended.
  case dragging(StageDragState)

  /// The largest payload size in bytes, sufficient for the largest image.
  public static let largestPayload = 67_108_864
  /// The size of the message header in bytes.
  static let headerSize = 8

  /// The encoded kind of the message.
  var kind: UInt32 {
    switch self {
    case .ready: 1
    case .begin: 2
    case .input: 3
    case .frame: 4
    case .clipboard: 5
    case .shown: 6
    case .wake: 7
    case .open: 8
    case .titled: 9
    case .drag: 10
    case .dropAnswer: 11
    case .dragging: 12
    }
  }
}

/// The reason why a stream is not valid communication between a host and an application.
public enum ProcessMessageError: Error, Equatable, Sendable {
  /// The message is larger than the limit.
  case tooLarge(bytes: Int)
  /// The message kind is not supported by this version.
  case unknownKind(UInt32)
  /// The payload of a message of this kind is malformed.
  case malformed(kind: UInt32)
}
