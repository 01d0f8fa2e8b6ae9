// SPDX-License-Identifier: MIT

import SprungStage

#if hasFeature(Embedded)
  nonisolated extension CGImage {
    /// The pixels of a picture, which never reach Swift in the browser.
    struct Pixels {
      let png: [UInt8]
    }

    /// Nil, after a report.
    var pixels: Pixels? {
      Diagnostics.report(
        "pixelsInBrowser", "The pixels of an image are not available in a browser.")
      return nil
    }

    /// The bytes of a JPEG file if the picture was made of one; else nil, after a report.
    func jpeg(quality: CGFloat) -> [UInt8]? {
      if case .encoded(let bytes, let header) = content, header.format == .jpeg { return bytes }
      return pixels?.png
    }
  }
#else
  import SprungRaster

  nonisolated extension CGImage {
    /// The pixels of a picture as files.
    struct Pixels {
      let raster: Raster

      var png: [UInt8]? { CGImage.reported { () throws(RasterFailure) in try raster.png() } }
    }

    /// The pixels; nil for an asset, and after a report where they cannot be had.
    var pixels: Pixels? {
      switch content {
      case .asset: return nil
      case .encoded(let bytes, _):
        return CGImage.reported { () throws(RasterFailure) in Pixels(raster: try Raster(file: bytes)) }
      case .color(let color):
        let context = CGContext(size: CGSize(width: width, height: height), scale: 1)
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: context.size))
        return rastered(context.recorded)
      case .drawn(let drawing): return rastered(drawing)
      }
    }

    private func rastered(_ drawing: RecordedDrawing) -> Pixels? {
      let (stage, pictures) = CGImage.rasterized(drawing)
      return CGImage.reported { () throws(RasterFailure) in
        Pixels(raster: try Raster.draw(stage, pictures: pictures, width: width, height: height))
      }
    }

    /// The bytes of a JPEG file; nil for an asset, and after a report where they cannot be had.
    func jpeg(quality: CGFloat) -> [UInt8]? {
      guard let pixels else { return nil }
      return CGImage.reported { () throws(RasterFailure) in try pixels.raster.jpeg(quality: Double(quality)) }
    }

    /// A drawing with its pictures.
    private static func rasterized(_ drawing: RecordedDrawing) -> (StageDrawing, [RasterPicture]) {
      let pictures = drawing.images.map { image -> RasterPicture in
        switch image.content {
        case .asset: return .missing
        case .color(let color): return .color(PackedColor(rawValue: color.rgba))
        case .encoded(let bytes, _): return .encoded(bytes)
        case .drawn(let inner):
          let (stage, pictures) = rasterized(inner)
          return .drawing(stage, pictures)
        }
      }
      return (drawing.staged { _ in 0 }, pictures)
    }

    private static func reported<Result>(_ body: () throws(RasterFailure) -> Result) -> Result? {
      do {
        return try body()
      } catch {
        // A damaged file, or one of another format, has no pixels; Apple's has none either.
        if case .undecodable = error { return nil }
        Diagnostics.report("pixelsUnavailable", "The pixels of an image are not available: \(error)")
        return nil
      }
    }
  }
#endif
