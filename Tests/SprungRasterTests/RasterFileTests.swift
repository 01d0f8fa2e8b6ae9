// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

@testable import SprungRaster

@Suite("Rasters as files") struct RasterFileTests {
  /// This test also runs if the libraries are missing, and reports how to install them.
  @Test("The libraries are installed") func libraries() {
    #expect(throws: Never.self, "run Scripts/setup-raster, or apt-get install libcairo2 libturbojpeg0") {
      _ = try Cairo.load()
      _ = try TurboJPEG.load()
    }
  }

  @Test("A missing library or function is an error with a remedy") func missing() {
    let error = #expect(throws: RasterFailure.self) { try SharedLibrary("libcairo-none.so.2", package: "libcairo2") }
    let text = error.map { $0.description } ?? ""
    #expect(text.hasPrefix("libcairo-none.so.2 could not be loaded"))
    #expect(text.hasSuffix("Install it: apt-get install libcairo2"))
    #expect(throws: RasterFailure.self) {
      let library = try SharedLibrary("libcairo.so.2", package: "libcairo2")
      let _: @convention(c) () -> Void = try library.function("cairo_none")
    }
  }

  private func gradient() -> Raster {
    var raster = Raster(width: 40, height: 24)
    for y in 0..<24 {
      for x in 0..<40 {
        let (r, g, b) = (UInt32(x * 6), UInt32(y * 10), UInt32(128))
        raster[x, y] = 255 << 24 | r << 16 | g << 8 | b
      }
    }
    return raster
  }

  @Test("PNG preserves every pixel, including translucent ones") func png() throws {
    var raster = gradient()
    raster[3, 3] = 0
    raster[4, 3] = 0x8080_0000
    let bytes = try raster.png()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try Raster(png: bytes) == raster)
    #expect(try Raster(file: bytes) == raster)
  }

  @Test("JPEG approximates the image over black, and is smaller at lower quality") func jpeg() throws {
    var raster = gradient()
    for y in 0..<8 { for x in 0..<8 { raster[x, y] = 0 } }
    let best = try raster.jpeg(quality: 1)
    let read = try Raster(file: best)
    #expect((read.width, read.height) == (40, 24))
    #expect(read.isNear(3, 3, black, 12) && read.alpha(3, 3) == 255)
    #expect(read.isNear(30, 20, 180 << 24 | 200 << 16 | 128 << 8 | 255, 12))
    #expect(try raster.jpeg(quality: 0.1).count < best.count)
    #expect(try raster.jpeg(quality: .nan).count == raster.jpeg(quality: -3).count)
    #expect(try raster.jpeg(quality: 9) == best)
  }

  @Test("Damaged files are errors") func damaged() throws {
    let (png, jpeg) = (try gradient().png(), try gradient().jpeg(quality: 0.8))
    for bytes in [[], [1, 2, 3], Array(png.prefix(40)), Array(jpeg.prefix(30)), Array(jpeg.prefix(jpeg.count / 2))] {
      #expect(throws: RasterFailure.self) { try Raster(file: bytes) }
    }
    #expect(throws: RasterFailure.self) { try Raster(jpeg: png) }
    #expect(throws: RasterFailure.self) { try Raster(png: jpeg) }
  }

  @Test("Empty and excessive sizes are errors") func sizes() {
    let drawing = StageDrawing(width: 10, height: 10)
    for (width, height) in [(0, 5), (5, -1), (40_000, 5)] {
      #expect(throws: RasterFailure.invalidSize(width: width, height: height)) {
        try Raster.draw(drawing, pictures: [], width: width, height: height)
      }
    }
  }

  @Test("Invalid commands and drawings without a size draw nothing") func invalid() throws {
    for drawing in [
      StageDrawing(width: 10, height: 10, words: [40 | 1 << 8]), StageDrawing(width: 0, height: 10, words: []),
    ] {
      #expect(try Raster.draw(drawing, pictures: [], width: 4, height: 4) == Raster(width: 4, height: 4))
    }
  }
}
