// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeadCode

/// Tests method calls across modules.
struct DispatchThunkTests {
  private static let library = """
    @"$e3Lib4ViewCN" = global <{ ptr, ptr, ptr, ptr, ptr }> <{ ptr null, ptr null, ptr null, ptr @"$e3Lib4ViewCACycfC", ptr @"$e3Lib4ViewC4show_Sf_SdtF" }>, align 4
    define swiftcc ptr @"$e3Lib4ViewCACycfC"(ptr swiftself %0) {
      ret ptr %0
    }
    define swiftcc { double, double } @"$e3Lib4ViewC4show_Sf_SdtF"(i1 zeroext %0, ptr swiftself %1) {
      ret { double, double } zeroinitializer
    }
    """
  private static let app = """
    declare swiftcc ptr @"$e3Lib4ViewCACycfCTj"(ptr swiftself) local_unnamed_addr #0
    declare swiftcc { double, double } @"$e3Lib4ViewC4show_Sf_SdtFTj"(i1 zeroext, ptr swiftself) local_unnamed_addr #0
    define void @start() {
      %1 = call swiftcc ptr @"$e3Lib4ViewCACycfCTj"(ptr swiftself @"$e3Lib4ViewCN")
      ret void
    }
    """

  @Test func missingFunctionIsGenerated() throws {
    let (texts, _) = try DeadCode.remove(from: [sample(Self.library), sample(Self.app)])
    let text = String(decoding: texts[1], as: UTF8.self)
    #expect(
      text.contains("define internal swiftcc ptr @\"$e3Lib4ViewCACycfCTj\"(ptr swiftself %p0) alwaysinline {\n  %s ="))
    #expect(text.contains("ptr %p0, i32 12\n"))
    #expect(text.contains("(i1 zeroext %p0, ptr swiftself %p1) alwaysinline {\n  %t = load ptr, ptr %p1, align 4\n"))
    #expect(text.contains("ptr %t, i32 16\n") && text.contains("ret { double, double } %r"))
    // Functions that a thunk calls remain in the table, and other functions are removed.
    let library = String(decoding: texts[0], as: UTF8.self)
    #expect(library.contains("ptr @\"$e3Lib4ViewCACycfC\", ptr null }>"))
  }

  @Test(
    "A method of a generic class must accept the parameters of the declaration",
    arguments: [
      ("void", "ptr noalias sret(%o), i32, ptr swiftself", "{ i32, i8 }", "i32 %0, ptr swiftself %1", false),
      ("i1", "ptr noalias, ptr swiftself", "i1", "i64 %0, ptr swiftself %1", false),
      ("i1", "ptr noalias, ptr swiftself", "i1", "i32 %0, ptr swiftself %1", true),
      ("i1", "i32, ptr swiftself", "i1", "i32 %0, ptr swiftself %1", true),
    ])
  func generic(result: String, parameters: String, ownResult: String, own: String, fits: Bool) throws {
    let library = """
      @"$e3Lib3BoxCySiGN" = global <{ ptr, ptr, ptr, ptr }> <{ ptr null, ptr null, ptr null, ptr @"$e3Lib3BoxC4itemFSi_Tg5" }>, align 4
      define swiftcc \(ownResult) @"$e3Lib3BoxC4itemFSi_Tg5"(\(own)) {
        unreachable
      }
      """
    let app = "declare swiftcc \(result) @\"$e3Lib3BoxC4itemFTj\"(\(parameters)) #0"
    if fits {
      _ = try DeadCode.remove(from: [sample(library), sample(app)])
    } else {
      let failure = #expect(throws: Failure.self) { try DeadCode.remove(from: [sample(library), sample(app)]) }
      #expect(failure?.description.hasPrefix("Lib.Box.item has a parameter or result of a generic type") == true)
    }
  }

  @Test func methodMissingFromAllTablesIsReported() throws {
    let lost = "declare swiftcc void @\"$e3Lib4ViewC4lostyyFTj\"(ptr swiftself)"
    #expect(throws: Failure.self) { try DeadCode.remove(from: [sample(Self.library), sample(lost)]) }
  }

  @Test(arguments: [
    "declare swiftcc void @\"$e3Lib4ViewC4showyyF\"(ptr swiftself)", "declare void @llvm.trap()", "declare",
    "declare swiftcc void @\"$e3Lib4ViewC4showyyFTj",
  ])
  func otherDeclarationsAreIgnored(line: String) {
    let text = sample(line)
    #expect(DispatchThunk(text.lines[0]) == nil)
  }
}
