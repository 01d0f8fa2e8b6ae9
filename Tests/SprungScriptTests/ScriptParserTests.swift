// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import SprungScript

@Suite(.oneApplication) struct ScriptParserTests {
  @Test func readsEveryStep() throws {
    let script = try Script(
      text: """
        sprung-script 1
        # a remark

        demo carousel
        size 390 844 3
        rate 120
        wait 0.5
        down 1 10 20
        move 1 30 40.5 over 0.25
        up 1
        down 2 1 1
        cancel 2
        tap 5 6
        drag 1 2 to 3 4 over 1
        flick 1 2 to 3 4 over 0.1
        wheel 1 2 0 -30
        key ArrowLeft
        key A
        settle 5
        event move 81 7 1.5 2.5 0.5 0 16.700000047683716
        frame 33.3
        """, file: "all.txt")
    #expect(script.demo?.name == "carousel")
    #expect((script.width, script.height, script.scale, script.rate) == (390, 844, 3, 120))
    #expect(
      script.lines.map(\.step) == [
        .wait(seconds: 0.5), .down(pointer: 1, x: 10, y: 20), .move(pointer: 1, x: 30, y: 40.5, seconds: 0.25),
        .up(pointer: 1), .down(pointer: 2, x: 1, y: 1), .cancel(pointer: 2), .tap(x: 5, y: 6),
        .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 1),
        .flick(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.1), .wheel(x: 1, y: 2, deltaX: 0, deltaY: -30),
        .key(.arrowLeft), .key(KeyCode("a")), .settle(limit: 5),
        .event(
          InputEvent(
            .pointerMove, flags: [.touch, .primary, .shift], identifier: 7, x: 1.5, y: 2.5, a: 0.5, b: 0,
            milliseconds: 16.700000047683716)),
        .frame(milliseconds: 33.3),
      ])
    #expect(script.lines.first?.number == 7)
    #expect(script.lines.last?.number == 21)
  }

  @Test func defaultStageIsPhone() throws {
    let script = try Script(text: "sprung-script 1", file: "none.txt")
    #expect((script.width, script.height, script.scale, script.rate) == (320, 568, 2, 60))
    #expect(script.demo == nil && script.lines.isEmpty)
  }

  @Test func deviceDeterminesStageSize() throws {
    let upright = try Script(text: "sprung-script 2\ndevice iphone-14", file: "d.txt")
    #expect((upright.width, upright.height, upright.scale, upright.device?.name) == (390, 844, 3, "iphone-14"))
    let rotated = try Script(text: "sprung-script 2\ndevice ipad landscape\nwait 1", file: "d.txt")
    #expect((rotated.width, rotated.height, rotated.scale) == (1180, 820, 2))
    #expect(rotated.text == "sprung-script 2\ndevice ipad landscape\nwait 1.0\n")
    #expect(try Script(text: rotated.text, file: "d.txt") == rotated && rotated != upright)
    #expect(Set(ScriptDevice.all.map { $0.name }).count == ScriptDevice.all.count)
  }

  @Test(arguments: [
    ("size 1 2 1\ndevice ipad", "'device' sets the size of the stage. Remove 'size'"),
    ("device ipad\nsize 1 2 1", "'device' sets the size of the stage. Remove 'size'"),
    ("device ipad upright", "expected the word 'landscape', got 'upright'"),
    ("device", "'device' needs the name of a device"),
  ])
  func invalidDevicesAreRejected(text: String, reason: String) {
    #expect(throws: ScriptError.self) { try Script(text: "sprung-script 2\n" + text, file: "d.txt") }
    do { _ = try Script(text: "sprung-script 2\n" + text, file: "d.txt") } catch { #expect(error.reason == reason) }
  }

  @Test func unknownDeviceIsRejectedWithValidNames() {
    do {
      _ = try Script(text: "sprung-script 2\ndevice iphone", file: "d.txt")
      Issue.record("the device was accepted")
    } catch {
      #expect(error.reason.hasPrefix("unknown device 'iphone'. Use one of: iphone-se, "))
      #expect(error.reason.hasSuffix(", ipad-pro-13"))
    }
  }

  @Test func lineEndingsOfOtherPlatformsAreAccepted() throws {
    let script = try Script(text: "sprung-script 1\r\nwait 1\r\n", file: "w.txt")
    #expect(script.lines.map(\.step) == [.wait(seconds: 1)])
  }

  @Test(arguments: [
    ("", "s.txt:1: the first line must be 'sprung-script 2', or 'sprung-script recorded 2' for recordings"),
    (
      "wait 1", "s.txt:1: the first line must be 'sprung-script 2', or 'sprung-script recorded 2' for recordings"
    ),
    ("sprung-script 3", "s.txt:1: the script has a newer version; only versions 1 and 2 are supported"),
    ("sprung-script 1 | jump 3", "s.txt:2: unknown step 'jump'"),
    ("sprung-script 1 | | # x | wait", "s.txt:4: 'wait' needs the seconds"),
    ("sprung-script 1 | wait soon", "s.txt:2: the seconds must be a number, got 'soon'"),
    ("sprung-script 1 | wait nan", "s.txt:2: the seconds must be a number, got 'nan'"),
    ("sprung-script 1 | wait -1", "s.txt:2: the seconds must be between 0.0 and 3600.0, got -1"),
    ("sprung-script 1 | wait 1 2", "s.txt:2: 'wait' has the unexpected word '2'"),
    ("sprung-script 1 | tap 1 inf", "s.txt:2: y must be a number, got 'inf'"),
    ("sprung-script 1 | tap 1 1e300", "s.txt:2: y must be between -1000000.0 and 1000000.0, got 1e300"),
    ("sprung-script 1 | up 1", "s.txt:2: pointer 1 is not down"),
    ("sprung-script 1 | down 1 1 1 | down 1 2 2", "s.txt:3: pointer 1 is already down since line 2"),
    ("sprung-script 1 | down 1.5 1 1", "s.txt:2: the number of a pointer must be a whole number, got '1.5'"),
    ("sprung-script 1 | down 1 1 1 | move 1 2 2 in 3", "s.txt:3: expected the word 'over', got 'in'"),
    ("sprung-script 1 | drag 1 1 2 2 over 3", "s.txt:2: expected the word 'to', got '2'"),
    ("sprung-script 1 | key Hyper", "s.txt:2: unknown key 'Hyper'"),
    ("sprung-script 1 | event blink 0 0 0 0 0 0 0", "s.txt:2: unknown kind of event 'blink'"),
    ("sprung-script 1 | event down 0 0 0 0 0 0", "s.txt:2: 'event' needs the time"),
    ("sprung-script 1 | event down -1 0 0 0 0 0 0", "s.txt:2: the flags must be between 0 and 16777215, got -1"),
    ("sprung-script 1 | size 0 10 1", "s.txt:2: the width must be between 1.0 and 16384.0, got 0"),
    ("sprung-script 1 | wait 1 | size 1 1 1", "s.txt:3: 'size' must come before the first step"),
    ("sprung-script 1 | rate 0", "s.txt:2: the rate in hertz must be between 1.0 and 1000.0, got 0"),
    ("sprung-script 1 | demo", "s.txt:2: 'demo' needs the name of a demo"),
  ])
  func invalidLineIsReportedWithReason(text: String, message: String) {
    do {
      // A bar stands for a line break, so that the name of the test fits on one line.
      let lines = text.split(separator: "|", omittingEmptySubsequences: false)
      _ = try Script(text: lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"), file: "s.txt")
      Issue.record("the script was read")
    } catch {
      #expect(error.description == message)
    }
  }
}
