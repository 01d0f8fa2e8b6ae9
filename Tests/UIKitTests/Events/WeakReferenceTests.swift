// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor private protocol Named: AnyObject {
  var name: String { get }
}

private final class Person: Named {
  let name = "Ada"
}

private final class Holder {
  @WeakReference var person: Named? { didSet { changes += 1 } }
  @WeakReference var certain: Person!
  var changes = 0
}

@Suite(.oneApplication) @MainActor struct WeakReferenceTests {
  @Test func propertyIsNilAfterRelease() {
    let holder = Holder()
    do {
      let person = Person()
      holder.person = person
      holder.certain = person
      withExtendedLifetime(person) {
        #expect(holder.person?.name == "Ada" && holder.certain.name == "Ada" && holder.changes == 1)
      }
    }
    #expect(holder.person == nil && holder.certain == nil)
  }

  @Test func closureDoesNotRetainItsOwner() {
    weak var gone: Person?
    var read: () -> String? = { nil }
    do {
      let person = Person()
      gone = person
      read = { [me = WeakReference(person)] in me.wrappedValue?.name }
      withExtendedLifetime(person) { #expect(read() == "Ada") }
    }
    #expect(gone == nil && read() == nil)
  }
}
