// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungRaster

/// A pixel buffer on which Cairo draws. Pixels have four bytes, with alpha in the highest byte, and are premultiplied.
public final class Bitmap {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The Cairo surface.
  let surface: OpaquePointer

  /// Creates transparent pixels.
  public convenience init(width: Int, height: Int) {
    self.init(taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height))))
  }

  /// Takes ownership of a Cairo surface that has the bitmap's pixel format.
  private init(taking surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Decodes a PNG. Returns nil if the bytes are not a PNG.
  public convenience init?(png: [UInt8]) {
    var source = ByteSource(bytes: png)
    let read: cairo_read_func_t = { closure, target, count in
      guard let source = closure?.assumingMemoryBound(to: ByteSource.self), let target else {
        return CAIRO_STATUS_READ_ERROR
      }
      return source.pointee.read(into: target, count: Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
    }
    guard let read = cairo_image_surface_create_from_png_stream(read, &source) else { return nil }
    guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(read)
      return nil
    }
    // A file with gray or opaque pixels is decoded to a different Cairo format, so it is converted.
    self.init(
      width: Int(cairo_image_surface_get_width(read)), height: Int(cairo_image_surface_get_height(read)))
    draw { context in
      cairo_set_source_surface(context, read, 0, 0)
      cairo_paint(context)
    }
    cairo_surface_destroy(read)
  }

  /// Copies the pixels of a raster.
  convenience init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height)
    withPixels { pixels in for index in raster.pixels.indices { pixels[index] = raster.pixels[index] } }
  }

  /// Draws on the bitmap in pixel coordinates.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Draws another bitmap with its upper left corner at the given pixel.
  func copy(_ other: Bitmap, x: Int, y: Int) {
    draw { context in
      cairo_set_source_surface(context, other.surface, Double(x), Double(y))
      cairo_paint(context)
    }
  }

  /// Calls `body` with the pixels, row by row. Each row has `width` pixels.
  func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    // Rows of four-byte pixels have no padding.
    let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    return body(
      UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width * height))
  }

  /// All pixels, row by row, in the premultiplied format of the bitmap.
  public var pixels: [UInt32] { withPixels { Array($0) } }

  /// A pixel as (red, green, blue, alpha) from 0 to 255, not premultiplied.
  public subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "Bitmap has no pixel (\(x), \(y))")
    let pixel = withPixels { $0[y * width + x] }
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func component(_ shift: UInt32) -> Int { min(255, (Int(pixel >> shift & 255) * 255 + alpha / 2) / alpha) }
    return (component(16), component(8), component(0), alpha)
  }

  /// The bitmap encoded as PNG.
  public var png: [UInt8] {
    var target = ByteTarget()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      closure.assumingMemoryBound(to: ByteTarget.self).pointee.bytes.append(
        contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    _ = cairo_surface_write_to_png_stream(surface, write, &target)
    return target.bytes
  }
}

/// Bytes that are read sequentially.
private struct ByteSource {
  let bytes: [UInt8]
  var place = 0

  mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    for index in 0..<count { target[index] = bytes[place + index] }
    place += count
    return true
  }
}

/// Bytes that are written sequentially.
private struct ByteTarget {
  var bytes: [UInt8] = []
}
