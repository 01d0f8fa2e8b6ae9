// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import Testing

/// The frame encoder allocated memory for the declared number of gradient stops but wrote every stop in the array.
/// Surplus stops were written beyond the allocated memory. If stops were missing, the frame could not be decoded.
@Suite struct GradientStopsTests {
  /// Returns the decoded records of a gradient with `announced` declared and `given` actual stops, between two other
  /// records. Also returns the reported faults.
  private func records(announced: Int, given: Int, isMask: Bool) throws -> (records: [FrameRecord], faults: [String]) {
    let encoder = FrameEncoder(capacity: 0)
    let faults = Diagnostics.recording {
      encoder.beginFrame()
      encoder.focus(1)
      if isMask {
        encoder.beginGradientMask(
          2, x: 0, y: 0, width: 9, height: 9, kind: .axial, startX: 0, startY: 0, endX: 1, endY: 1, count: announced)
      } else {
        encoder.beginGradient(2, kind: .axial, startX: 0, startY: 0, endX: 1, endY: 1, count: announced)
      }
      for stop in 0..<given { encoder.gradientStop(.black, at: Double(stop)) }
      encoder.endGradient()
      encoder.focus(3)
      encoder.endFrame(flags: [], simulatedTime: 0)
    }
    return (try Frame.decode(at: encoder.address).records, faults.map(\.kind))
  }

  @Test("Additional stops are ignored", arguments: [false, true]) func tooMany(isMask: Bool) throws {
    let (records, faults) = try records(announced: 2, given: 200, isMask: isMask)
    #expect(faults == ["stageGradientStops"])
    #expect(records.count == 3)
    switch records[1] {
    case .gradient(2, let gradient): #expect(gradient.stops.map(\.place) == [0, 1])
    case .mask(2, .gradient(_, _, _, _, let gradient)): #expect(gradient.stops.map(\.place) == [0, 1])
    default: Issue.record("another record: \(records[1])")
    }
  }

  @Test("A gradient with missing stops is dropped", arguments: [false, true]) func tooFew(isMask: Bool) throws {
    let (records, faults) = try records(announced: 3, given: 2, isMask: isMask)
    #expect(faults == ["stageGradientStops"])
    #expect(records == [.focus(1), .focus(3)])
  }

  @Test("A negative number of stops counts as zero", arguments: [false, true]) func negative(isMask: Bool) throws {
    let (records, faults) = try records(announced: -40, given: 0, isMask: isMask)
    #expect(faults == [])
    #expect(records.count == 3)
  }
}
