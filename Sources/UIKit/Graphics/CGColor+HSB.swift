// SPDX-License-Identifier: MIT

extension CGColor {
  /// Creates a color from a hue (0 is red, 1/3 is green, 2/3 is blue, and 1 is red again), a saturation and a
  /// brightness, each clamped to 0...1.
  ///
  /// The formula is the hexcone model by Alvy Ray Smith ("Color gamut transform pairs", SIGGRAPH 1978).
  nonisolated init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The three values are stored in a color in order to clamp them and reject NaN.
    let checked = CGColor(red: hue, green: saturation, blue: brightness, alpha: alpha)
    let sixths = checked.red * 6
    let sector = Int(sixths)
    let within = sixths - CGFloat(sector)
    let top = checked.blue
    let saturation = checked.green
    let bottom = top * (1 - saturation)
    let falling = top * (1 - saturation * within)
    let rising = top * (1 - saturation * (1 - within))
    switch sector % 6 {
    case 0: self.init(red: top, green: rising, blue: bottom, alpha: checked.alpha)
    case 1: self.init(red: falling, green: top, blue: bottom, alpha: checked.alpha)
    case 2: self.init(red: bottom, green: top, blue: rising, alpha: checked.alpha)
    case 3: self.init(red: bottom, green: falling, blue: top, alpha: checked.alpha)
    case 4: self.init(red: rising, green: bottom, blue: top, alpha: checked.alpha)
    default: self.init(red: top, green: bottom, blue: falling, alpha: checked.alpha)
    }
  }

  /// The hue, saturation and brightness, each in 0...1. Grays have a hue of 0, and black has a saturation of 0.
  nonisolated var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let top = max(red, max(green, blue))
    let spread = top - min(red, min(green, blue))
    guard spread > 0 else { return (0, 0, top) }
    var sixths: CGFloat
    if top == red {
      sixths = (green - blue) / spread
      if sixths < 0 { sixths += 6 }
    } else if top == green {
      sixths = (blue - red) / spread + 2
    } else {
      sixths = (red - green) / spread + 4
    }
    return (sixths / 6, spread / top, top)
  }
}
