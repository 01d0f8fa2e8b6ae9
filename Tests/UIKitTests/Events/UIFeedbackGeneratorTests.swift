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

  @Test("A generator is an interaction of its view, and locations are recorded")
  func views() {
    let view = UIView()
    let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
    let selection = UISelectionFeedbackGenerator(view: view)
    let notification = UINotificationFeedbackGenerator(view: view)
    #expect(UIFeedbackGenerator(view: view).view === view && UIFeedbackGenerator().view == nil)
    #expect(impact.view === view && selection.view === view && view.interactions.count == 4)
    impact.impactOccurred(at: CGPoint(x: 1, y: 2))
    impact.impactOccurred(intensity: 0.5, at: CGPoint(x: 3, y: 4))
    selection.selectionChanged(at: .zero)
    notification.notificationOccurred(.success, at: CGPoint(x: 5, y: 6))
    impact.impactOccurred()
    let feedback = UIApplication.shared.feedback
    #expect(
      feedback.map(\.kind) == [
        .impact(.rigid), .impact(.rigid), .selection, .notification(.success), .impact(.rigid),
      ])
    #expect(feedback.map(\.intensity) == [1, 0.5, 1, 1, 1])
    #expect(
      feedback.map(\.location) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), .zero, CGPoint(x: 5, y: 6), nil])
    view.removeInteraction(impact)
    #expect(impact.view == nil && view.interactions.count == 3)
    #expect(UIImpactFeedbackGenerator(view: view).view === view)
  }

  @Test("A location that is not finite is rejected")
  func badLocations() {
    let point = CGPoint(x: CGFloat.nan, y: 0)
    let faults = Diagnostics.recording {
      UIImpactFeedbackGenerator().impactOccurred(at: point)
      UISelectionFeedbackGenerator().selectionChanged(at: point)
      UINotificationFeedbackGenerator().notificationOccurred(.error, at: point)
    }
    #expect(faults.map(\.kind) == Array(repeating: "nonFiniteGeometry", count: 3))
    #expect(UIApplication.shared.feedback.isEmpty)
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
