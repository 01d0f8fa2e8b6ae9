// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the names, sizes and paths of symbols.
@Suite("Symbols", .oneApplication)
@MainActor
struct SymbolTests {
  init() { UIApplication.shared.reset() }

  /// All names in the table, and names that are derived from others.
  static let names =
    usedSymbols
    + String(decoding: SymbolTable.bytes, as: UTF8.self).split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    } + [
      "star.slash.fill", "heart.circle.fill", "trash.square", "play.rectangle.fill", "folder.fill.badge.plus",
      "bubble.right", "bell.badge", "mic.slash.circle.fill", "cart.fill",
    ]

  private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  private func commands(_ image: UIImage) throws -> [DrawingCommand] {
    guard case .drawn(let drawing)? = image.cgImage?.content else { throw Missing() }
    return try #require(drawing.staged { _ in 0 }.commands)
  }

  private struct Missing: Error {}

  @Test("The 150 most used names have drawings") func mostUsed() {
    #expect(usedSymbols.count == 150 && Set(usedSymbols).count == 150)
    let faults = Diagnostics.recording {
      for name in usedSymbols {
        let image = UIImage(systemName: name)
        #expect(image?.isSymbolImage == true, "\(name)")
        #expect(image?.renderingMode == .automatic && image?.takesTint == true)
      }
    }
    #expect(faults.map(\.message) == [])
  }

  @Test("Symbols for 17-point text have the recorded sizes", arguments: [1, 1.5, 2, 3])
  func recordedSizes(_ scale: CGFloat) throws {
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: scale)
    let star = try image("star.fill")
    #expect(star.size == CGSize(width: 22, height: 20) && star.scale == scale)
    let glass = try image("magnifyingglass", .init(pointSize: 17, weight: .regular, scale: .medium))
    if scale == 3 { #expect(glass.size == CGSize(width: 62.0 / 3, height: 58.0 / 3)) }
    for name in Self.names {
      let size = try image(name).size
      let (width, height) = (size.width * scale, size.height * scale)
      #expect(abs(width - width.rounded()) < 1e-6 && abs(height - height.rounded()) < 1e-6, "\(name) \(size)")
    }
  }

  @Test("Paths and their lines are inside the frame", arguments: [UIImage.SymbolWeight.ultraLight, .regular, .black])
  func paths(_ weight: UIImage.SymbolWeight) throws {
    for name in Self.names {
      let image = try image(name, .init(pointSize: 20, weight: weight))
      let frame = CGRect(origin: .zero, size: image.size).insetBy(dx: -0.01, dy: -0.01)
      var isClearing = false
      for command in try commands(image) {
        switch command {
        case .blend(let mode): isClearing = mode == .clear
        case .restore: isClearing = false
        case .fill(_, _, let steps) where !isClearing:
          #expect(frame.contains(bounds(steps)), "\(name) \(bounds(steps)) \(frame)")
        case .stroke(let line, let steps) where !isClearing:
          let box = bounds(steps).insetBy(dx: -CGFloat(line.width) / 2, dy: -CGFloat(line.width) / 2)
          #expect(frame.contains(box), "\(name) \(box) \(frame)")
        default: break
        }
      }
    }
  }

  /// Returns the bounding box of a path. Curves are sampled, because their control points can be outside the curve.
  private func bounds(_ steps: [FramePathStep]) -> CGRect {
    var (left, top, right, bottom) = (Float.infinity, Float.infinity, -Float.infinity, -Float.infinity)
    var pen: (x: Float, y: Float) = (0, 0)
    func add(_ x: Float, _ y: Float) {
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
    for step in steps where !step.numbers.isEmpty {
      let n = step.numbers
      let end = (x: n[n.count - 2], y: n[n.count - 1])
      if n.count == 6 {
        for part in 1..<16 {
          let t = Float(part) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(a * pen.x + b * n[0] + c * n[2] + d * end.x, a * pen.y + b * n[1] + c * n[3] + d * end.y)
        }
      }
      add(end.x, end.y)
      pen = end
    }
    return CGRect(x: CGFloat(left), y: CGFloat(top), width: CGFloat(right - left), height: CGFloat(bottom - top))
  }

  @Test("Lines become wider with the weight, and symbols do not become smaller") func weights() throws {
    for name in ["plus", "trash", "star", "checkmark.circle", "eye.slash", "folder.badge.plus"] {
      var (last, size) = (Float(0), CGSize.zero)
      for number in 1...9 {
        let weight = try #require(UIImage.SymbolWeight(rawValue: number))
        let image = try image(name, .init(pointSize: 30, weight: weight))
        let widths = try commands(image).compactMap { if case .stroke(let line, _) = $0 { line.width } else { nil } }
        let width = try #require(widths.first)
        #expect(width > last && image.size.width >= size.width && image.size.height >= size.height)
        (last, size) = (width, image.size)
      }
    }
  }

  @Test("A large symbol is about 30 percent larger than a medium one") func scales() throws {
    for name in ["star.fill", "magnifyingglass", "person.3", "chevron.right", "gearshape"] {
      let sizes = try [UIImage.SymbolScale.small, .medium, .large].map {
        try image(name, .init(pointSize: 100, weight: .regular, scale: $0)).size
      }
      #expect((1.24...1.35).contains(sizes[2].width / sizes[1].width))
      #expect((0.74...0.83).contains(sizes[0].width / sizes[1].width))
      let medium = try image(name, .init(pointSize: 100, weight: .regular, scale: .default))
      #expect(medium.size == sizes[1])
    }
  }

  @Test("Fill, slash, ring and badge variants draw these parts") func derived() throws {
    func count(_ name: String, _ matches: (DrawingCommand) -> Bool) throws -> Int {
      try commands(image(name)).filter(matches).count
    }
    let isFill: (DrawingCommand) -> Bool = { if case .fill = $0 { true } else { false } }
    let isClear: (DrawingCommand) -> Bool = { if case .blend(.clear) = $0 { true } else { false } }
    #expect(try count("star", isFill) == 0 && count("star.fill", isFill) == 1)
    #expect(try count("bell", isClear) == 0 && count("bell.slash", isClear) == 1)
    #expect(try count("plus.circle", isClear) == 0 && count("plus.circle.fill", isClear) == 2)
    #expect(try count("folder.badge.plus", isClear) == 3)
    #expect(try image("plus.circle").size == image("circle").size)
    for name in Self.names where name.hasSuffix(".fill") {
      #expect(try count(name, isFill) > count(String(name.dropLast(5)), isFill), "\(name)")
    }
  }

  @Test("Names with forward and backward follow the reading direction") func directions() throws {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let isMirror: (DrawingCommand) -> Bool = { if case .transform(let m) = $0 { m[0] < 0 } else { false } }
    for (name, mirrors) in [("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false)] {
      let left = try image(name)
      let right = try #require(UIImage(systemName: name, compatibleWith: traits))
      #expect(try !commands(left).contains(where: isMirror))
      #expect(try commands(right).contains(where: isMirror) == mirrors)
    }
    let view = UIImageView(image: try image("chevron.forward"))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let shown = try #require(view.layer.sublayers?.first?.image)
    guard case .drawn(let drawing) = shown.content else { throw Missing() }
    #expect(try #require(drawing.staged { _ in 0 }.commands).contains(where: isMirror))
  }

  @Test("A registered image replaces the drawing of its name") func registered() throws {
    UIImage.register(named: "trash.of.a.test", number: 903, size: CGSize(width: 30, height: 31))
    let image = try image("trash.of.a.test", .init(pointSize: 40))
    #expect(image.size == CGSize(width: 30, height: 31) && !image.isSymbolImage && image.symbolConfiguration == nil)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 9)) === image)
    #expect(image.applyingSymbolConfiguration(.init(pointSize: 9)) == nil)
  }

  @Test("Invalid symbol names return nil without a message")
  func invalid() {
    let faults = Diagnostics.recording {
      for name in ["", ".", "star.", ".star", "Star", "star fill", "star_fill", "étoile", "star/fill"] {
        #expect(UIImage(systemName: name) == nil, "\(name)")
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("The same symbol in the same style shares its image") func sharing() throws {
    let first = try image("trash")
    #expect(try image("trash").cgImage === first.cgImage)
    #expect(try image("trash", .init(pointSize: 18)).cgImage !== first.cgImage)
    for points in 20..<80 { _ = try image("trash", .init(pointSize: CGFloat(points))) }
    #expect(try image("trash").cgImage !== first.cgImage)
  }

  @Test("Pixels: a symbol in a ring is cut out or drawn, in the tint color") func pixels() throws {
    func color(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
      let image = try image(name, .init(pointSize: 75)).withTintColor(.red)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let picture = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
      let data = try #require(picture.cgImage?.dataProvider?.data)
      let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
      let column = Int(image.size.width / 2 + x)
      let place = try (Int(image.size.height / 2 + y) * #require(picture.cgImage?.width) + column) * 4
      return UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
        | UInt32(bytes[place + 3])
    }
    let red: UInt32 = 0xFF00_00FF
    // The points are at the center of the plus, beside the plus, on the ring, and outside the ring.
    #expect(try color("plus.circle", 0, 0) == red && color("plus.circle", 12, 12) == 0)
    #expect(try color("plus.circle", 37, 0) == red && color("plus.circle", 37, 37) == 0)
    #expect(try color("plus.circle.fill", 0, 0) == 0 && color("plus.circle.fill", 12, 12) == red)
    #expect(try color("bell.slash", 0, 0) == red && color("bell.slash", 5, -6) == 0)
    #expect(try color("ellipsis", 0, 0) == red && color("ellipsis", 15, 0) == 0)
  }
}
