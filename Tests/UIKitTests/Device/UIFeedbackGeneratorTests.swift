// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests that haptic feedback is recorded.
@Suite(.oneApplication)
@MainActor
struct UIFeedbackGeneratorTests {
  init() { UIApplication.shared.reset() }

  @Test("Impact, selection and notification feedback is recorded with intensity and time")
  func kinds() {
    UIApplication.shared.tick(timestamp: 2)
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 3)
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    let feedback = UIApplication.shared.feedback
    #expect(
      feedback.map(\.kind) == [
        .impact(.heavy), .impact(.heavy), .impact(.medium), .selection, .notification(.error),
      ])
    #expect(feedback.map(\.intensity) == [1, 1, 0.25, 1, 1] && feedback.allSatisfy { $0.time == 2 })
  }

  @Test("A sleeping host is woken once and receives at most eight events per frame")
  func hosts() throws {
    let encoder = FrameEncoder()
    func felt() throws -> [FrameRecord] {
      UIApplication.shared.tick(timestamp: UIApplication.shared.currentTime + 1, into: encoder)
      return try Frame.decode(at: encoder.address).records.filter {
        if case .feedback = $0 { return true } else { return false }
      }
    }
    #expect(try felt().isEmpty && !UIApplication.shared.wantsFrame)
    UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(UIApplication.shared.wantsFrame)
    #expect(try felt() == [.feedback(.rigid, strength: 0.5), .feedback(.warning, strength: 1)])
    #expect(try felt().isEmpty && !UIApplication.shared.wantsFrame)
    for _ in 0..<20 { UISelectionFeedbackGenerator().selectionChanged() }
    #expect(try felt().count == 8)
  }

  @Test("A non-finite intensity is rejected, and the list is bounded")
  func limits() {
    let faults = Diagnostics.recording { UIImpactFeedbackGenerator().impactOccurred(intensity: .nan) }
    #expect(faults.map(\.kind) == ["feedbackIntensity"] && UIApplication.shared.feedback.isEmpty)
    let generator = UISelectionFeedbackGenerator()
    for _ in 0..<1000 { generator.selectionChanged() }
    // Only the last 256 entries are kept.
    #expect(UIApplication.shared.feedback.count == 256)
  }
}
