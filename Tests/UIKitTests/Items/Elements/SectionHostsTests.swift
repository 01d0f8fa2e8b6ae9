// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A layout with items of 50 x 50 points. The items of section 1 are side by side in their own scroll view, which
/// extends from y = 100 to 150. The items of the other sections are stacked.
private final class HostingLayout: UICollectionViewLayout {
  var offset = CGPoint.zero
  /// The section that scrolls sideways, or nil if no section does.
  var hosted: Int? = 1

  private func frame(_ path: IndexPath) -> CGRect {
    switch path.section {
    case 0: CGRect(x: 0, y: 50 * CGFloat(path.item), width: 50, height: 50)
    case 1: CGRect(x: 50 * CGFloat(path.item), y: 100, width: 50, height: 50)
    default: CGRect(x: 0, y: 150 + 50 * CGFloat(path.item), width: 50, height: 50)
    }
  }

  private func make(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(path)
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    make(indexPath)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, count) in (engine?.counts.sections ?? []).enumerated() {
      for item in 0..<count {
        let attributes = make(itemPath(item, section))
        let across = scrolledAcross(attributes.key)
        if attributes.frame.offsetBy(dx: across.x, dy: across.y).intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }
  override var hostsElements: Bool { hosted != nil }
  override func hostedSection(of key: ElementKey) -> Int? { key.section == hosted ? hosted : nil }
  override func scrolledAcross(_ key: ElementKey) -> CGPoint {
    key.section == hosted ? CGPoint(x: -offset.x, y: 0) : .zero
  }
  override func layOut(_ host: SectionScrollView) -> Bool {
    guard host.section == hosted else { return false }
    host.layOut(
      frame: CGRect(x: 0, y: 100, width: 100, height: 50), contentSize: CGSize(width: 400, height: 50), inset: .zero,
      offset: offset)
    return true
  }
  override func sectionDidScroll(_ section: Int, to offset: CGPoint) {
    self.offset = offset
    invalidateLayout()
  }
}

/// Tests the scroll views of sections that scroll sideways, with a client that is not a collection view.
@Suite("Section hosts", .oneApplication) @MainActor struct SectionHostsTests {
  private let stage = FingerStage(size: CGSize(width: 100, height: 200))
  private let layout = HostingLayout()
  private let client: PlainClient
  private var engine: ItemEngine { client.engine }

  init() {
    client = PlainClient(
      [[0, 1], Array(10..<18), [20, 21, 22]], layout: layout, size: CGSize(width: 100, height: 200))
    stage.window.addSubview(client)
    stage.tick()
  }

  private func cell(_ item: Int, _ section: Int) -> PlainCell? {
    engine.queries.cell(at: itemPath(item, section)) as? PlainCell
  }

  @Test("Cells of the section are in its scroll view, in its coordinates; others are in the client")
  func hosting() throws {
    let host = try #require(engine.sectionHosts.existingHost(ofSection: 1))
    #expect(engine.sectionHosts.hosts.count == 1 && host.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(host.elementViews.compactMap { ($0 as? PlainCell)?.number } == [10, 11])
    #expect(cell(1, 1)?.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(cell(1, 1)?.isHosted == true && cell(1, 0)?.isHosted == false && cell(1, 0)?.superview === client)
    #expect(engine.sectionHosts.existingHost(ofSection: 0) == nil)
    #expect(engine.validation.validate() == [])
  }

  @Test("A section scrolled sideways shows other items, and the rest is unchanged")
  func across() throws {
    let host = try #require(engine.sectionHosts.existingHost(ofSection: 1))
    let first = try #require(cell(0, 1))
    host.contentOffset.x = 120
    stage.tick()
    stage.tick()
    #expect(layout.offset.x == 120 && host.contentOffset.x == 120)
    #expect(host.elementViews.compactMap { ($0 as? PlainCell)?.number } == [12, 13, 14])
    #expect(first.superview == nil && !first.isHosted)
    #expect(cell(0, 0)?.number == 0 && engine.validation.validate() == [])
    let found = engine.queries.item(at: CGPoint(x: 10, y: 120))
    #expect(found == itemPath(2, 1), "the point is in screen coordinates")
  }

  @Test("A section that leaves the screen loses its scroll view, and gets one again with the same offset")
  func comingBack() throws {
    let before = try #require(engine.sectionHosts.existingHost(ofSection: 1))
    before.contentOffset.x = 60
    stage.tick()
    client.contentOffset.y = 160
    stage.tick()
    #expect(engine.sectionHosts.hosts.isEmpty && !client.subviews.contains { $0 is SectionScrollView })
    client.contentOffset.y = 0
    stage.tick()
    let host = try #require(engine.sectionHosts.existingHost(ofSection: 1))
    #expect(host.contentOffset.x == 60 && cell(1, 1)?.superview === host && engine.validation.validate() == [])
  }

  @Test("If the section no longer scrolls sideways, its cells move to the client and keep their positions")
  func adopted() throws {
    let moved = try #require(cell(1, 1))
    layout.hosted = nil
    layout.invalidateLayout()
    stage.tick()
    #expect(cell(1, 1) === moved && moved.superview === client && !moved.isHosted)
    #expect(moved.frame == CGRect(x: 50, y: 100, width: 50, height: 50) && engine.sectionHosts.hosts.isEmpty)
    #expect(engine.validation.validate() == [])
    layout.hosted = 1
    layout.invalidateLayout()
    stage.tick()
    #expect(cell(1, 1) === moved && moved.superview is SectionScrollView && moved.frame.origin == CGPoint(x: 50, y: 0))
    #expect(engine.validation.validate() == [])
  }

  @Test("Views that are left over in a scroll view, or in a wrong one, are reported")
  func breaches() throws {
    let host = try #require(engine.sectionHosts.existingHost(ofSection: 1))
    let stray = PlainCell(frame: .zero)
    host.addSubview(stray)
    #expect(engine.sectionHosts.breachesOfHosts() == ["a view is left over in the scroll view of section 1"])
    stray.removeFromSuperview()
    let moved = try #require(cell(0, 1))
    client.addSubview(moved)
    #expect(engine.sectionHosts.breachesOfHosts().contains { $0.contains("does not know where it is") })
  }
}
