// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests the descriptions that are generated for structs and enumerations.
@Suite struct DescriptionTests {
  private func added(_ source: String) -> String {
    let text = Ported.text(source + "\n")
    return text.hasPrefix(source) ? String(text.dropFirst(source.count + 1)) : text
  }

  @Test func structs() {
    let source = """
      struct Score {
        var name: String
        let points: [Int]
        var best: Double?
        var isDone = false
        var total: Int { 3 }
        static var count = 0
      }
      func a(_ score: Score) { print("\\(score)") }
      """
    #expect(
      added(source) == #"""
        #if hasFeature(Embedded)
        extension Score: CustomStringConvertible {
          var description: String {
            return "Score(name: \(self.name.debugDescription), points: \("[" + self.points.map { each0 -> String in "\(each0)" }.joined(separator: ", ") + "]"), best: \(self.best.map { each0 -> String in "Optional(\(each0))" } ?? "nil"), isDone: \(self.isDone))"
          }
        }
        #endif

        """#)
  }

  @Test func typesOfPropertiesGetDescriptions() {
    let source = """
      enum Kind { case plain, named(String, size: Int) }
      struct Item {
        struct Tag { var text = "" }
        var kind: Kind
        var tag = Tag()
      }
      func a(_ item: Item) { print(String(describing: item)) }
      """
    let text = added(source)
    #expect(
      text.contains(
        #"case .named(let value0, let value1): return "named(\(value0.debugDescription), size: \(value1))""#))
    #expect(text.contains("extension Item.Tag: CustomStringConvertible"))
    #expect(text.contains(##"kind: \(#fileID.prefix { $0 != "/" } + ".Kind." + self.kind.description)"##))
    #expect(text.contains(##"tag: \(#fileID.prefix { $0 != "/" } + ".Item." + self.tag.description)"##))
    #expect(text.contains(#"return "Tag(text: \(self.text.debugDescription))""#))
  }

  @Test func hiddenTypesGetDescriptions() {
    let source = """
      class A: UIView {
        private enum Section: Int {
          case durations, sound
        }
        private struct Pair { var a = 1 }
        func b(_ c: Int) -> String? {
          guard let section = Section(rawValue: c) else { return nil }
          return "\\(section) \\(Pair())"
        }
      }
      """
    let text = Ported.text(source)
    #expect(text.contains("private enum Section: Int, CustomStringConvertible {"))
    #expect(
      text.contains(
        #"  var description: String { switch self { case .durations: return "durations" case .sound: return "sound" } } }"#
      ))
    #expect(!text.contains("extension"))
    #expect(text.split(separator: "\n").count == source.split(separator: "\n").count)
    #expect(Ported.text(text) == text)
  }

  @Test func nestedTypesGetDescriptions() {
    let text = Ported.text("struct A { struct B { var c = 1 } }\nfunc d() -> String { \"\\(A.B(c: 2))\" }")
    #expect(text.contains("extension A.B: CustomStringConvertible"))
  }

  @Test func stringDescribingUsesTypeDescription() {
    let source =
      "enum K { case a }\nfunc b(_ k: K, _ n: Int) -> String { String(describing: k) + String(describing: n) }"
    #expect(Ported.text(source).contains(#"{ "\(k)" + String(describing: n) }"#))
    // The source specifies only the property's initial value and not its type.
    let inferred =
      "enum K { case a }\nstruct S { var k = K.a; var all = K.allCases }\nfunc b(_ s: S) -> String { String(describing: s.k) + String(describing: s.all) }"
    #expect(Ported.text(inferred).contains(#"{ "\(s.k)" + String(describing: s.all) }"#))
  }

  @Test(arguments: [
    "struct A { let view: UIView }\nfunc b(_ a: A) { print(a) }",
    "struct A { let b: Int }\nfunc c(_ a: A) {}",
    "struct A { let b: Int; var description: String { \"\" } }\nfunc c(_ a: A) { print(a) }",
    "struct A<B> { let b: Int }\nfunc c(_ a: A<Int>) { print(a) }",
    "class A { let b = 1 }\nfunc c(_ a: A) { print(a) }",
  ]) func others(_ source: String) {
    #expect(Ported.text(source) == source)
  }
}
