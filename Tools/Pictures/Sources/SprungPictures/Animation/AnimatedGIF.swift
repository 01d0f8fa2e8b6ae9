// SPDX-License-Identifier: MIT

import CGif

/// Encodes animations as looping GIFs.
///
/// Images share a palette if it represents their colors well. Images for which color errors would be noticeable have
/// their own palettes.
public struct AnimatedGIF {
  /// The content of the file.
  public let bytes: [UInt8]
  /// The mean squared distance between pixels and palette colors above which an image gets its own palette. The value
  /// 36 corresponds to 6 of 255 steps in one component. Larger values cause visible banding; smaller values cause
  /// larger files.
  private static let tolerance = 36.0

  /// Encodes an animation, which must have at least one image.
  public init(_ animation: Animation) throws(PictureFailure) {
    guard !animation.changes.isEmpty else { throw PictureFailure("an animation without pictures cannot be written") }
    var counts: [UInt32: Int] = [:]
    for change in animation.changes {
      for case let pixel? in change.pixels { counts[pixel, default: 0] += 1 }
    }
    let writer = try GIFWriter(width: animation.width, height: animation.height, palette: Palette(counts: counts))
    for (change, delay) in zip(animation.changes, animation.delays) {
      try writer.write(change, delay: delay, tolerance: Self.tolerance)
    }
    bytes = try writer.finish()
  }
}

/// Writes a GIF to memory with giflib.
private final class GIFWriter {
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// The color index of unchanged pixels.
  private static let transparent: UInt8 = 255
  private let output = Output()
  private var file: UnsafeMutablePointer<GifFileType>
  private var common: Palette

  init(width: Int, height: Int, palette: Palette) throws(PictureFailure) {
    guard width <= 65_535, height <= 65_535 else {
      throw PictureFailure(
        "a GIF can have at most 65535 x 65535 pixels, but this GIF would have \(width) x \(height)")
    }
    common = palette
    var error: Int32 = 0
    let write: OutputFunc = { file, data, count in
      guard let file, let data, let target = file.pointee.UserData else { return 0 }
      Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().bytes.append(
        contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return count
    }
    guard let file = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), write, &error) else {
      throw PictureFailure("giflib cannot write a GIF: error \(error)")
    }
    self.file = file
    EGifSetGifVersion(file, true)
    try Self.with(map: palette) { EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, $0) }
    // This extension, which all browsers support, repeats the animation forever.
    let name = Array("NETSCAPE2.0".utf8)
    try Self.check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try Self.check(EGifPutExtensionBlock(file, Int32(name.count), name))
    try Self.check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
    try Self.check(EGifPutExtensionTrailer(file))
  }

  func write(_ change: Animation.Change, delay: Int, tolerance: Double) throws(PictureFailure) {
    var counts: [UInt32: Int] = [:]
    for case let pixel? in change.pixels { counts[pixel, default: 0] += 1 }
    var sum = 0
    var count = 0
    for (color, times) in counts {
      sum += Palette.distance(color, common.colors[Int(common.index(of: color))]) * times
      count += times
    }
    let fits = Double(sum) <= tolerance * Double(count)
    var palette = fits ? common : Palette(counts: counts)
    let indices = change.pixels.map { $0.map { palette.index(of: $0) } ?? Self.transparent }
    if fits { common = palette }
    // The flags keep the pixels until the next image. They are followed by the delay in two bytes and the index of the
    // transparent color.
    let shown = min(delay, 65_535)
    let control: [UInt8] = [1 << 2 | 1, UInt8(shown & 255), UInt8(shown >> 8), Self.transparent]
    try Self.check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), control))
    let (left, top) = (Int32(change.left), Int32(change.top))
    let (width, height) = (Int32(change.width), Int32(change.height))
    if fits {
      try Self.check(EGifPutImageDesc(file, left, top, width, height, false, nil))
    } else {
      try Self.with(map: palette) { EGifPutImageDesc(file, left, top, width, height, false, $0) }
    }
    var rows = indices
    for row in 0..<change.height {
      let status = rows.withUnsafeMutableBufferPointer { buffer in
        EGifPutLine(file, buffer.baseAddress! + row * change.width, width)
      }
      try Self.check(status)
    }
  }

  /// Finishes the file and returns its content.
  func finish() throws(PictureFailure) -> [UInt8] {
    var error: Int32 = 0
    guard EGifCloseFile(file, &error) == GIF_OK else {
      throw PictureFailure("giflib cannot finish a GIF: error \(error)")
    }
    return output.bytes
  }

  private static func check(_ status: Int32) throws(PictureFailure) {
    guard status == GIF_OK else { throw PictureFailure("giflib cannot write part of a GIF") }
  }

  /// Calls a giflib function with a palette in giflib's format, which always has 256 colors.
  private static func with(
    map palette: Palette, _ body: (UnsafeMutablePointer<ColorMapObject>) -> Int32
  ) throws(PictureFailure) {
    var colors = palette.colors.map {
      GifColorType(Red: UInt8($0 >> 16 & 255), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
    }
    while colors.count < 256 { colors.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
    guard let map = GifMakeMapObject(256, colors) else { throw PictureFailure("giflib cannot allocate the colors") }
    let status = body(map)
    GifFreeMapObject(map)
    try check(status)
  }
}
