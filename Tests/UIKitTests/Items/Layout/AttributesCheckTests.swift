// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

#if DEBUG
  /// Tests row 17 of the list of common mistakes: custom properties of attributes that are not copied or compared.
  @Suite(.oneApplication)
  @MainActor
  struct AttributesCheckTests {
    private class Tinted: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var tint = 0
      nonisolated(unsafe) var note: String?
    }

    private final class Careful: Tinted {
      nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Careful)?.tint = tint
        (copy as? Careful)?.note = note
        return copy
      }
      nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Careful else { return false }
        return super.isEqual(other) && tint == other.tint && note == other.note
      }
    }

    private final class ForgetsCopy: Tinted {}

    private final class ForgetsEquality: Tinted {
      nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ForgetsEquality)?.tint = tint
        return copy
      }
    }

    private final class CopiesPlain: Tinted {
      nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        UICollectionViewLayoutAttributes(forCellWith: indexPath)
      }
    }

    /// Three rows with tinted attributes that `make` creates.
    private final class Rows: UICollectionViewLayout {
      var make: (IndexPath) -> Tinted = { Careful(forCellWith: $0) }
      var tint = 0
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 120) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let row = make(IndexPath(item: item, section: 0))
          row.frame = CGRect(x: 0, y: 40 * CGFloat(item), width: 320, height: 40)
          row.tint = tint
          return row
        }
      }
    }

    private func faults(tints: [Int], _ make: @escaping (IndexPath) -> Tinted) -> [Fault] {
      let layout = Rows()
      layout.make = make
      let bench = CollectionBench(LetterSource(count: 3), layout: layout)
      return Diagnostics.recording {
        for tint in tints {
          layout.tint = tint
          layout.invalidateLayout()
          bench.layOut()
        }
      }
    }

    @Test("A class that copies and compares its properties is not reported, and changes are applied")
    func careful() {
      #expect(faults(tints: [0, 1, 1, 2]) { Careful(forCellWith: $0) }.isEmpty)
    }

    @Test("A class that does not copy a property is reported once, with the property")
    func copy() {
      let told = faults(tints: [5, 6, 7]) { ForgetsCopy(forCellWith: $0) }
      #expect(told.first?.kind == "attributesCopy" && told.filter { $0.kind == "attributesCopy" }.count == 1)
      #expect(
        told.first.map { $0.isWarning && $0.message.contains("ForgetsCopy") && $0.message.contains("'tint'") } == true)
    }

    @Test("A class that does not compare a property is reported once, with the property")
    func equality() {
      let told = faults(tints: [5, 5, 6, 7]) { ForgetsEquality(forCellWith: $0) }
      #expect(told.map(\.kind) == ["attributesEquality"] && told[0].message.contains("'tint'"))
    }

    @Test("A copy of another class is reported")
    func otherClass() {
      let told = faults(tints: [5]) { CopiesPlain(forCellWith: $0) }
      #expect(told.map(\.kind) == ["attributesCopy"] && told[0].message.contains("UICollectionViewLayoutAttributes"))
    }
  }
#endif
