// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeadCode

/// Tests which parts of a program remain.
struct ReachabilityTests {
  /// A base class, two subclasses, and an entry point that creates an instance of one of them.
  private static let classes = """
    @"$e3App4ViewCN" = global <{ ptr, ptr, ptr, ptr, ptr }> <{ ptr null, ptr @"$e3App4ViewCfD", ptr null, ptr @"$e3App4ViewC4showyyF", ptr @"$e3App4ViewC4hideyyF" }>, align 4
    @"$e3App5LabelCN" = global <{ ptr, ptr, ptr, ptr, ptr }> <{ ptr @"$e3App4ViewCN", ptr @"$e3App5LabelCfD", ptr null, ptr @"$e3App5LabelC4showyyF", ptr @"$e3App4ViewC4hideyyF" }>, align 4
    @"$e3App6SliderCN" = linkonce_odr global <{ ptr, ptr, ptr, ptr, ptr }> <{ ptr @"$e3App4ViewCN", ptr @"$e3App6SliderCfD", ptr null, ptr @"$e3App6SliderC4showyyF", ptr @"$e3App4ViewC4hideyyF" }>, comdat, align 4
    define swiftcc void @"$e3App4ViewCfD"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App5LabelCfD"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App6SliderCfD"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App4ViewC4showyyF"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App4ViewC4hideyyF"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App5LabelC4showyyF"(ptr swiftself %0) {
      ret void
    }
    define swiftcc void @"$e3App6SliderC4showyyF"(ptr swiftself %0) {
      call swiftcc void @"$e3App4helpyyF"()
      ret void
    }
    define swiftcc void @"$e3App4helpyyF"() {
      ret void
    }
    """

  private static func reachable(_ start: String) throws -> Set<String> {
    let program = try Program([sample(classes + "\n" + start)])
    let reach = Reachability(program)
    return Set(reach.functions.map { program.symbols.names[$0] })
  }

  @Test func callReachesMethodOfInstantiatedClass() throws {
    let names = try Self.reachable(
      """
      define void @start() {
        %1 = call swiftcc ptr @alloc(ptr nonnull @"$e3App5LabelCN", i32 8, i32 3)
        %2 = load ptr, ptr %1, align 4
        %3 = getelementptr inbounds nuw i8, ptr %2, i32 12
        %4 = tail call { ptr, i1 } @llvm.type.checked.load(ptr nonnull %3, i32 0, metadata !"$e3App4ViewC4showyyFTq")
        ret void
      }
      """)
    #expect(names == ["start", "$e3App5LabelC4showyyF", "$e3App5LabelCfD"])
  }

  @Test func codeBehindCastRequiresInstance() throws {
    let start = """
      define void @start(ptr %0) {
        MAKE
        %2 = tail call ptr @swift_dynamicCastClass(ptr %0, ptr nonnull @"$e3App6SliderCN") #3
        %3 = icmp eq ptr %2, null
        br i1 %3, label %5, label %4

      4:                                                ; preds = %1
        call swiftcc void @"$e3App4helpyyF"()
        br label %5

      5:                                                ; preds = %4, %1
        ret void
      }
      """
    let without = try Self.reachable(start.replacingOccurrences(of: "MAKE", with: ""))
    #expect(without == ["start"])
    let made = "%9 = call swiftcc ptr @alloc(ptr nonnull @\"$e3App6SliderCN\", i32 8, i32 3)"
    let with = try Self.reachable(start.replacingOccurrences(of: "MAKE", with: made))
    #expect(with == ["start", "$e3App4helpyyF", "$e3App6SliderCfD"])
  }

  @Test func directlyCalledMethodRequiresInstance() throws {
    let call = """
      define void @start(ptr %0) {
        call swiftcc void @"$e3App6SliderC4showyyF"(ptr swiftself %0)
        ret void
      }
      """
    #expect(try Self.reachable(call) == ["start"])
    let made = "define void @other() {\n  call void @use(ptr @\"$e3App6SliderCN\")\n  ret void\n}\n"
    #expect(try Self.reachable(made + call).contains("$e3App4helpyyF"))
  }

