// SPDX-License-Identifier: MIT

import DeadCode
import Foundation

// `dead-code --into FOLDER FILE ...` removes unreachable code from a program's LLVM text. Before compilation,
// `dead-code --close FOLDER FILE ...` removes access modifiers from its Swift sources.

func fail(_ sentence: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("dead-code: \(sentence)\n".utf8))
  exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["--close", "--into"].contains(arguments[0]) else {
  fail("usage: dead-code --close|--into FOLDER FILE ...", 2)
}
do {
  let (folder, files) = (arguments[1], Array(arguments.dropFirst(2)))
  if arguments[0] == "--close" {
    try ClosedSources.close(files, into: folder)
  } else {
    print(try DeadCode.remove(from: files, into: folder))
  }
} catch {
  fail("\(error)", 1)
}
