// SPDX-License-Identifier: MIT

import SprungGeometry

/// Encodes drawing commands as words, which a frame contains unchanged.
///
/// Numbers are encoded as 32-bit floats. A number that is not finite as a float is replaced with 0 and reported as the
/// fault `stageNumberNotFinite`.
public struct DrawingWriter: Sendable {
  /// The commands encoded so far.
  public private(set) var words: [UInt32] = []
  private var start = 0

  /// Creates an empty writer.
  public init() {}

  /// Writes a command without a payload: `save`, `restore`, or the beginning or end of a group.
  public mutating func write(_ verb: DrawingVerb) {
    begin(verb)
    end()
  }

  /// Writes `transform`.
  public mutating func transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    begin(.transform)
    put(a)
    put(b)
    put(c)
    put(d)
    put(tx)
    put(ty)
    end()
  }

  /// Writes `alpha`.
  public mutating func alpha(_ alpha: Double) {
    begin(.alpha)
    put(alpha)
    end()
  }

  /// Writes `blend`.
  public mutating func blend(_ mode: DrawingBlend) {
    begin(.blend)
    put(mode.rawValue)
    end()
  }

  /// Writes `shadow`.
  public mutating func shadow(_ color: PackedColor, x: Double, y: Double, blur: Double) {
    begin(.shadow)
    put(color.rawValue)
    put(x)
    put(y)
    put(blur)
    end()
  }

  /// Begins `clip`. Add the steps of its path, then call `end()`.
  public mutating func beginClip(_ flags: PathFlags) {
    begin(.clip)
    put(flags.rawValue)
  }

  /// Begins `fill`. Add the steps of its path, then call `end()`.
  public mutating func beginFill(_ color: PackedColor, _ flags: PathFlags) {
    begin(.fill)
    put(color.rawValue)
    put(flags.rawValue)
  }

  /// Begins `stroke`. Add the steps of its path, then call `end()`.
  public mutating func beginStroke(_ line: DrawnLine) {
    begin(.stroke)
    put(line.color.rawValue)
    put(Double(line.width))
    put(line.flags.rawValue)
    put(Double(line.miterLimit))
    put(Double(line.dashPhase))
    put(UInt32(line.dashes.count))
    for dash in line.dashes { put(Double(dash)) }
  }

  /// Begins `pattern`. Add the steps of its path, then call `end()`.
  public mutating func beginPattern(_ place: Int, tile: DrawnRect, _ flags: PathFlags) {
    begin(.pattern)
    put(UInt32(place))
    put(tile)
    put(flags.rawValue)
  }

  /// Adds one step, which consists of a verb and its points, to the path of the current command.
  public mutating func step(_ verb: PathVerb, _ points: CGPoint...) {
    put(verb.rawValue)
    for point in points {
      put(Double(point.x))
      put(Double(point.y))
    }
  }

  /// Writes `image`.
  public mutating func image(_ image: DrawnImage) {
    begin(.image)
    put(UInt32(image.place))
    put(image.source)
    put(image.target)
    put(image.tint.rawValue)
    put(image.isPixelated ? 1 as UInt32 : 0)
    end()
  }

  /// Writes `text`.
  public mutating func text(_ text: DrawnText) {
    begin(.text)
    put(text.style.word)
    put(text.style.fontSize)
    put(Double(text.x))
    put(Double(text.baseline))
    put(text.color.rawValue)
    put(Double(text.kern))
    put(Double(text.width))
    put(text.stroke.rawValue)
    put(Double(text.strokeWidth))
    var letters = text.text
    letters.withUTF8 { bytes in
      put(UInt32(bytes.count))
      var word: UInt32 = 0
      for index in bytes.indices {
        word |= UInt32(bytes[index]) << UInt32(8 * (index & 3))
        if index & 3 == 3 || index == bytes.count - 1 {
          put(word)
          word = 0
        }
      }
    }
    end()
  }

  /// Writes `gradient`.
  public mutating func gradient(_ gradient: DrawnGradient) {
    begin(.gradient)
    for number in gradient.start { put(Double(number)) }
    put(Double(gradient.startRadius))
    for number in gradient.end { put(Double(number)) }
    put(Double(gradient.endRadius))
    put((gradient.extendsBefore ? 1 : 0) | (gradient.extendsAfter ? 2 : 0) | (gradient.isRadial ? 4 : 0))
    put(UInt32(gradient.stops.count))
    for stop in gradient.stops {
      put(stop.color.rawValue)
      put(Double(stop.place))
    }
    end()
  }

  /// Writes `clear`.
  public mutating func clear(_ rect: DrawnRect) {
    begin(.clear)
    put(rect)
    end()
  }

  /// Writes `beginMask`.
  public mutating func beginMask(_ place: Int, _ rect: DrawnRect) {
    begin(.beginMask)
    put(UInt32(place))
    put(rect)
    end()
  }

  /// Completes the current command by storing its length in its first word.
  public mutating func end() {
    words[start] |= UInt32(words.count - start) << 8
  }

  private mutating func begin(_ verb: DrawingVerb) {
    start = words.count
    words.append(verb.rawValue)
  }

  private mutating func put(_ word: UInt32) { words.append(word) }

  private mutating func put(_ rect: DrawnRect) {
    put(Double(rect.x))
    put(Double(rect.y))
    put(Double(rect.width))
    put(Double(rect.height))
  }

  private mutating func put(_ number: Double) {
    var float = Float(number)
    if !float.isFinite {
      float = 0
      Diagnostics.report(
        "stageNumberNotFinite",
        "A drawing contains \(number), which hosts cannot draw. Check the geometry that produced it.")
    }
    words.append(float.bitPattern)
  }
}
