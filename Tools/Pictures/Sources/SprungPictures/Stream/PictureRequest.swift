// SPDX-License-Identifier: MIT

/// Specifies the images of a run to write.
public struct PictureRequest: Equatable, Sendable {
  /// The path of the PNG file; nil for none. If `moments` contains several times, one file is written for each, with
  /// its number before the extension.
  public var png: String?
  /// The path of the GIF file; nil for none.
  public var gif: String?
  /// The number of pixels per point, above 0 and at most 8. Nil means 2 for PNG and 1 for GIF.
  public var scale: Double?
  /// The frame rate of a GIF, above 0 and at most 50. Players slow down GIFs with higher frame rates. The default is
  /// 25.
  public var framesPerSecond = 25.0
  /// Times of the run in seconds, in ascending order. A PNG is made for each of them, or of the last frame if there are
  /// none. A GIF starts at the first time and, if there are several, ends at the last one.
  public var moments: [Double] = []
  /// Whether a single PNG shows all moments side by side.
  public var isFilmstrip = false

  /// Creates an empty request.
  public init() {}

  /// Creates a request from command-line arguments without the program's name.
  public init(arguments: [String]) throws(PictureFailure) {
    var rest = arguments[...]
    func number(_ option: String, _ text: String, upTo limit: Double) throws(PictureFailure) -> Double {
      guard let value = Double(text), value > 0, value <= limit else {
        throw PictureFailure("\(option) requires a number above 0 and at most \(limit), got \(text)")
      }
      return value
    }
    while let option = rest.popFirst() {
      if option == "--filmstrip" {
        isFilmstrip = true
        continue
      }
      guard ["--png", "--gif", "--scale", "--frames-per-second", "--at"].contains(option) else {
        throw PictureFailure("unknown option \(option)")
      }
      guard let value = rest.popFirst() else { throw PictureFailure("\(option) requires a value") }
      switch option {
      case "--png": png = value
      case "--gif": gif = value
      case "--scale": scale = try number(option, value, upTo: 8)
      case "--frames-per-second": framesPerSecond = try number(option, value, upTo: 50)
      default:
        guard let moment = Double(value), moment.isFinite, moment >= 0 else {
          throw PictureFailure("--at requires a time in seconds, got \(value)")
        }
        moments.append(moment)
      }
    }
    moments.sort()
    guard png != nil || gif != nil else { throw PictureFailure("pass --png FILE, --gif FILE or both") }
  }
}
