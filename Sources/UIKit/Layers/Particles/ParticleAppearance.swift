// SPDX-License-Identifier: MIT

/// The image of a cell's particles, and tinted versions of the image. An appearance is immutable except for its cache
/// of tinted images.
nonisolated final class ParticleAppearance {
  let image: CGImage?
  /// The part of the image to draw, in unit coordinates of the image.
  let part: CGRect
  /// The number of image pixels per point.
  let scale: CGFloat
  private var tints = PictureTints()

  init(image: CGImage? = nil, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.part = part
    self.scale = scale
  }

  func with(image: CGImage?) -> ParticleAppearance { ParticleAppearance(image: image, part: part, scale: scale) }

  func with(part: CGRect) -> ParticleAppearance { ParticleAppearance(image: image, part: part, scale: scale) }

  func with(scale: CGFloat) -> ParticleAppearance { ParticleAppearance(image: image, part: part, scale: scale) }

  /// The size of a particle with scale 1, in points. The size is zero if there is no image.
  var size: CGSize {
    guard let image, scale > 0 else { return .zero }
    return CGSize(
      width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
  }

  /// Returns the image multiplied by a color, ignoring the color's opacity.
  func picture(in color: CGColor, isExact: Bool) -> CGImage? {
    guard let image else { return nil }
    guard !isExact else { return tints.picture(image, in: color) }
    let levels = UIKitTuning.particleColorLevels - 1
    func level(_ value: CGFloat) -> CGFloat { (value * levels).rounded() / levels }
    return tints.picture(
      image,
      in: CGColor(red: level(color.red), green: level(color.green), blue: level(color.blue), alpha: 1))
  }
}

/// Multiplies images by colors, and caches each result.
nonisolated struct PictureTints {
  private var made: [(color: UInt32, picture: CGImage)] = []
  private var source: CGImage?

  /// Returns the image multiplied by a color, ignoring the color's opacity.
  mutating func picture(_ image: CGImage, in color: CGColor) -> CGImage {
    let rgb = color.rgba | 255
    guard rgb != 0xFFFF_FFFF else { return image }
    if source !== image {
      source = image
      made = []
    }
    for entry in made where entry.color == rgb { return entry.picture }
    if made.count >= UIKitTuning.tintLimit { made = [] }
    let picture = Self.multiplied(image, by: CGColor(rgba: rgb))
    made.append((rgb, picture))
    return picture
  }

  private static func multiplied(_ image: CGImage, by color: CGColor) -> CGImage {
    if let own = image.color {
      return CGImage(.color(own.multiplied(by: color)), size: CGSize(width: image.width, height: image.height))
    }
    let size = CGSize(width: image.width, height: image.height)
    let context = CGContext(size: size, scale: 1)
    let box = CGRect(origin: .zero, size: size)
    context.saveGState()
    context.beginMask(image, box)
    context.drawUpright(image, in: box)
    context.setBlendMode(.multiply)
    context.setFillColor(color)
    context.fill(CGPath(rect: box), .winding)
    context.restoreGState()
    return CGImage(.drawn(context.recorded), size: size)
  }
}

nonisolated extension CGColor {
  /// Returns the componentwise product of two colors.
  func multiplied(by other: CGColor) -> CGColor {
    CGColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
