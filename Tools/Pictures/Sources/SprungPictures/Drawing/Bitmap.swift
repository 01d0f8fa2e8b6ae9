// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungRaster

/// Pixels in memory that Cairo draws on: premultiplied, four bytes each, opacity in the highest.
public final class Bitmap {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Cairo's own name for it.
  let surface: OpaquePointer

  /// Transparent pixels.
  public convenience init(width: Int, height: Int) {
    self.init(taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height))))
  }

  /// Takes over a surface of the format above.
  private init(taking surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Reads a PNG; nil if the bytes are none.
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
    // A file may hold gray or opaque pixels, which Cairo keeps in other formats.
    self.init(
      width: Int(cairo_image_surface_get_width(read)), height: Int(cairo_image_surface_get_height(read)))
    draw { context in
      cairo_set_source_surface(context, read, 0, 0)
      cairo_paint(context)
    }
    cairo_surface_destroy(read)
  }

  /// Copies pixels.
  convenience init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height)
    withPixels { pixels in for index in raster.pixels.indices { pixels[index] = raster.pixels[index] } }
  }

  /// Draws on it; coordinates are pixels.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Draws another one on it, its upper left corner at a pixel.
  func copy(_ other: Bitmap, x: Int, y: Int) {
    draw { context in
      cairo_set_source_surface(context, other.surface, Double(x), Double(y))
      cairo_paint(context)
    }
  }

  /// Reads and changes the pixels, row by row; a row is `width` pixels long.
  func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    // Rows of four-byte pixels have no gaps between them.
    let start = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
    return body(
      UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width * height))
  }

  /// All pixels, as above.
  public var pixels: [UInt32] { withPixels { Array($0) } }

  /// One pixel as (red, green, blue, opacity), 0...255 and not premultiplied.
  public subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "Bitmap has no pixel (\(x), \(y))")
    let pixel = withPixels { $0[y * width + x] }
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func component(_ shift: UInt32) -> Int { min(255, (Int(pixel >> shift & 255) * 255 + alpha / 2) / alpha) }
    return (component(16), component(8), component(0), alpha)
  }

  /// The file as PNG.
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

/// Bytes that are read from their beginning on.
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

/// Bytes that are written one after another.
private struct ByteTarget {
  var bytes: [UInt8] = []
}
