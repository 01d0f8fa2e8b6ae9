// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct UIHoverGestureRecognizerTests {
  let stage = FingerStage()
  let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let hover = UIHoverGestureRecognizer()
  let log: StateLog

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(hover)
    log = StateLog(hover)
  }

  @Test("Hovering begins, moves and ends; the location is the pointer's")
  func beginsAndEnds() {
    stage.hover(10, 10)
    #expect(log.states.isEmpty)
    stage.hover(60, 70)
    #expect(log.states == [.began] && hover.location(in: view) == CGPoint(x: 10, y: 20))
    stage.hover(80, 70)
    #expect(log.states == [.began, .changed] && hover.location(in: view) == CGPoint(x: 30, y: 20))
    stage.hover(300, 300)
    #expect(log.states == [.began, .changed, .ended] && hover.state == .possible)
    stage.hover(60, 60)
    stage.hover(0, 0, isOver: false)
    #expect(log.states.suffix(2) == [.began, .ended])
  }

  @Test("A subview counts as inside, a view in front does not")
  func nesting() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inner)
    stage.hover(55, 55)
    #expect(log.states == [.began])
    let cover = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    stage.window.addSubview(cover)
    stage.hover(120, 60)
    #expect(log.states == [.began, .ended])
  }

  @Test("A mouse press ends hovering and acts as usual; a touch does not")
  func press() {
    let taps = UITapGestureRecognizer()
    view.addGestureRecognizer(taps)
    let tapped = StateLog(taps)
    stage.hover(60, 60)
    UIApplication.shared.handle(InputEvent(.pointerDown, identifier: 5, x: 60, y: 60, milliseconds: 0))
    UIApplication.shared.handle(InputEvent(.pointerUp, identifier: 5, x: 60, y: 60, milliseconds: 10))
    stage.tick()
    #expect(log.states == [.began, .ended] && tapped.states == [.ended])
    stage.hover(60, 60)
    stage.down(70, 70)
    #expect(log.states.last == .began)
    stage.up(70, 70)
  }

  @Test("Disabling or removing the recognizer under the pointer cancels it once", arguments: [true, false])
  func disabledUnderPointer(isRemoved: Bool) {
    stage.hover(60, 60)
    if isRemoved { view.removeGestureRecognizer(hover) } else { hover.isEnabled = false }
    stage.hover(61, 60)
    #expect(log.states == [.began, .cancelled] && hover.state == .possible)
  }

  @Test("A delegate can prevent it from beginning")
  func rejected() {
    let answers = GestureArbiterTests.Answers()
    answers.begins = false
    hover.delegate = answers
    stage.hover(60, 60)
    #expect(log.states.isEmpty)
  }

  @Test("Hosts are asked for hover events only while a recognizer needs them")
  func hosts() throws {
    stage.encoder = FrameEncoder()
    let before = UIHoverGestureRecognizer.watching
    #expect(before > 0)
    stage.tick()
    let encoder = try #require(stage.encoder)
    #expect(try Frame.decode(at: encoder.address).header.flags.contains(.wantsHover))
    view.removeGestureRecognizer(hover)
    #expect(UIHoverGestureRecognizer.watching == before - 1)
  }
}
