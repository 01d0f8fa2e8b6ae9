// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungStage

/// Draws the requested images of a run from the stream of its frames.
///
/// The stream contains the messages between a host and a program in the format of `ProcessMessage`: one `begin` and,
/// for each frame, `frame` with its time and `shown` with its changes.
public struct PictureRun {
  private let request: PictureRequest
  private let painter = StagePainter()
  private var reader = ProcessMessageReader()
  private var tree = StageTree()
  private var size: (width: Double, height: Double)?
  private var milliseconds: Double?
  private var frameCount = 0
  private var moments: [Double]
  private var stills: [Bitmap] = []
  private var film: Film?

  /// Creates a run without frames.
  public init(_ request: PictureRequest) {
    self.request = request
    moments = request.moments
  }

  /// Messages about content that could not be drawn.
  public var complaints: [String] { painter.complaints }

  /// Processes the next part of the stream.
  public mutating func read(_ piece: [UInt8]) throws(PictureFailure) {
    reader.append(piece)
    while let message = try next() { try hear(message) }
  }

  private mutating func next() throws(PictureFailure) -> ProcessMessage? {
    do {
      return try reader.next()
    } catch {
      let reason =
        switch error {
        case .tooLarge(let bytes): "a message claims to have \(bytes) bytes, which is too large"
        case .unknownKind(let kind): "unknown message kind \(kind)"
        case .malformed(let kind): "a message of the kind \(kind) is malformed"
        }
      throw PictureFailure("the standard input does not contain frames: \(reason)")
    }
  }

  private mutating func hear(_ message: ProcessMessage) throws(PictureFailure) {
    switch message {
    case .begin(let width, let height, _): try begin(width: width, height: height)
    case .frame(let milliseconds): self.milliseconds = milliseconds
    case .shown(_, _, let bytes):
      guard let size, let milliseconds else {
        throw PictureFailure("a frame precedes the size of the stage and its time")
      }
      frameCount += 1
      do {
        try tree.apply(try bytes.withUnsafeBytes { try Frame.decode($0) })
      } catch {
        throw PictureFailure("frame \(frameCount) on the standard input cannot be decoded: \(error)")
      }
      draw(size, seconds: milliseconds / 1000)
    default: break
    }
  }

  private mutating func begin(width: Double, height: Double) throws(PictureFailure) {
    let largest = 16_384.0
    let scale = max(request.png == nil ? 0 : request.scale ?? 2, request.gif == nil ? 0 : request.scale ?? 1)
    guard width * scale >= 1, height * scale >= 1, width * scale <= largest, height * scale <= largest else {
      throw PictureFailure(
        "a picture of \(width) x \(height) points at \(scale)"
          + " pixels per point is invalid; its sides must have 1 to \(Int(largest)) pixels")
    }
    size = (width, height)
  }

  private mutating func draw(_ size: (width: Double, height: Double), seconds: Double) {
    while let next = moments.first, seconds >= next - 1e-9 {
      if request.png != nil { stills.append(still(size)) }
      moments.removeFirst()
    }
    guard request.gif != nil else { return }
    if film == nil, seconds >= (request.moments.first ?? 0) - 1e-9 {
      film = Film(
        width: Int((size.width * (request.scale ?? 1)).rounded()),
        height: Int((size.height * (request.scale ?? 1)).rounded()), framesPerSecond: request.framesPerSecond,
        begin: request.moments.first ?? seconds, end: request.moments.count > 1 ? request.moments.last : nil)
    }
    guard var film else { return }
    // The property is nil while the film changes, so that the film's images are not copied.
    self.film = nil
    film.frame(seconds: seconds) { filmPicture(size) }
    self.film = film
  }

  private func still(_ size: (width: Double, height: Double)) -> Bitmap {
    painter.picture(of: tree, width: size.width, height: size.height, scale: request.scale ?? 2)
  }

  private func filmPicture(_ size: (width: Double, height: Double)) -> Bitmap {
    painter.picture(of: tree, width: size.width, height: size.height, scale: request.scale ?? 1)
  }

  /// Returns the files to write after the stream has ended.
  public mutating func finish() throws(PictureFailure) -> [(path: String, bytes: [UInt8])] {
    guard reader.pendingByteCount == 0 else {
      throw PictureFailure("the standard input ends in the middle of a message")
    }
    guard let size, let milliseconds, frameCount > 0 else {
      throw PictureFailure("the standard input contains no frames; use `sprung render`")
    }
    if let left = moments.first {
      throw PictureFailure("the script ends after \(milliseconds / 1000) s, so there is no picture at \(left) s")
    }
    var files: [(path: String, bytes: [UInt8])] = []
    if let png = request.png {
      if stills.isEmpty { stills = [still(size)] }
      if request.isFilmstrip {
        files.append((png, Self.strip(stills, gap: Int((12 * (request.scale ?? 2)).rounded())).png))
      } else {
        for (index, picture) in stills.enumerated() {
          files.append((stills.count == 1 ? png : Self.numbered(png, index + 1), picture.png))
        }
      }
    }
    if let gif = request.gif, var film {
      film.finish { filmPicture(size) }
      files.append((gif, try AnimatedGIF(film.animation).bytes))
    }
    return files
  }
}

extension PictureRun {
  /// Combines images side by side, separated by transparent gaps with a width in pixels.
  static func strip(_ pictures: [Bitmap], gap: Int) -> Bitmap {
    let width = pictures.reduce(0) { $0 + $1.width } + gap * (pictures.count - 1)
    let strip = Bitmap(width: width, height: pictures.map(\.height).max() ?? 1)
    var left = 0
    for picture in pictures {
      strip.copy(picture, x: left, y: 0)
      left += picture.width + gap
    }
    return strip
  }

  /// Adds a number to a file name: `a.png` becomes `a-1.png`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path)-\(number)" }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
