// SPDX-License-Identifier: MIT

import SprungGeometry

/// A Cairo surface in memory, with a context for drawing.
final class Canvas {
  /// The maximum width and height of Cairo surfaces in pixels.
  static let largestSide = 32_767

  let cairo: Cairo
  let surface: OpaquePointer
  let context: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a transparent canvas.
  convenience init(_ cairo: Cairo, width: Int, height: Int) throws(RasterFailure) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let surface = cairo.imageSurfaceCreate(0, Int32(width), Int32(height))
    else { throw .invalidSize(width: width, height: height) }
    try self.init(cairo, taking: surface, owned: true)
  }

  /// Creates a canvas from an image surface in the format ARGB32.
  init(_ cairo: Cairo, taking surface: OpaquePointer, owned: Bool) throws(RasterFailure) {
    let (width, height) = (Int(cairo.imageSurfaceGetWidth(surface)), Int(cairo.imageSurfaceGetHeight(surface)))
    guard cairo.surfaceStatus(surface) == 0, width > 0, height > 0, let context = cairo.create(surface) else {
      if owned { cairo.surfaceDestroy(surface) }
      throw .invalidSize(width: width, height: height)
    }
    self.cairo = cairo
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    isOwner = owned
  }

  private let isOwner: Bool

  deinit {
    cairo.destroy(context)
    if isOwner { cairo.surfaceDestroy(surface) }
  }

  /// Creates a canvas with a copy of a raster's pixels.
  convenience init(_ cairo: Cairo, _ raster: Raster) throws(RasterFailure) {
    try self.init(cairo, width: raster.width, height: raster.height)
    withRows { row, y in
      for x in 0..<raster.width { row[x] = raster.pixels[y * raster.width + x] }
    }
  }

  /// Creates a canvas by decoding a PNG file.
  convenience init(_ cairo: Cairo, png bytes: [UInt8]) throws(RasterFailure) {
    var source = (bytes: bytes, place: 0)
    let read: Cairo.ReadFunction = { closure, target, count in
      // Cairo's status codes: 0 is success, 10 is a read error.
      guard let source = closure?.assumingMemoryBound(to: (bytes: [UInt8], place: Int).self), let target else {
        return 10
      }
      let place = source.pointee.place
      guard place + Int(count) <= source.pointee.bytes.count else { return 10 }
      for index in 0..<Int(count) { target[index] = source.pointee.bytes[place + index] }
      source.pointee.place += Int(count)
      return 0
    }
    let found = withUnsafeMutablePointer(to: &source) { cairo.imageSurfaceCreateFromPNGStream(read, $0) }
    guard let found, cairo.surfaceStatus(found) == 0 else {
      cairo.surfaceDestroy(found)
      throw .undecodable(byteCount: bytes.count, reason: "the PNG is damaged")
    }
    defer { cairo.surfaceDestroy(found) }
    // Convert gray or opaque files, for which Cairo uses other pixel formats.
    try self.init(
      cairo, width: Int(cairo.imageSurfaceGetWidth(found)), height: Int(cairo.imageSurfaceGetHeight(found)))
    cairo.setSourceSurface(context, found, 0, 0)
    cairo.paint(context)
  }

  /// Returns a copy of the pixels.
  func raster() -> Raster {
    var raster = Raster(width: width, height: height)
    withRows { row, y in
      for x in 0..<width { raster.pixels[y * width + x] = row[x] }
    }
    return raster
  }

  /// Encodes the pixels as a PNG file.
  func png() throws(RasterFailure) -> [UInt8] {
    var target: [UInt8] = []
    let write: Cairo.WriteFunction = { closure, bytes, count in
      closure?.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return 0
    }
    let status = withUnsafeMutablePointer(to: &target) { cairo.surfaceWriteToPNGStream(surface, write, $0) }
    guard status == 0 else { throw .unencodable(reason: "Cairo's status is \(status)") }
    return target
  }

  /// Calls `body` for each row of pixels, which `body` may modify.
  func withRows(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    cairo.surfaceFlush(surface)
    guard let data = cairo.imageSurfaceGetData(surface) else { return }
    let stride = Int(cairo.imageSurfaceGetStride(surface))
    for y in 0..<height {
      (data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { body($0, y) }
    }
    cairo.surfaceMarkDirty(surface)
  }

  /// The matrix of the context: a, b, c, d, tx, ty.
  var matrix: [Double] {
    get {
      var numbers = [Double](repeating: 0, count: 6)
      cairo.getMatrix(context, &numbers)
      return numbers
    }
    set { cairo.setMatrix(context, newValue) }
  }
}

/// The raw values of Cairo's operators.
enum CairoOperator {
  static let (over, destinationOver, destinationIn, destinationOut, add): (Int32, Int32, Int32, Int32, Int32) = (
    2, 7, 8, 9, 12
  )
}
