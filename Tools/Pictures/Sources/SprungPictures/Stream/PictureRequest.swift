// SPDX-License-Identifier: MIT

/// What is to be written of a run.
public struct PictureRequest: Equatable, Sendable {
  /// The file for a PNG; nil for none. With several moments their numbers come before the ending.
  public var png: String?
  /// The file for a GIF; nil for none.
  public var gif: String?
  /// Pixels to the point, above 0 and at most 8; nil is 2 for PNG and 1 for GIF.
  public var scale: Double?
  /// Pictures of a GIF in each second, above 0 and at most 50, since players slow down what is faster; 25 by default.
  public var framesPerSecond = 25.0
  /// Moments in seconds of the run, in rising order. A PNG shows each of them, or the last frame without any; a GIF begins at
  /// the first and ends at the last, if there are two.
  public var moments: [Double] = []
  /// Whether one PNG shows all moments side by side.
  public var isFilmstrip = false

  /// Asks for nothing.
  public init() {}

  /// Reads a command line, without the program's name.
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
          throw PictureFailure("--at requires seconds from the beginning, got \(value)")
        }
        moments.append(moment)
      }
    }
    moments.sort()
    guard png != nil || gif != nil else { throw PictureFailure("pass --png FILE, --gif FILE or both") }
  }
}
