// SPDX-License-Identifier: MIT

import CGtk
import SprungStage
import Testing

@testable import SprungWindow

@Suite struct InputTests {
  @Test("keys match the protocol")
  func keys() {
    #expect(KeyboardInput.key(guint(GDK_KEY_A), .shift) == KeyCode("a"))
    #expect(KeyboardInput.key(guint(GDK_KEY_KP_Left), []) == .arrowLeft)
    #expect(KeyboardInput.key(guint(GDK_KEY_ISO_Left_Tab), .shift) == .tab)
    #expect(KeyboardInput.key(guint(GDK_KEY_F10), .shift) == .contextMenu)
    #expect(KeyboardInput.key(guint(GDK_KEY_F10), []) == nil)
    #expect(KeyboardInput.key(guint(GDK_KEY_Shift_L), []) == nil)
    #expect(KeyboardInput.key(guint(GDK_KEY_space), []) == .space)
  }

  @Test("modifiers match the protocol")
  func modifiers() {
    let state = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_BUTTON1_MASK.rawValue)
    #expect(InputFlags(state) == [.shift, .command])
  }

  @Test("the text size follows the text resolution", arguments: [(96.0, 3), (0, 3), (80, 0), (144, 6), (300, 11)])
  func textSizes(resolution: Double, size: Int32) {
    #expect(Preferences.contentSize(resolution: resolution) == size)
  }

  @Test("events without a timestamp of the same clock get the current time")
  func clock() {
    let now = HostClock.now
    let recent = guint32(truncatingIfNeeded: Int64(now) - 40)
    #expect(abs(HostClock.milliseconds(stamped: recent) - (now - 40)) < 20)
    #expect(HostClock.milliseconds(stamped: recent &- 100_000) >= now)
    #expect(HostClock.milliseconds(stamped: 0) >= now)
  }
}
