// SPDX-License-Identifier: MIT

import OwnGeometry
import Testing

@Suite struct NSObjectTests {
  final class Named: OwnGeometry.NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: AnyObject?) -> Bool { (object as? Named)?.name == name }
    override var hash: Int { name.count }
  }

  @Test func boxDetectsDeallocationOfObject() {
    var object: OwnGeometry.NSObject? = OwnGeometry.NSObject()
    let box = object!._weakBox
    #expect(box.isAlive && box.object === object)
    #expect(object!._weakBox === box)
    object = nil
    #expect(!box.isAlive && box.object == nil)
  }

  @Test func objectsCompareByIdentityUnlessOverridden() {
    let (a, b) = (OwnGeometry.NSObject(), OwnGeometry.NSObject())
    #expect(a == a && a != b && a.hash == a.hash)
    #expect(!a.isEqual(nil))
    #expect(Named("x") == Named("x") && Named("x") != Named("y"))
    #expect(Set([Named("x"), Named("x"), Named("yy")]).count == 2)
  }

  @Test func identifiersAreStringsOrNumbers() {
    let floor = "floor" as OwnGeometry.NSCopying
    let three = 3 as OwnGeometry.NSCopying
    #expect(floor.string == "floor" && floor.integer == nil)
    #expect(three.integer == 3 && three.string == nil)
    #expect(floor == OwnGeometry.NSCopying("floor") && three == OwnGeometry.NSCopying(3) && floor != three)
    #expect("\(floor) \(three)" == "floor 3")
  }
}
