// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import Testing

/// A class whose instances call a closure when they are deallocated.
private final class Watched: @unchecked Sendable {
  let number: Int
  var onRelease: (() -> Void)?

  init(_ number: Int) { self.number = number }

  deinit { onRelease?() }
}

private protocol Numbered: AnyObject { var number: Int { get } }
private protocol Titled: AnyObject { var title: String { get } }
private final class Entry: Numbered, Titled {
  let number = 7
  let title = "seven"
}

struct WeakReferenceTests {
  @Test func objectIsReadableUntilDeallocationBegins() {
    var object: Watched? = Watched(3)
    let reference = WeakReference(object)
    let copy = reference
    #expect(reference.wrappedValue === object && copy.wrappedValue?.number == 3)
    var seen: [Watched?] = []
    object?.onRelease = { seen.append(reference.wrappedValue) }
    object = nil
    #expect(seen.count == 1 && seen[0] == nil)
    #expect(reference.wrappedValue == nil && copy.wrappedValue == nil)
  }

  @Test func valueThatIsReadRetainsObject() {
    var object: Watched? = Watched(4)
    let reference = WeakReference(object)
    let read = reference.wrappedValue
    object = nil
    #expect(read?.number == 4 && reference.wrappedValue === read)
  }

  @Test func newObjectReplacesDeallocatedOne() {
    var reference = WeakReference<Watched>()
    #expect(reference.wrappedValue == nil)
    for number in 0..<100 {
      let object = Watched(number)
      reference.wrappedValue = object
      withExtendedLifetime(object) { #expect(reference.wrappedValue?.number == number) }
    }
    #expect(reference.wrappedValue == nil)
    reference.wrappedValue = nil
    #expect(reference.wrappedValue == nil)
  }

  @Test func iterationOverListsOfReferencesEnds() {
    struct Row {
      let reference: WeakReference<any Numbered>
      let number: Int
    }
    let entry = Entry()
    let one = WeakReference<any Numbered>(entry)
    let nothing = WeakReference<any Numbered>()
    for references in [[], [one], [nothing, one, nothing]] {
      let rows = references.enumerated().map { Row(reference: $1, number: $0) }
      var count = 0
      for row in rows {
        #expect(row.number == count && count < references.count)
        count += 1
        if count > 9 { break }
      }
      #expect(count == references.count)
    }
  }

  @Test func protocolCompositionsKeepTheirMembers() {
    let entry = Entry()
    let one = WeakReference<any Numbered>(entry)
    let both = WeakReference<any Numbered & Titled>(entry)
    withExtendedLifetime(entry) {
      #expect(one.wrappedValue?.number == 7)
      #expect(both.wrappedValue?.number == 7 && both.wrappedValue?.title == "seven")
    }
  }

  @Test func objectsReleasedOnOtherThreadsAreReadableOrNil() async {
    for round in 0..<200 {
      let reference = await withTaskGroup(of: Void.self) { group -> WeakReference<Watched> in
        let object = Watched(round)
        let reference = WeakReference(object)
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<50 { if let read = reference.wrappedValue { #expect(read.number == round) } }
          }
        }
        group.addTask { [object] in withExtendedLifetime(object) {} }
        return reference
      }
      #expect(reference.wrappedValue == nil)
    }
  }
}
