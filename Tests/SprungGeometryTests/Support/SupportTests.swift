// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@Suite struct SupportTests {
  @MainActor final class Owner {
    final class Secret {}
    let secret = Secret()
    nonisolated var read: Secret { onMain { secret } }
  }

  @Test @MainActor func onMainReturnsNonsendableValues() {
    let owner = Owner()
    #expect(owner.read === owner.secret)
  }

  @Test func stateHashIsFNV1a() {
    // The expected FNV-1a 64 hash of the eight bytes "foobar\0\0", computed byte by byte.
    var expected: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Array("foobar".utf8) + [0, 0] { expected = (expected ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var hash = StateHash()
    hash.combine(0x0000_7261_626f_6f66 as UInt64)
    #expect(hash.value == expected)
    #expect(StateHash().value == 0xcbf2_9ce4_8422_2325)
  }

  @Test func stateHashDistinguishesSignsOfZero() {
    var plus = StateHash()
    plus.combine(0.0)
    var minus = StateHash()
    minus.combine(-0.0)
    #expect(plus != minus)
  }

  @Test func stateHashRejectsNaN() {
    var one = StateHash()
    var two = StateHash()
    let faults = Diagnostics.recording {
      one.combine(Double.nan)
      two.combine(-Double.nan)
    }
    #expect(faults.map(\.kind) == ["notANumberInHash", "notANumberInHash"])
    #expect(one == two)
  }

  @Test func stateHashAcceptsBooleansAndSignedNumbers() {
    var flag = StateHash()
    flag.combine(true)
    var one = StateHash()
    one.combine(1 as Int64)
    #expect(flag == one)
  }

  @Test func recordingRestoresOuterHandler() {
    let faults = Diagnostics.recording {
      let inner = Diagnostics.recording { Diagnostics.report("inner", "inside") }
      #expect(inner.map(\.message) == ["inside"])
      Diagnostics.report("outer", "outside")
    }
    #expect(faults.map(\.kind) == ["outer"])
    #expect(Diagnostics.handler == nil)
  }
}
