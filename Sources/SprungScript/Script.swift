// SPDX-License-Identifier: MIT

/// A sequence of touches, keys and frames in virtual time, as a program holds it or a text of one step a line says it.
///
/// The first line is `sprung-script 2`. Lines that begin with `#` and empty lines are skipped. `size W H SCALE`
/// (points, and pixels a point), `demo NAME` and `rate HERTZ` may precede the first step. Instead of `size`,
/// `device NAME` gives the stage the size, the safe area and a status bar of a `ScriptDevice`; `device NAME landscape`
/// rotates it. Recordings of a host use only `event` and `frame` lines, which are played exactly; people write the
/// other ones of `ScriptStep`. A recorded script begins with `sprung-script recorded 2` and ends with `end`, the number
/// of its steps and a checksum.
///
/// ```
/// sprung-script 2
/// demo carousel
/// size 320 568 2
/// drag 160 385 to 60 385 over 0.5
/// settle 5
/// ```
public struct Script: Equatable, Sendable {
  /// A step and the number of its line, counted from 1.
  public struct Line: Equatable, Sendable {
    /// The line in the file.
    public let number: Int
    /// The step of the line.
    public let step: ScriptStep

    /// Makes a line.
    public init(number: Int, step: ScriptStep) {
      self.number = number
      self.step = step
    }
  }

  /// The name under which the script was read, for messages.
  public var file: String
  /// The width of the stage in points. Default: 320.
  public var width = 320.0
  /// The height of the stage in points. Default: 568.
  public var height = 568.0
  /// Pixels a point. Default: 2.
  public var scale = 2.0
  /// The device that the stage stands for: it has its safe area and a status bar. Setting it sets the size. Default: nil.
  public var device: ScriptDevice? {
    didSet {
      guard let device else { return }
      (width, height, scale) = (device.width, device.height, device.scale)
    }
  }
  /// The demo for which the script was written, if it says so, and the line that says it.
  public var demo: (name: String, line: Int)?
  /// Frames a second for the steps that people write. Default: 60.
  public var rate = 60.0
  /// The steps in order.
  public var lines: [Line] = []

  /// Makes an empty script for the standard stage; `file` is used in messages only.
  public init(file: String) {
    self.file = file
  }

  /// Makes a script of steps that a program holds; line numbers count the steps.
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

  /// Compares everything that a player sees.
  public static func == (left: Script, right: Script) -> Bool {
    left.file == right.file && left.width == right.width && left.height == right.height && left.scale == right.scale
      && left.rate == right.rate && left.device == right.device && left.demo?.name == right.demo?.name
      && left.lines == right.lines
  }
}
