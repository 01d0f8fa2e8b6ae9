// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// What people were to feel is written down.
@Suite(.oneApplication)
@MainActor
struct UIFeedbackGeneratorTests {
  init() { UIApplication.shared.reset() }

  @Test("Impacts, selections and notifications, with strength and time")
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

  @Test("What is not a number is refused, and the list does not grow without end")
  func limits() {
    let faults = Diagnostics.recording { UIImpactFeedbackGenerator().impactOccurred(intensity: .nan) }
    #expect(faults.map(\.kind) == ["feedbackIntensity"] && UIApplication.shared.feedback.isEmpty)
    let generator = UISelectionFeedbackGenerator()
    for _ in 0..<1000 { generator.selectionChanged() }
    #expect(UIApplication.shared.feedback.count == UIKitTuning.feedbackLimit)
  }
}
