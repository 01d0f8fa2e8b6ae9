// SPDX-License-Identifier: MIT

import SprungStage

#if hasFeature(Embedded)
  nonisolated extension CGImage {
    /// The pixels of an image. In the browser, pixels are never available.
    struct Pixels {
      let png: [UInt8]
    }

    /// Always nil. Access is reported as a fault.
    var pixels: Pixels? {
      Diagnostics.report(
        "pixelsInBrowser", "The pixels of an image are not available in a browser.")
      return nil
    }

    /// Returns the bytes of a JPEG file if the image was created from a JPEG file. Otherwise, reports a fault and
    /// returns nil.
    func jpeg(quality: CGFloat) -> [UInt8]? {
      if case .encoded(let bytes, let header) = content, header.format == .jpeg { return bytes }
      return pixels?.png
    }
  }
#else
  import SprungRaster

  nonisolated extension CGImage {
    /// The pixels of an image, which are used to create files.
    struct Pixels {
      let raster: Raster

      var png: [UInt8]? { CGImage.reported { () throws(RasterFailure) in try raster.png() } }
    }

    /// The pixels, or nil for assets. If the pixels are not available, a fault is reported and the result is nil.
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

    /// Returns JPEG data, or nil for assets. If pixels are not available, reports a fault and returns nil.
    func jpeg(quality: CGFloat) -> [UInt8]? {
      guard let pixels else { return nil }
      return CGImage.reported { () throws(RasterFailure) in try pixels.raster.jpeg(quality: Double(quality)) }
    }

    /// Returns a drawing and its images in the format that the rasterizer requires.
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
        // A file that is damaged or has another format has no pixels, as on Apple's platforms.
        if case .undecodable = error { return nil }
        Diagnostics.report("pixelsUnavailable", "The pixels of an image are not available: \(error)")
        return nil
      }
    }
  }
#endif