  @Test func functionBeginsAtFirstBlockForAnyHeader() throws {
    let names = try Self.reachable(
      """
      define ptr @start(ptr returned swiftself captures(ret: address, provenance) %0) #3 {
      entry:
        call swiftcc void @"$e3App4helpyyF"()
        ret ptr %0
      }
      """)
    #expect(names == ["start", "$e3App4helpyyF"])
  }

  @Test func instanceOfClassIsInstanceOfSuperclasses() throws {
    let names = try Self.reachable(
      """
      define void @start(ptr %0) {
        call void @use(ptr @"$e3App5LabelCN")
        call swiftcc void @"$e3App4ViewC4hideyyF"(ptr swiftself %0)
        ret void
      }
      """)
    #expect(names.contains("$e3App4ViewC4hideyyF"))
  }

  @Test func exactClassIsConsideredToo() throws {
    let names = try Self.reachable(
      """
      define void @start(ptr %0) {
        call void @use(ptr @"$e3App5LabelCN")
        %1 = load ptr, ptr %0, align 4
        %2 = icmp eq ptr %1, @"$e3App4ViewCN"
        br i1 %2, label %yes, label %"no more"

      yes:
        call swiftcc void @"$e3App4helpyyF"()
        br label %"no more"

      "no more":
        ret void
      }
      """)
    #expect(!names.contains("$e3App4helpyyF"))
  }

  @Test func unreachableCodeIsRemoved() throws {
    let start = """
      define void @start(ptr %0) {
        %1 = tail call ptr @swift_dynamicCastClass(ptr %0, ptr nonnull @"$e3App6SliderCN")
        call void @use(ptr @"$e3App5LabelCN")
        ret void
      }
      """
    let (texts, summary) = try DeadCode.remove(from: [sample(Self.classes + "\n" + start)])
    let text = String(decoding: texts[0], as: UTF8.self)
    #expect(text.contains("%1 = inttoptr i32 0 to ptr"))
    #expect(text.contains("ptr @\"$e3App5LabelCfD\", ptr null, ptr null, ptr null }>"))
    #expect(text.contains("(ptr swiftself %0) {\n  call void @llvm.trap()\n  unreachable\n}"))
    #expect(summary.functions.reachable == 2 && summary.classes.made == 1)
  }

  @Test func copyOfTableKeepsItsOwnFunctions() throws {
    let file = """
      @"$e3Lib3BoxC3IntGN" = LINKAGE <{ ptr, ptr, ptr, ptr }> <{ ptr null, ptr @"$e3Lib3BoxCfDSi_NAME", ptr null, ptr @"$e3Lib3BoxC4takeyyFSi_NAME" }>, align 4
      define swiftcc void @"$e3Lib3BoxCfDSi_NAME"(ptr swiftself %0) {
        ret void
      }
      define swiftcc void @"$e3Lib3BoxC4takeyyFSi_NAME"(ptr swiftself %0) {
        ret void
      }
      """
    func copy(_ name: String, _ linkage: String) -> String {
      file.replacingOccurrences(of: "NAME", with: name).replacingOccurrences(of: "LINKAGE", with: linkage)
    }
    let start = "define void @start() {\n  call void @use(ptr @\"$e3Lib3BoxC3IntGN\")\n  ret void\n}\n"
    let files = [copy("Tg5", "global"), copy("Tgq5", "linkonce_odr global") + "\n" + start].map { sample($0) }
    let texts = try DeadCode.remove(from: files).texts.map { String(decoding: $0, as: UTF8.self) }
    for (text, name) in zip(texts, ["Tg5", "Tgq5"]) {
      #expect(text.contains("<{ ptr null, ptr @\"$e3Lib3BoxCfDSi_\(name)\", ptr null, ptr null }>"))
      // The linker may choose either copy, so the functions of both are reachable.
      #expect(text.contains("@\"$e3Lib3BoxCfDSi_\(name)\"(ptr swiftself %0) {\n  ret void\n}"))
    }
  }
}
