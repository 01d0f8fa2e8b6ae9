// SPDX-License-Identifier: MIT

import DeadCode
import Foundation

// Takes out of a program in LLVM's textual form what cannot run: `dead-code --into FOLDER FILE ...`.

func fail(_ sentence: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("dead-code: \(sentence)\n".utf8))
  exit(code)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, arguments.first == "--into" else { fail("usage: dead-code --into FOLDER FILE ...", 2) }
do {
  print(try DeadCode.remove(from: Array(arguments.dropFirst(2)), into: arguments.dropFirst().first!))
} catch {
  fail("\(error)", 1)
}
