// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungRaster
import SprungStage

/// The pictures of a stage as textures: files that the program sent, drawings of graphics contexts, and assets.
final class PictureStore {
  /// The maximum width and height of a drawing in pixels, as on the web page.
  private static let largestSide: Float = 4096
  /// The maximum nesting depth of images. Without a limit, an image that contains itself would recurse forever.
  private static let deepest = 8

  /// The number of pixels per point of the screen.
  var scale: Float = 1
  /// The folder of the application's pictures, whose file names are their numbers; nil if there is none.
  private let assets: String?
  private let painter: CairoPainter?
  private var images: [UInt32: [UInt8]] = [:]
  private var drawings: [UInt32: StageDrawing] = [:]
  private var textures: [UInt32: OpaquePointer] = [:]

  /// Text in drawings is drawn in the same way as all other text.
  init(letters: Letters, assets: String? = nil) {
    self.assets = assets
    painter = try? CairoPainter { letters.draw($0, on: $1) }
  }

  deinit { for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) } }

  /// Updates one image from the stage's current images.
  func update(_ number: UInt32, in tree: StageTree) {
    images[number] = tree.images[number]
    drawings[number] = tree.drawings[number]
    if let old = textures.removeValue(forKey: number) { g_object_unref(UnsafeMutableRawPointer(old)) }
  }

  /// Returns the numbers of all images that contain the given image, including the image itself.
  func dependents(of number: UInt32) -> Set<UInt32> {
    var found: Set<UInt32> = [number]
    var count = 0
    while count < found.count {
      count = found.count
      for (other, drawing) in drawings where drawing.images.contains(where: found.contains) { found.insert(other) }
    }
    return found
  }

  /// Returns an image in a box, or nil if the image does not exist or cannot be decoded.
  func node(ofPicture number: UInt32, in box: graphene_rect_t) -> RenderNode? {
    guard box.size.width > 0, box.size.height > 0 else { return nil }
    if let drawing = drawings[number] { return node(of: drawing, in: box) }
    if number < StageProtocol.firstImageNumber { return asset(number, in: box) }
    return texture(number).map { RenderNode.texture($0, in: box) }
  }

  /// Draws an asset in a box. The file is `7.svg` or `7.png`. Vector images are rendered at the screen's resolution.
  private func asset(_ number: UInt32, in box: graphene_rect_t) -> RenderNode? {
    guard let assets else { return nil }
    func side(_ length: Float) -> Int32 { Int32(max(1, min(Self.largestSide, (length * scale).rounded()))) }
    let (width, height) = (side(box.size.width), side(box.size.height))
    for ending in ["svg", "png"] {
      guard let pixels = gdk_pixbuf_new_from_file_at_scale("\(assets)/\(number).\(ending)", width, height, 0, nil)
      else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      guard let texture = gdk_texture_new_for_pixbuf(pixels) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return .texture(texture, in: box)
    }
    return nil
  }

  /// Renders a drawing at the screen's resolution, stretched to fill a box.
  func node(of drawing: StageDrawing, in box: graphene_rect_t) -> RenderNode? {
    guard let painter, box.size.width > 0, box.size.height > 0 else { return nil }
    let scale = max(scale, drawing.scale)
    func side(_ length: Float) -> Int32 { Int32(max(1, min(Self.largestSide, (length * scale).rounded()))) }
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side(box.size.width), side(box.size.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard (try? painter.draw(drawing, pictures: pictures(of: drawing, depth: 0), on: surface)) != nil,
      let texture = Self.texture(of: surface)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return .texture(texture, in: box)
  }

  private func pictures(of drawing: StageDrawing, depth: Int) -> [RasterPicture] {
    guard depth < Self.deepest else { return [] }
    return drawing.images.map { number in
      if let inner = drawings[number] { return .drawing(inner, pictures(of: inner, depth: depth + 1)) }
      return images[number].map { .encoded($0) } ?? .missing
    }
  }

  /// Returns the texture of a file, which is decoded on first use.
  private func texture(_ number: UInt32) -> OpaquePointer? {
    if let known = textures[number] { return known }
    guard let file = images[number] else { return nil }
    let bytes = file.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_texture_new_from_bytes(bytes, nil)
    textures[number] = texture
    return texture
  }

  /// Copies the pixels of a surface to a texture, which the caller releases.
  private static func texture(of surface: OpaquePointer) -> OpaquePointer? {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(data, stride * gsize(height))
    defer { g_bytes_unref(bytes) }
    // Cairo's format: 32-bit BGRA with premultiplied alpha.
    return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
  }
}
