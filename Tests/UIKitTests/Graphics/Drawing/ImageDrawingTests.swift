// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests images in drawings: upright or flipped, tinted, cropped, rotated, and with caps.
@Suite("Images in drawings", .oneApplication)
@MainActor
struct ImageDrawingTests {
  init() { UIApplication.shared.reset() }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { $0.fill(.zero) }

  private func images(_ block: (CGContext) -> Void) -> [DrawnImage] {
    recorded(block).compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test("UIImage.draw is upright, and CGContext.draw flips the image")
  func upright() {
    let rect = CGRect(x: 2, y: 4, width: 10, height: 6)
    let upright = recorded { _ in image.draw(in: rect) }
    #expect(upright.count == 1)
    let flipped = recorded { context in if let picture = image.cgImage { context.draw(picture, in: rect) } }
    #expect(flipped.prefix(3) == [.save, .transform([1, 0, 0, 1, 0, 14]), .transform([1, 0, 0, -1, 0, 0])])
    let targets = images { _ in
      image.draw(at: CGPoint(x: 1, y: 1))
      image.withTintColor(.red).draw(in: rect)
      image.draw(in: rect, blendMode: .multiply, alpha: 0.5)
    }
    #expect(targets.map { $0.target.width } == [30, 10, 10] && targets.map { $0.tint } == [.clear, .red, .clear])
    #expect(targets.allSatisfy { $0.source == DrawnRect(x: 0, y: 0, width: 1, height: 1) })
  }

  @Test("An image of one color is a filled rectangle")
  func color() {
    let commands = recorded { context in
      UIImage(color: .red, size: CGSize(width: 3, height: 3)).draw(at: .zero)
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }
    #expect(commands == [.fill(.red, [], steps(0, 0, 3, 3)), .fill(.black, [], steps(5, 5, 1, 1))])
  }

  @Test(
    "A pattern fills the clip, as a rectangle if it has one color; translucent ones replace what is below"
  )
  func patterns() {
    let commands = recorded { context in
      image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 40, height: 10))
      UIImage(color: .red, size: CGSize(width: 2, height: 2)).drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3))
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.red.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let tile = DrawnRect(x: 0, y: 0, width: 30, height: 20)
    let half = PackedColor(rawValue: 0xFF00_0080)
    #expect(
      commands == [
        .save, .clip([], steps(0, 0, 40, 10)), .pattern(0, tile: tile, [], steps(0, 0, 40, 10)), .restore,
        .save, .clip([], steps(1, 1, 3, 3)), .fill(.red, [], steps(1, 1, 3, 3)), .restore,
        .fill(.black, [], steps(0, 0, 1, 1)),
        .save, .blend(.copy), .fill(half, [], steps(0, 0, 1, 1)), .restore,
      ])
  }

  @Test("A part of an image can be drawn")
  func cropping() throws {
    let picture = try #require(image.cgImage)
    let scale = CGFloat(picture.width) / 30
    let part = try #require(
      picture.cropping(to: CGRect(x: 10 * scale, y: 5 * scale, width: 15 * scale, height: 40 * scale)))
    #expect(part.width == Int(15 * scale) && part.height == Int(15 * scale))
    let cut = UIImage(cgImage: part, scale: scale, orientation: .up)
    #expect(cut.size == CGSize(width: 15, height: 15))
    #expect(picture.cropping(to: CGRect(x: 1000, y: 0, width: 5, height: 5)) == nil)
    let stage = DrawnStage()
    stage.show(UIImageView(image: cut))
    let sources = stage.pictures.values.flatMap { $0.commands ?? [] }.compactMap { command -> DrawnRect? in
      if case .image(let image) = command { image.source } else { nil }
    }
    #expect(sources.count == 1 && abs(sources[0].x - 1.0 / 3) < 1e-6 && sources[0].width == 0.5)
  }

  @Test(
    "Rotated images have the displayed size", arguments: [UIImage.Orientation.left, .right, .down, .upMirrored])
  func turned(_ orientation: UIImage.Orientation) throws {
    let picture = try #require(image.cgImage)
    let turned = UIImage(cgImage: picture, scale: CGFloat(picture.width) / 30, orientation: orientation)
    let isSideways = orientation == .left || orientation == .right
    #expect(turned.size == (isSideways ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
    #expect(turned.imageOrientation == orientation)
  }

  // MARK: Caps

  private func targets(_ image: UIImage, _ rect: CGRect) -> [[Float]] {
    images { _ in image.draw(in: rect) }.map { [$0.target.x, $0.target.y, $0.target.width, $0.target.height] }
  }

  @Test("Caps keep their size, and the center is stretched or repeated")
  func caps() {
    let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 5)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.capInsets == insets && stretched.resizingMode == .stretch && stretched.size == image.size)
    #expect(
      targets(stretched, CGRect(x: 0, y: 0, width: 60, height: 40)) == [
        [0, 0, 10, 4], [10, 0, 45, 4], [55, 0, 5, 4], [0, 4, 10, 30], [10, 4, 45, 30], [55, 4, 5, 30], [0, 34, 10, 6],
        [10, 34, 45, 6], [55, 34, 5, 6],
      ])
    // The center is 15 points wide, so it is tiled two and two thirds times in 40 points.
    let tiled = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5))
    #expect(tiled.resizingMode == .tile)
    let sources = images { _ in tiled.draw(in: CGRect(x: 0, y: 0, width: 55, height: 20)) }
    #expect(
      sources.map { $0.target.x } == [0, 10, 25, 40, 50] && sources.map { $0.target.width } == [10, 15, 15, 10, 5])
    #expect(sources.count == 5 && abs((sources.last { $0.target.width == 10 }?.source.width ?? 0) - 1.0 / 3) < 1e-6)
    #expect(image.capInsets == .zero)
  }

  @Test("In a small rectangle the caps shrink together")
  func smallCaps() {
    let image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10), resizingMode: .stretch)
    #expect(targets(image, CGRect(x: 0, y: 0, width: 15, height: 20)) == [[0, 0, 10, 20], [10, 0, 5, 20]])
  }

  @Test("An image view draws a resizable image with its caps at every size")
  func imageView() {
    let stage = DrawnStage()
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
    view.contentMode = .scaleToFill
    stage.show(view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.tick()
    func drawn() -> StageDrawing? { view.layer.sublayers?.first.flatMap { stage.layers[$0.stageID] } }
    #expect(drawn()?.width == 100 && drawn()?.height == 50)
    view.frame.size.width = 60
    stage.tick()
    #expect(drawn()?.width == 60)
    view.image = image
    stage.tick()
    #expect(drawn() == nil)
  }

  @Test("Non-finite caps are reported")
  func misuse() {
    var made: UIImage?
    let faults = Diagnostics.recording {
      made = image.resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    }
    #expect(faults.map { $0.kind } == ["imageCaps"] && made?.capInsets == .zero)
  }
}
