// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("The properties of a layer that are sent to the host: box, clipping, border, shadow, opacity", .oneApplication)
struct LayerPaintTests {
  let stage = FingerStage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))

  init() {
    stage.encoder = FrameEncoder()
    stage.window.addSubview(view)
    stage.tick()
  }

  /// Makes a change, and returns the records of the next frame.
  private func told(_ change: () -> Void) -> [FrameRecord] {
    change()
    stage.tick()
    return stage.records
  }

  private var id: LayerID { view.layer.stageID }

  @Test("Clipping and corners are part of the box")
  func box() {
    let records = told {
      view.clipsToBounds = true
      view.layer.cornerRadius = 8
    }
    #expect(view.layer.masksToBounds)
    #expect(records == [.bounds(id, width: 50, height: 40, cornerRadius: 8, flags: [.clips])])
    #expect(told { view.clipsToBounds = true }.isEmpty)
  }

  @Test("A border is sent if it has a width, a shadow if it is visible")
  func paint() {
    let red = PackedColor(rawValue: UIColor.red.cgColor.rgba)
    func paint(border: PackedColor, width: Float, shadow: PackedColor, x: Float, y: Float, radius: Float) -> FrameRecord
    {
      .paint(
        id, fill: .clear, border: border, borderWidth: width, shadow: shadow, shadowX: x, shadowY: y,
        shadowRadius: radius)
    }
    #expect(
      told { view.layer.borderColor = UIColor.red.cgColor } == [
        paint(border: .clear, width: 0, shadow: .clear, x: 0, y: -3, radius: 3)
      ])
    #expect(
      told { view.layer.borderWidth = 2 } == [paint(border: red, width: 2, shadow: .clear, x: 0, y: -3, radius: 3)])
    let shaded = told {
      view.layer.shadowOpacity = 0.5
      view.layer.shadowOffset = CGSize(width: 1, height: 4)
      view.layer.shadowRadius = 6
    }
    #expect(shaded == [paint(border: red, width: 2, shadow: PackedColor(rawValue: 0x80), x: 1, y: 4, radius: 6)])
  }

  @Test("Alpha is clamped to 0...1, and a hidden view keeps its alpha")
  func opacity() {
    #expect(told { view.alpha = 0.25 } == [.opacity(id, 0.25, isHidden: false)])
    // Assistive technology also skips an element that is hidden.
    func read(_ state: AccessibilityState) -> FrameRecord {
      .accessibility(id, role: .none, label: "", position: 0, count: 0, state: state)
    }
    #expect(told { view.isHidden = true } == [.opacity(id, 0.25, isHidden: true), read(.hidden)])
    #expect(told { view.alpha = 7 } == [.opacity(id, 1, isHidden: true)])
    #expect(told { view.isHidden = false } == [.opacity(id, 1, isHidden: false), read([])])
    #expect(told { view.alpha = 0.005 } == [.opacity(id, 0.005, isHidden: false), read(.hidden)])
    #expect(told { view.alpha = 1 } == [.opacity(id, 1, isHidden: false), read([])])
  }

  @Test("A view's background color is sent as paint, and nil as clear")
  func fill() throws {
    let first = told { view.backgroundColor = .blue }
    guard case .paint(_, let fill, _, _, _, _, _, _)? = first.first else {
      Issue.record("no paint was sent, but \(first)")
      return
    }
    #expect(fill == PackedColor(rawValue: 0x0000_FFFF))
    let second = told { view.backgroundColor = nil }
    guard case .paint(_, .clear, _, _, _, _, _, _)? = second.first else {
      Issue.record("no clear paint was sent, but \(second)")
      return
    }
  }
}
