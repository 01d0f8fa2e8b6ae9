// SPDX-License-Identifier: MIT

/// A sequence of touches, keys and frames in virtual time. Scripts are created in code or parsed from text with one
/// step per line.
///
/// The first line is `sprung-script 2`. Empty lines and lines that start with `#` are ignored. `size W H SCALE`
/// (points, and pixels per point), `demo NAME` and `rate HERTZ` may precede the first step. Instead of `size`, `device
/// NAME` sets the size, the safe area and the status bar of a `ScriptDevice`; `device NAME landscape` rotates it.
/// Recordings made by a host only contain `event` and `frame` lines, which are played exactly. Handwritten scripts use
/// the other steps of `ScriptStep`. A recorded script starts with `sprung-script recorded 2` and ends with `end`, the
/// number of steps and a checksum.
///
/// ```
/// sprung-script 2
/// demo carousel
/// size 320 568 2
/// drag 160 385 to 60 385 over 0.5
/// settle 5
/// ```
public struct Script: Equatable, Sendable {
  /// A step and its line number, starting at 1.
  public struct Line: Equatable, Sendable {
    /// The line number in the file.
    public let number: Int
    /// The step of the line.
    public let step: ScriptStep

    /// Creates a line.
    public init(number: Int, step: ScriptStep) {
      self.number = number
      self.step = step
    }
  }

  /// The name of the script's source, for messages.
  public var file: String
  /// The width of the stage in points. Default: 320.
  public var width = 320.0
  /// The height of the stage in points. Default: 568.
  public var height = 568.0
  /// The number of pixels per point. Default: 2.
  public var scale = 2.0
  /// The simulated device, which defines the size, the safe area and the status bar of the stage. Setting the device
  /// also sets the size. Default: nil.
  public var device: ScriptDevice? {
    didSet {
      guard let device else { return }
      (width, height, scale) = (device.width, device.height, device.scale)
    }
  }
  /// The demo for which the script was written and the line that names it; nil if no demo is specified.
  public var demo: (name: String, line: Int)?
  /// The number of frames per second for handwritten steps. Default: 60.
  public var rate = 60.0
  /// The steps in playing order.
  public var lines: [Line] = []

  /// Creates an empty script for the default stage. `file` is only used in messages.
  public init(file: String) {
    self.file = file
  }

  /// Creates a script from steps. The line numbers are the positions of the steps.
  public init(
    demo: String, width: Double = 320, height: Double = 568, scale: Double = 2, rate: Double = 60, steps: [ScriptStep]
  ) {
    file = demo
    self.demo = (demo, 0)
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
    for step in steps { lines.append(Line(number: lines.count + 1, step: step)) }
  }

  /// Compares all properties that affect playback.
  public static func == (left: Script, right: Script) -> Bool {
    left.file == right.file && left.width == right.width && left.height == right.height && left.scale == right.scale
      && left.rate == right.rate && left.device == right.device && left.demo?.name == right.demo?.name
      && left.lines == right.lines
  }
}
