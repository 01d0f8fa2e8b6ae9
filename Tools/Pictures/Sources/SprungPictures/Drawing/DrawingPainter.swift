// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungRaster
import SprungStage

/// Draws what graphics contexts drew, once for each size: bitmaps are reused until the drawing or a picture in it changes.
final class DrawingPainter {
  /// The use of a bitmap.
  enum Purpose: Hashable {
    case layer(LayerID)
    case picture(UInt32)
  }

  private struct Drawn {
    let drawing: StageDrawing
    let bitmap: Bitmap
  }

  /// Pixels in each direction of a bitmap, as in the page.
  private static let largestSide = 4096.0
  /// Pictures in pictures at most: one that shows itself would have no end.
  private static let deepest = 8

  private let painter: CairoPainter?
  private var images: [UInt32: [UInt8]] = [:]
  private var drawings: [UInt32: StageDrawing] = [:]
  private var drawn: [Purpose: Drawn] = [:]
  /// Why something was not drawn.
  private(set) var complaints: [String] = []

  /// Letters are drawn as everywhere else.
  init(text: TextPainter) {
    do throws(RasterFailure) {
      painter = try CairoPainter { text.draw($0, on: $1) }
    } catch {
      painter = nil
      complaints = ["Drawings are not drawn: \(error)"]
    }
  }

  /// Takes the pictures that the stage has now, and the layers that it still has.
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

  /// A drawing on a number of pixels across and down; nil where there are none.
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
      complaints.append("A drawing is not drawn: \(error)")
    }
    drawn[purpose] = Drawn(drawing: drawing, bitmap: bitmap)
    return bitmap
  }

  /// A picture that the program drew, by its number; nil for any other.
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
