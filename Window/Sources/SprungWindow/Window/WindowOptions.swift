// SPDX-License-Identifier: MIT

import Foundation
import SprungScript
import SprungStage

/// The command line: the displayed content and the settings of the window.
public struct WindowOptions: Equatable {
  /// The kinds of content.
  public enum Content: Equatable {
    /// A program with its arguments.
    case program(String, [String])
    /// The gallery's program, in which the user can choose a demo. `first` is the demo that is shown first.
    case gallery(String, first: String?)
    /// An application that is run by the command at the other end of a socket.
    case live(descriptor: Int32)
  }

  /// The displayed content.
  public var content: Content
  /// The size of the stage in points, unless a device sets it.
  public var width = 390.0
  public var height = 844.0
  /// The simulated device.
  public var device: ScriptDevice?
  /// The title; nil uses the application's name.
  public var title: String?
  /// Preferences that override the desktop's settings.
  public var preferences: [InputKind: Int32] = [:]
  /// A script to play in virtual time, in place of live user input. The window closes when the script ends.
  public var script: String?
  /// Whether to print the time and hash of each frame.
  public var printsHashes = false
  /// The files to write when the window closes: a recording of the input, and a picture of the stage.
  public var recording: String?
  public var picture: String?
  /// A file that receives the duration of each drawn frame, in milliseconds, when the window closes.
  public var frameTimes: String?
  /// The folder of the application's images, whose file names are their numbers, such as `7.svg`.
  public var assets: String?
  /// The URLs and paths that the application opens after it starts.
  public var opened: [String] = []
  /// The bundle that contains the program.
  public var bundle: WindowBundle?

  static let usage = """
    usage: sprung-window [OPTION ...] PROGRAM [ARGUMENT ...]   displays an application
           sprung-window [OPTION ...] --gallery PROGRAM [DEMO] displays the demos of the gallery
           sprung-window [OPTION ...] --live DESCRIPTOR        displays what `sprung run` builds
           NAME [OPTION ...] [FILE ...]                        in a bundle: displays its application

      --size WIDTHxHEIGHT   the size of the stage in points; default 390x844
      --device NAME         the device whose size, safe area and status bar the stage has, such as iphone-15
      --landscape           rotates the device
      --assets FOLDER       the application's images, named by number, such as 7.svg
      --open FILE           a file or an address for the application to open; can be repeated
      --title TEXT          the title of the window; default: the name of the application
      --dark, --light       the appearance, regardless of the desktop's setting
      --reduced-motion      fewer animations, regardless of the desktop's setting
      --script FILE         plays a script in virtual time, and closes the window
      --hashes              prints the time and the state hash of each frame
      --record FILE         writes the input as a recording when the window closes
      --picture FILE        writes the stage as a PNG when the window closes
      --frame-times FILE    writes the milliseconds of each drawn frame when the window closes
    """

  init(content: Content) { self.content = content }

  /// Parses a command line without the program name. If there is a bundle, it supplies the application and its options,
  /// and `arguments` contains further options and the files to open.
  public init(_ arguments: [String], in bundle: WindowBundle? = nil) throws(WindowFailure) {
    self.init(content: .program("", []))
    var switches = Switches()
    var words = try read((bundle?.words ?? arguments)[...], &switches)
    if let bundle {
      self.bundle = bundle
      opened += try read(arguments[...], &switches)
    }
    if switches.isLandscape { device = device?.rotated }
    if let device { (width, height) = (device.width, device.height) }
    if let live = switches.live {
      content = .live(descriptor: live)
      return
    }
    guard let program = words.popFirst() else { throw WindowFailure(Self.usage) }
    content = switches.isGallery ? .gallery(program, first: words.first) : .program(program, Array(words))
  }

  /// Options that are used only while parsing.
  private struct Switches {
    var isGallery = false
    var isLandscape = false
    var live: Int32?
  }

  /// Parses the leading options of a command line and returns the remaining words.
  private mutating func read(
    _ arguments: ArraySlice<String>, _ switches: inout Switches
  ) throws(WindowFailure) -> ArraySlice<String> {
    var words = arguments
    while let word = words.first, word.hasPrefix("--") {
      words = words.dropFirst()
      switch word {
      case "--gallery": switches.isGallery = true
      case "--landscape": switches.isLandscape = true
      case "--dark": preferences[.appearance] = 1
      case "--light": preferences[.appearance] = 0
      case "--reduced-motion": preferences[.reducedMotion] = 1
      case "--hashes": printsHashes = true
      default:
        guard let value = words.popFirst() else { throw WindowFailure("\(word) needs a value.\n\(Self.usage)") }
        switch word {
        case "--size": (width, height) = try Self.size(value)
        case "--device": device = try Self.device(value)
        case "--title": title = value
        case "--script": script = value
        case "--record": recording = value
        case "--picture": picture = value
        case "--frame-times": frameTimes = value
        case "--assets": assets = value
        case "--open": opened.append(value)
        case "--live":
          guard let number = Int32(value), number >= 0 else {
            throw WindowFailure("--live needs a descriptor, not \(value)")
          }
          switches.live = number
        default: throw WindowFailure("\(word) is not an option.\n\(Self.usage)")
        }
      }
    }
    return words
  }

  private static func size(_ text: String) throws(WindowFailure) -> (Double, Double) {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...16_384).contains($0) }) else {
      throw WindowFailure("--size \(text) is not a size in points. Pass a size such as 390x844.")
    }
    return (numbers[0], numbers[1])
  }

  private static func device(_ name: String) throws(WindowFailure) -> ScriptDevice {
    guard let device = ScriptDevice.named(name.lowercased().replacingOccurrences(of: " ", with: "-")) else {
      let names = ScriptDevice.all.map(\.name).joined(separator: ", ")
      throw WindowFailure("There is no device '\(name)'. Use one of: \(names)")
    }
    return device
  }
}
