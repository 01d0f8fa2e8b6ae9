// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

@Suite
struct FlowLayoutModelFuzzTests {
  private static func awkward(_ random: inout SeededRandom) -> Double {
    switch random.int(in: 0..<8) {
    case 0: return 0
    case 1: return -random.double(in: 0..<1) * 30
    case 2: return random.double(in: 0..<1) * 1000
    case 3: return Double(random.int(in: 0..<5)) * 50
    default: return random.double(in: 0..<1) * 80
    }
  }

  private static func awkwardSize(_ random: inout SeededRandom) -> FlowExtent {
    FlowExtent(main: max(0, awkward(&random)), cross: max(0, awkward(&random)))
  }

  @Test(
    "with any metrics, frames are finite, and rectangle queries match a linear search",
    arguments: Seeds.below(300))
  func anyMetrics(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var sections: [FlowSectionMetrics] = []
    for _ in 0..<random.int(in: 0..<5) {
      var metrics = FlowSectionMetrics()
      let isUniform = random.bool()
      let first = Self.awkwardSize(&random)
      for _ in 0..<random.int(in: 0..<40) {
        metrics.sizes.append(
          isUniform ? first : Self.awkwardSize(&random))
      }
      metrics.lineSpacing = Self.awkward(&random)
      metrics.interitemSpacing = max(0, Self.awkward(&random))
      metrics.insetMainStart = Self.awkward(&random)
      metrics.insetMainEnd = Self.awkward(&random)
      metrics.insetCrossStart = Self.awkward(&random)
      metrics.insetCrossEnd = Self.awkward(&random)
      metrics.headerExtent = max(0, Self.awkward(&random))
      metrics.footerExtent = max(0, Self.awkward(&random))
      sections.append(metrics)
    }
    let model = FlowLayoutModel(
      environment: FlowEnvironment(
        isHorizontal: random.bool(), crossExtent: Double(random.int(in: 0..<4)) * 130,
        scale: Double(1 + random.int(in: 0..<3)), isMirrored: random.bool()),
      sections: sections)
    let content = model.contentSize
    #expect(content.width.isFinite && content.height.isFinite && content.width >= 0 && content.height >= 0)
    for _ in 0..<20 {
      let rect = CGRect(
        x: random.double(in: 0..<1) * (content.width + 200) - 100,
        y: random.double(in: 0..<1) * (content.height + 200) - 100,
        width: random.double(in: 0..<1) * 300, height: random.double(in: 0..<1) * 300)
      expectBruteForce(model, sections, rect)
    }
    Figures.count(1, "random layouts", of: "flow layout")
    Figures.count(20, "searches", of: "flow layout")
  }

  private func expectBruteForce(_ model: FlowLayoutModel, _ sections: [FlowSectionMetrics], _ rect: CGRect) {
    var found: [[Int]] = []
    model.forEachItem(in: rect) { section, item, _ in found.append([section, item]) }
    var expected: [[Int]] = []
    for section in sections.indices {
      for item in 0..<sections[section].sizes.count {
        let frame = model.frame(ofItem: item, section: section)!
        #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && frame.maxY.isFinite)
        if rect.width > 0, rect.height > 0, FlowLayoutModel.touches(frame, rect) { expected.append([section, item]) }
      }
    }
    #expect(found == expected, "rect \(rect)")
  }

  @Test(
    "nonfinite, negative and absurd values are rejected with a fault",
    arguments: [Double.nan, .infinity, -.infinity, -1, 2e15])
  func refused(value: Double) {
    let fallback = CGSize(width: 50, height: 40)
    var kept = CGSize.zero
    var faults = Diagnostics.recording {
      kept = FlowMetricsCheck.size(CGSize(width: 10, height: value), fallback: fallback, "the size of item 0-3")
    }
    #expect(kept == fallback)
    #expect(faults.count == 1 && faults[0].kind == "flowMetrics")
    #expect(faults[0].message.contains("item 0-3") && faults[0].message.contains("\(value)"))

    var length: CGFloat = 0
    faults = Diagnostics.recording {
      length = FlowMetricsCheck.length(value, fallback: 7, "interitem spacing")
    }
    #expect(length == 7 && faults.count == 1)

    var distance: CGFloat = 0
    faults = Diagnostics.recording {
      distance = FlowMetricsCheck.distance(value, fallback: 7, "line spacing")
    }
    #expect(faults.count == (value == -1 ? 0 : 1))
    #expect(distance == (value == -1 ? -1 : 7))
  }

  @Test("zero and ordinary sizes are accepted unchanged", arguments: [0.0, 0.25, 1e15])
  func accepted(value: Double) {
    let faults = Diagnostics.recording {
      let size = CGSize(width: value, height: value)
      #expect(FlowMetricsCheck.size(size, fallback: .zero, "size") == size)
    }
    #expect(faults.isEmpty)
  }
}
