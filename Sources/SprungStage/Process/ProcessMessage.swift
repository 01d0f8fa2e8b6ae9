// SPDX-License-Identifier: MIT

/// A message between a host and an application in a process of its own, over a stream such as a socket.
///
/// On the wire a message is the number of its payload's bytes, its kind, and the payload; words are 32 bits, all numbers
/// little-endian. The payloads of input and frames are those of a host in the same memory, so this version is theirs,
/// `StageProtocol.version`.
public enum ProcessMessage: Equatable, Sendable {
  /// From the application, first of all: it speaks this version, and its name is that of its module.
  case ready(version: UInt32, name: String)
  /// To the application: it is to launch on a stage of this size in points, with so many pixels a point.
  case begin(width: Double, height: Double, scale: Double)
  /// To the application: whole input records for the next frame.
  case input([UInt8])
  /// To the application: it is to show the frame of a time. It answers with `shown`.
  case frame(milliseconds: Double)
  /// To the application: what the host's clipboard holds, as a person is about to paste.
  case clipboard(String)
  /// From the application: header and records of the frame that was requested, the hash of everything on the stage, and
  /// whether it is not at rest: it wants another frame, or a call waits for its time that does not repeat.
  case shown(hash: UInt64, isBusy: Bool, frame: [UInt8])
  /// From the application: something changed between two frames, so that it wants one though it had come to rest.
  case wake
  /// To the application: it is to open an address, such as that of a file, which a person chose outside of it.
  case open(String)
  /// From the application: the title of its scene, which may be empty.
  case titled(String)

  /// Bytes of a payload at most: the largest picture and then some.
  public static let largestPayload = 67_108_864
  /// Bytes before the payload.
  static let headerSize = 8

  /// The number that stands for the kind.
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
    }
  }
}

/// The reason why a stream is not valid communication between a host and an application.
public enum ProcessMessageError: Error, Equatable, Sendable {
  /// A message says that it is larger than any may be.
  case tooLarge(bytes: Int)
  /// A message with a kind that this version does not support.
  case unknownKind(UInt32)
  /// The payload of a message of this kind has another form.
  case malformed(kind: UInt32)
}
