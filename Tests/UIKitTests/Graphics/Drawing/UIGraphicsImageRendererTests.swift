// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests images drawn by image renderers.
@Suite("Image renderers", .oneApplication)
@MainActor
struct UIGraphicsImageRendererTests {
  init() { UIApplication.shared.reset() }

  @Test("The scale is that of the screen or the format", arguments: [1, 1.5, 2, 3])
  func scales(_ scale: CGFloat) {
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: scale)
    let size = CGSize(width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(image.size == size && image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale))
    let format = UIGraphicsImageRendererFormat()
    #expect(format.scale == scale && !format.opaque && format.preferredRange == .automatic)
    format.scale = 3
    let sharp = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(sharp.size == size && sharp.scale == 3 && sharp.cgImage?.width == 30)
    #expect(UIGraphicsImageRendererFormat.default().scale == scale)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 4)).scale == 4)
  }

  @Test("Bounds can have another origin")
  func bounds() {
    let stage = DrawnStage()
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: -5, y: 10, width: 20, height: 20))
    let image = renderer.image { context in
      #expect(context.format.bounds == CGRect(x: -5, y: 10, width: 20, height: 20))
      context.fill(CGRect(x: -5, y: 10, width: 4, height: 4))
    }
    stage.show(UIImageView(image: image))
    #expect(
      stage.pictures.values.first?.commands == [
        .transform([1, 0, 0, 1, 5, -10]), .fill(.black, [], steps(-5, 10, 4, 4)),
      ])
  }

  @Test("Each image starts empty with default settings, and an intermediate image does not change")
  func startsClean() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    var moment: UIImage?
    _ = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      moment = context.currentImage
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let stage = DrawnStage()
    stage.show(UIImageView(image: moment))
    stage.show(UIImageView(image: renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }))
    let commands = stage.pictures.sorted { $0.key < $1.key }.map { $0.value.commands }
    #expect(commands == [[.fill(.red, [], steps(0, 0, 2, 2))], [.fill(.black, [], steps(0, 0, 1, 1))]])
  }

  @Test("The functions before renderers support nesting, opaque images, and the scale 1 or that of the screen")
  func functions() {
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: 3)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 0)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    inner?.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.scale == 1 && inner?.size == CGSize(width: 4, height: 4))
    #expect(image?.scale == 3 && image?.size == CGSize(width: 8, height: 8))
    let stage = DrawnStage()
    stage.show(UIImageView(image: image))
    #expect(stage.pictures.count == 2)
    #expect(stage.pictures.values.first { $0.width == 8 }?.isOpaque == true)
    if let context = outer {
      UIGraphicsPushContext(context)
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsPopContext()
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "An image without area is rejected",
    arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)])
  func rejected(_ size: CGSize) {
    var image: UIImage?
    let faults = Diagnostics.recording { image = UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) } }
    #expect(faults.map { $0.kind } == ["imageSize"] && image?.size == .zero)
    let others = Diagnostics.recording {
      UIGraphicsBeginImageContext(size)
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(others.map { $0.kind } == ["imageSize"] && image == nil)
  }

  @Test("Other threads have their own contexts")
  nonisolated func threads() async {
    var sizes: [CGFloat] = []
    await withTaskGroup(of: CGFloat.self) { group in
      for side in 1...8 {
        group.addTask {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          let size = CGSize(width: side, height: side)
          let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for _ in 0..<100 {
              UIColor.red.setFill()
              UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            }
          }
          return UIGraphicsGetCurrentContext() == nil ? image.size.width : -1
        }
      }
      for await size in group { sizes.append(size) }
    }
    #expect(sizes.sorted() == (1...8).map { CGFloat($0) })
  }

  @Test("The default format equals the preferred one")
  func defaultFormat() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == UIGraphicsImageRendererFormat.preferred().scale && !format.opaque)
  }
}
