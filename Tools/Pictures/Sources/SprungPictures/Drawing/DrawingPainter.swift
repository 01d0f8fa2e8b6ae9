// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungRaster
import SprungStage

/// Renders the drawings that programs have made with graphics contexts. Bitmaps are cached by size until the drawing or
/// an image in it changes.
final class DrawingPainter {
  /// The layer or image for which a bitmap is rendered. It identifies the bitmap in the cache.
  enum Purpose: Hashable {
    case layer(LayerID)
    case picture(UInt32)
  }

  private struct Drawn {
    let drawing: StageDrawing
    let bitmap: Bitmap
  }

  /// The maximum width and height of a bitmap in pixels, which is the same on the web page.
  private static let largestSide = 4096.0
  /// The maximum nesting depth of images. Without a limit, an image that contains itself would recurse forever.
  private static let deepest = 8

  private let painter: CairoPainter?
  private var images: [UInt32: [UInt8]] = [:]
  private var drawings: [UInt32: StageDrawing] = [:]
  private var drawn: [Purpose: Drawn] = [:]
  /// The reasons why some drawings were not rendered.
  private(set) var complaints: [String] = []

  /// Creates a painter that draws text with `text`.
  init(text: TextPainter) {
    do throws(RasterFailure) {
      painter = try CairoPainter { text.draw($0, on: $1) }
    } catch {
      painter = nil
      complaints = ["Drawings are not drawn: \(error)"]
    }
  }

  /// Updates the images, and discards bitmaps of removed layers.
  func update(_ tree: StageTree) {
    let isSame = images == tree.images && drawings == tree.drawings
    (images, drawings) = (tree.images, tree.drawings)
    drawn = drawn.filter { purpose, entry in
      switch purpose {
      case .layer(let id): tree[id]?.drawing != nil && (isSame || entry.drawing.images.isEmpty)
      case .picture: isSame
      }
    }
  }

  /// Returns a drawing as a bitmap of the given size in pixels, or nil if the size is empty or the painter could not be
  /// created.
  func bitmap(of drawing: StageDrawing, for purpose: Purpose, _ pixels: (Double, Double)) -> Bitmap? {
    guard let painter, pixels.0 > 0, pixels.1 > 0 else { return nil }
    func side(_ length: Double) -> Int { max(1, Int(min(Self.largestSide, length.rounded()))) }
    let size = (side(pixels.0), side(pixels.1))
    if let known = drawn[purpose], known.drawing == drawing, (known.bitmap.width, known.bitmap.height) == size {
      return known.bitmap
    }
    let bitmap = Bitmap(width: size.0, height: size.1)
    do throws(RasterFailure) {
      try painter.draw(drawing, pictures: pictures(of: drawing, depth: 0), on: bitmap.surface)
    } catch {
      complaints.append("A drawing was not rendered: \(error)")
    }
    drawn[purpose] = Drawn(drawing: drawing, bitmap: bitmap)
    return bitmap
  }

  /// Returns an image that the program has drawn, or nil for other images.
  func bitmap(ofPicture number: UInt32, _ pixels: (Double, Double)) -> Bitmap? {
    drawings[number].flatMap { bitmap(of: $0, for: .picture(number), pixels) }
  }

  private func pictures(of drawing: StageDrawing, depth: Int) -> [RasterPicture] {
    guard depth < Self.deepest else { return [] }
    return drawing.images.map { number in
      if let inner = drawings[number] { return .drawing(inner, pictures(of: inner, depth: depth + 1)) }
      return images[number].map { .encoded($0) } ?? .missing
    }
  }
}
