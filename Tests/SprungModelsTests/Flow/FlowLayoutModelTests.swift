// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

@Suite
struct FlowLayoutModelTests {
  private func isNear(_ value: CGFloat, _ expected: Double) -> Bool { abs(Double(value) - expected) <= 1e-3 }

  @Test("A1-A18: frames and content size", arguments: flowAcceptanceRows)
  func acceptance(row: FlowCase) {
    let model = row.model
    for origin in row.origins {
      let section = Int(origin[0])
      let item = Int(origin[1])
      guard let frame = model.frame(ofItem: item, section: section) else {
        Issue.record("no frame for item \(item) of section \(section)")
        continue
      }
      #expect(isNear(frame.minX, origin[2]), "x of item \(section)-\(item) is \(frame.minX)")
      #expect(isNear(frame.minY, origin[3]), "y of item \(section)-\(item) is \(frame.minY)")
      #expect(frame.size == row.sizes[section][item])
    }
    for header in row.headers {
      expect(model.frame(ofHeaderInSection: Int(header[0])), header)
    }
    for footer in row.footers {
      expect(model.frame(ofFooterInSection: Int(footer[0])), footer)
    }
    #expect(isNear(model.contentSize.width, Double(row.content.width)))
    #expect(isNear(model.contentSize.height, Double(row.content.height)))
  }

  private func expect(_ frame: CGRect?, _ row: [Double]) {
    guard let frame else {
      Issue.record("no header or footer in section \(Int(row[0]))")
      return
    }
    #expect(isNear(frame.minX, row[1]) && isNear(frame.minY, row[2]), "origin \(frame.origin)")
    #expect(isNear(frame.width, row[3]) && isNear(frame.height, row[4]), "size \(frame.size)")
  }

  @Test("A1-A18: a rectangle finds exactly the items that intersect it", arguments: flowAcceptanceRows)
  func rectangleQuery(row: FlowCase) {
    let model = row.model
    var random = SeededRandom(seed: 7)
    let content = model.contentSize
    for _ in 0..<40 {
      let rect = CGRect(
        x: random.double(in: 0..<1) * content.width - 40, y: random.double(in: 0..<1) * content.height - 40,
        width: random.double(in: 0..<1) * 200, height: random.double(in: 0..<1) * 200)
      expectBruteForce(model, row.sizes.map(\.count), rect)
    }
  }

  private func expectBruteForce(_ model: FlowLayoutModel, _ counts: [Int], _ rect: CGRect) {
    var found: [[Int]] = []
    model.forEachItem(in: rect) { section, item, frame in
      found.append([section, item])
      #expect(frame == model.frame(ofItem: item, section: section))
    }
    var expected: [[Int]] = []
    for section in counts.indices {
      for item in 0..<counts[section] where rect.width > 0 && rect.height > 0 {
        if let frame = model.frame(ofItem: item, section: section), FlowLayoutModel.touches(frame, rect) {
          expected.append([section, item])
        }
      }
    }
    #expect(found == expected, "rect \(rect)")
  }

  @Test("equal sizes stored individually give the same frames as a single size")
  func varyingEqualsUniform() {
    for count in [1, 2, 5, 6, 17, 300] {
      for width in [33.0, 90, 160, 400] {
        var metrics = FlowSectionMetrics()
        metrics.sizes = FlowItemSizes(count: count, uniform: FlowExtent(main: 20, cross: width))
        let environment = FlowEnvironment(crossExtent: 375)
        let uniform = FlowLayoutModel(environment: environment, sections: [metrics])
        let lines = FlowVaryingLines(metrics: metrics, available: 375)
        for item in 0..<count {
          let one = uniform.flowFrame(ofItem: item, section: 0)!
          let other = lines.frame(ofItem: item, of: metrics.sizes)
          #expect(abs(one.cross - other.cross) < 1e-9 && abs(one.main - other.main) < 1e-9)
        }
      }
    }
  }

  @Test("A21: a million fixed items store nothing per item, and a screen is found immediately")
  func million() {
    var metrics = FlowSectionMetrics()
    for _ in 0..<1_000_000 { metrics.sizes.append(FlowExtent(main: 44, cross: 44)) }
    #expect(!metrics.sizes.isVarying)
    metrics.insetCrossStart = 10
    metrics.insetCrossEnd = 10
    let model = FlowLayoutModel(environment: FlowEnvironment(crossExtent: 320), sections: [metrics])
    #expect(model.contentSize == CGSize(width: 320, height: 10_799_990))
    var visited = 0
    model.forEachItem(from: 5_000_000, to: 5_000_480) { _, _, _ in visited += 1 }
    #expect(visited >= 45 && visited <= 65)
  }

  @Test("mirrored: right to left preserves sizes and swaps sides")
  func mirrored() {
    var metrics = FlowSectionMetrics()
    metrics.sizes = FlowItemSizes(count: 3, uniform: FlowExtent(main: 40, cross: 100))
    metrics.insetCrossStart = 20
    let model = FlowLayoutModel(
      environment: FlowEnvironment(crossExtent: 375, isMirrored: true), sections: [metrics])
    #expect(model.frame(ofItem: 0, section: 0) == CGRect(x: 255, y: 0, width: 100, height: 40))
    var found: [Int] = []
    model.forEachItem(in: CGRect(x: 300, y: 0, width: 75, height: 40)) { _, item, _ in found.append(item) }
    #expect(found == [0])
  }

  @Test("rectangles find sections, and queries out of range find nothing")
  func outOfRange() {
    let model = flowAcceptanceRows[3].model
    #expect(model.frame(ofItem: 3, section: 0) == nil)
    #expect(model.frame(ofItem: -1, section: 0) == nil)
    #expect(model.frame(ofItem: 0, section: 2) == nil)
    #expect(model.frame(ofHeaderInSection: -1) == nil)
    #expect(model.sections(in: CGRect(x: 0, y: 110, width: 10, height: 10)) == 1..<2)
    #expect(FlowLayoutModel().contentSize == CGSize.zero)
  }

  @Test("Lines that only touch a range are included in those that may touch it")
  func touchingLines() {
    let lines = FlowUniformLines(
      count: 9, size: FlowExtent(main: 20, cross: 30), available: 100, lineSpacing: 5, interitemSpacing: 5)
    #expect(lines.items(from: -10, to: 0).contains(2) && lines.items(from: lines.extent, to: 500).contains(8))
    #expect(lines.items(from: -10, to: -1).isEmpty && lines.items(from: lines.extent + 1, to: 500).isEmpty)
  }

  @Test("By default, sections space lines and items by 10 points, as UIKit does")
  func defaultSpacing() {
    #expect(FlowSectionMetrics().interitemSpacing == 10 && FlowSectionMetrics().lineSpacing == 10)
  }
}
