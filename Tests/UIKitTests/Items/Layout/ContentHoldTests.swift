// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which element stays in place while sizes become known, and the resulting content offset.
@Suite("Content hold", .oneApplication) @MainActor struct ContentHoldTests {
  private func bench(scale: CGFloat = 2) -> PlainBench {
    PlainBench([Array(0..<40)], scale: scale) { _, layout in layout.holds = true }
  }

  private func held(_ bench: PlainBench) -> ElementKey? {
    bench.engine.hold.holding.want(bench.layout)
    return bench.engine.hold.elementToHold()?.key
  }

  @Test("No element is held unless a layout requests it, and then once")
  func once() {
    let bench = bench()
    bench.scroll(to: 120)
    #expect(bench.engine.hold.elementToHold() == nil)
    #expect(held(bench) == ElementKey(section: 0, item: 3))
    #expect(bench.engine.hold.elementToHold() == nil)
    let other = PlainLayout()
    other.holds = true
    bench.engine.hold.holding.want(other)
    #expect(bench.engine.hold.elementToHold() == nil, "another layout requested it")
  }

  @Test("The first element that begins on screen is held; at the start of the content none is", arguments: 0..<12)
  func first(step: Int) {
    let bench = bench()
    let offset = CGFloat(step) * 37
    bench.scroll(to: offset)
    // Another layout pass is needed, because elements that were never displayed have a lower priority for staying in
    // place.
    bench.client.setNeedsLayout()
    bench.stage.tick()
    let item = Int((offset / 50).rounded(.up))
    #expect(held(bench) == (step == 0 ? nil : ElementKey(section: 0, item: item)))
  }

  @Test(
    "If content before the held element grows or shrinks, the element stays in place to whole pixels",
    arguments: [1.0, 2, 3], [-40.0, -7.3, 0.2, 13, 90.5])
  func growth(scale: Double, growth: Double) throws {
    let bench = bench(scale: CGFloat(scale))
    bench.scroll(to: 420)
    let cell = try #require(bench.cell(10))
    let before = cell.frame.minY - bench.client.contentOffset.y
    bench.layout.learned[ElementKey(section: 0, item: 2)] = CGFloat(50 + growth)
    bench.engine.hold.holding.want(bench.layout)
    bench.layout.invalidateLayout()
    bench.stage.tick()
    let after = cell.frame.minY - bench.client.contentOffset.y
    #expect(abs(Double(after - before)) <= 0.5 / scale + 1e-9)
    #expect((bench.client.contentOffset.y * CGFloat(scale)).truncatingRemainder(dividingBy: 1) == 0)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Content that becomes shorter before the viewport is not clamped in between")
  func shorter() throws {
    let bench = bench()
    bench.scroll(to: 1800)
    let cell = try #require(bench.cell(38))
    let before = cell.frame.minY - bench.client.contentOffset.y
    for item in 0..<10 { bench.layout.learned[ElementKey(section: 0, item: item)] = 10 }
    bench.engine.hold.holding.want(bench.layout)
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(bench.client.contentSize.height == 1600 && bench.client.contentOffset.y == 1400)
    #expect(cell.frame.minY - bench.client.contentOffset.y == before && bench.cell(38) === cell)
  }

  @Test("Only views of invalidated elements are measured again")
  func named() throws {
    let bench = bench()
    let sizes = { bench.engine.visible.elements.map(\.fittedSize.height) }
    #expect(sizes().allSatisfy { $0 == 50 })
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [itemPath(1), itemPath(30)])
    bench.engine.hold.askSizesAgain(namedIn: context)
    #expect(sizes() == [50, -1, 50, 50])
    bench.stage.tick()
    #expect(sizes() == [50, 50, 50, 50])
  }

  @Test("Offsets are limited by the content, its insets and the viewport", arguments: Seeds.below(20))
  func legal(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: random.double(in: 1..<300), height: 200))
    view.contentInset = UIEdgeInsets(
      top: CGFloat(random.int(in: 0..<50)), left: CGFloat(random.int(in: 0..<50)),
      bottom: CGFloat(random.int(in: 0..<50)),
      right: CGFloat(random.int(in: 0..<50)))
    let size = CGSize(width: random.double(in: 0..<900), height: random.double(in: 0..<900))
    let wanted = CGPoint(x: random.double(in: -500..<1500), y: random.double(in: -500..<1500))
    let offset = view.legalOffset(wanted, contentSize: size)
    #expect(view.legalOffset(offset, contentSize: size) == offset)
    let inset = view.contentInset
    let most = CGPoint(
      x: max(-inset.left, size.width + inset.right - view.bounds.width),
      y: max(-inset.top, size.height + inset.bottom - view.bounds.height))
    #expect(offset.x >= -inset.left && offset.x <= most.x && offset.y >= -inset.top && offset.y <= most.y)
    if wanted.x >= -inset.left, wanted.x <= most.x { #expect(offset.x == wanted.x) }
    if wanted.y >= -inset.top, wanted.y <= most.y { #expect(offset.y == wanted.y) }
  }

  @Test("Offsets are limited by the insets, on both axes")
  func legalOffsets() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.contentInset = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
    let size = CGSize(width: 1_000, height: 2_000)
    let last = view.legalOffset(CGPoint(x: 9e5, y: 9e5), contentSize: size)
    #expect(last == CGPoint(x: 1_000 + 30 - 320, y: 2_000 + 3 - 400))
    #expect(view.legalOffset(CGPoint(x: -9e5, y: -9e5), contentSize: size) == CGPoint(x: -20, y: -1))
  }
}
