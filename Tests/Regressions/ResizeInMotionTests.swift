// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// When the screen rotated, the carousel was almost empty for half a second and its tiles fell through the floor. The
/// pictures of the Newtonian layout still hung from the old center, and a column of the photo grid stayed empty.
/// Springs and anchors kept positions for the old size. Each item now keeps its displacement from its rest position.
@Suite(.oneApplication) @MainActor struct ResizeInMotionTests {
  private func resize(_ host: HeadlessHost, _ width: Double, _ height: Double) {
    host.send(InputEvent(.resize, x: Float(width), y: Float(height), a: 2, milliseconds: host.milliseconds))
    host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
  }

  @Test("the carousel's tiles stay on their floor", arguments: [false, true])
  func carousel(isMoving: Bool) throws {
    let demo = try #require(Gallery.demo(named: "springy-carousel"))
    let controller = try #require(demo.makeController() as? CarouselViewController)
    let host = HeadlessHost(size: demo.size, scale: 2) { controller }
    let finger = TestFinger(on: host)
    #expect(finger.settle(within: 10))
    if isMoving { finger.flick(from: CGPoint(x: 280, y: 445), to: CGPoint(x: 80, y: 445), over: 0.1) }
    for size in [(480.0, 320.0), (320.0, 480.0), (700.0, 400.0)] {
      let lowest = { controller.collectionView.bounds.maxY + 1 }
      resize(host, size.0, size.1)
      for frame in 0..<40 {
        let cells = controller.collectionView.visibleCells
        let needed = isMoving ? 1 : Int(size.0 / 100)
        #expect(cells.count >= needed, "\(cells.count) tiles in frame \(frame) at \(size)")
        #expect(cells.allSatisfy { $0.frame.maxY <= lowest() && $0.frame.minY > 0 }, "frame \(frame) at \(size)")
        host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
      }
    }
    #expect(finger.settle(within: 10))
  }

  @Test("the Newtonian pictures hang from the new center without swinging", arguments: [(568.0, 320.0), (700, 568)])
  func newtonian(width: Double, height: Double) throws {
    let demo = try #require(Gallery.demo(named: "newtonian"))
    // Removes the demo's initial pictures: a single picture hangs exactly in the center.
    let controller = NewtonianViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let host = HeadlessHost(size: demo.size, scale: 2) { navigation }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    controller.addPicture()
    #expect(finger.settle(within: 30))
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(abs(cell.center.x - 160) < 1)
    resize(host, width, height)
    for _ in 0..<20 {
      #expect(abs(Double(cell.center.x) - width / 2) < 2)
      host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
    }
    #expect(finger.settle(within: 30))
    #expect(controller.newtonian.attachments.allSatisfy { Double($0.anchorPoint.x) == width / 2 })
    #expect(abs(Double(cell.center.x) - width / 2) < 1 && cell.frame.maxY <= CGFloat(height), "\(cell.frame)")
  }

  /// Expects that every line except the last contains as many photos as fit.
  private func expectFullLines(_ view: UICollectionView, width: Double, _ title: String) {
    let columns = Int((width + 10) / 110)
    var lines: [Double: Int] = [:]
    for cell in view.visibleCells { lines[Double(cell.frame.minY), default: 0] += 1 }
    let last = view.visibleCells.contains { view.indexPath(for: $0)?.item == 21 } ? lines.keys.max() : nil
    for (y, count) in lines where y != last { #expect(count == columns, "line at \(y) \(title)") }
    #expect(!lines.isEmpty && view.validate() == [])
  }

  @Test("the photos fill every column of the new width in the next frame", arguments: [0, 1, 2])
  func photos(motion: Int) throws {
    let demo = try #require(Gallery.demo(named: "dynamic-photos"))
    let navigation = try #require(demo.makeController() as? UINavigationController)
    let controller = try #require(navigation.viewControllers[0] as? PhotosCollectionViewController)
    let view = try #require(controller.collectionView)
    let host = HeadlessHost(size: demo.size, scale: 2) { navigation }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    for size in [(667.0, 375.0), (375.0, 667.0), (603.5, 500.0), (430.0, 667.0), (320.0, 480.0), (331.0, 480.0)] {
      switch motion {
      case 1: finger.flick(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100), over: 0.05)
      case 2: view.setContentOffset(CGPoint(x: 0, y: view.offsetRange.y.upperBound), animated: false)
      default: break
      }
      resize(host, size.0, size.1)
      for frame in 0..<4 {
        expectFullLines(view, width: size.0, "in frame \(frame) at \(size)")
        host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
      }
    }
  }

  @Test("in an animation block cells follow the new size, and the layout is notified")
  func animated() throws {
    final class Listening: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        log.append("prepare \(Int(oldBounds.width))")
        super.prepare(forAnimatedBoundsChange: oldBounds)
      }
      override func finalizeAnimatedBoundsChange() { log.append("finalize \(UIView.inheritedAnimationDuration)") }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
    }
    let layout = Listening()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let screen = SpringyScreen(count: 30, layout, size: CGSize(width: 300, height: 400))
    screen.frame()
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame.origin == CGPoint(x: 0, y: 100))
    UIView.animate(withDuration: 0.2) { screen.view.frame.size = CGSize(width: 400, height: 300) }
    #expect(layout.log == ["prepare 300", "finalize 0.2"])
    #expect(cell.frame.origin == CGPoint(x: 300, y: 0), "the model is there at once")
    #expect(screen.view.visibleCells.count == 12)
    for _ in 0..<6 { screen.frame() }
    let shown = try #require(cell.layer.presentation()).frame
    #expect(abs(Double(shown.midX) - 200) < 30 && abs(Double(shown.midY) - 100) < 15, "half-way: \(shown)")
    layout.log = []
    UIView.animate(withDuration: 0.2) { screen.view.frame.size = CGSize(width: 200, height: 300) }
    #expect(layout.log == ["prepare 400"] + (6..<12).map { "final \($0)" } + ["finalize 0.2"])
    #expect(screen.finger.settle(within: 2))
    #expect(screen.view.visibleCells.count == 6 && screen.view.validate() == [])
    #expect(screen.view.subviews.filter { $0 is UICollectionViewCell }.count == 6)
  }
}
