// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeadCode

/// Tests the class information extracted from mangled names.
struct ClassNamesTests {
  private static let names = ClassNames(
    try! Program([
      sample(
        """
        @"$e3App4ViewCN" = global <{ ptr, ptr, ptr }> <{ ptr null, ptr null, ptr null }>, align 4
        @"$e3App4ViewC5InnerCN" = global <{ ptr, ptr, ptr }> <{ ptr null, ptr null, ptr null }>, align 4
        @"$e3App3BoxCySiGN" = global <{ ptr, ptr, ptr }> <{ ptr null, ptr null, ptr null }>, align 4
        """)
    ]))

  @Test(arguments: [
    "$e3App4ViewC4showyyF", "$e3App4ViewC4sizeSivg", "$e3App4ViewC4sizeSivs", "$e3App4ViewCfD", "$e3App4ViewCfE",
    "$e3App4ViewC5frameACSi_tcfc", "$e3App4ViewC4size33_0123456789ABCDEF0123456789ABCDEFLLSivg",
    "$e3App4ViewC4showyyFTf4n_n", "$e3App4ViewC5InnerC4showyyF",
  ])
  func methodsRequireInstance(name: String) {
    #expect(Self.names.object(neededBy: name) != nil)
  }

  @Test(arguments: [
    // Static members, an initializer, a member of a nested type, a closure, a default argument, a merged function, a
    // witness, and a generic class.
    "$e3App4ViewC4showyyFZ", "$e3App4ViewC4sizeSivgZ", "$e3App4ViewC5frameACSi_tcfC", "$e3App4ViewC4ModeO4nameSSvg",
    "$e3App4ViewC4showyyFyycfU_", "$e3App4ViewC4showyySiFfA_", "$e3App4ViewC4showyyFTm",
    "$e3App4ViewCAA5ShownA2aDP4showyyFTW", "$e3App3BoxC4showyyF", "$e3App4ViewC4showyyFZTf4d_n", "sp_frame",
    "$e3App4showyyF",
  ])
  func otherCodeRequiresNoInstance(name: String) {
    #expect(Self.names.object(neededBy: name) == nil)
  }

  @Test func innermostClassIsOwner() {
    let home = Self.names.home(of: "$e3App4ViewC5InnerC4showyyF")
    #expect(home?.rest == "4showyyF")
    #expect(Self.names.home(of: "$e3App4showyyF") == nil)
  }
}

/// Returns a file of a program.
func sample(_ text: String) -> SourceText { SourceText(Data((text + "\n").utf8), path: "sample.ll") }
