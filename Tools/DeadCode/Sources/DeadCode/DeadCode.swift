// SPDX-License-Identifier: MIT

import Foundation

/// Removes unreachable code from a program before the linker generates machine code.
///
/// The method table of a class references all of its methods, so none is removed by the linker. A program that can
/// display any kind of view therefore contains the code of all kinds, including those that it never displays. The input
/// is LLVM IR in text form. The compiler options annotate calls with their methods and prevent merging of equal
/// functions of different classes: `-emit-ir -Xfrontend -enable-llvm-vfe -Xfrontend
/// -disable-llvm-merge-functions-pass`. The files must contain the entire program except C code.
///
/// The pass reduces the gallery by a fifth and smaller programs by more. The compiler and linker (Swift 6.3, with
/// virtual function elimination and link-time optimization) do not remove this code. Sizes of compressed modules
/// (gzip), in bytes:
///
/// | module | compiler and linker alone | with `ClosedSources` | with both |
/// |---|---|---|---|
/// | gallery | 1,512,336 | 1,297,007 | 1,205,239 |
/// | Examples/Chat | 1,126,229 | | 742,355 |
/// | Examples/Hello | 1,077,914 | | 221,687 |
///
/// For the examples, the app and the library are compiled separately. Virtual function elimination then requires
/// dispatch thunks, but Embedded Swift does not emit them. `DispatchThunk` adds them.
public enum DeadCode {
  /// The size of the reachable part of a program.
  public struct Summary: Sendable, CustomStringConvertible {
    public let functions: (reachable: Int, all: Int)
    public let classes: (made: Int, all: Int)

    public var description: String {
      "\(functions.reachable) of \(functions.all) functions can run, \(classes.made) of \(classes.all) classes are used"
    }
  }

  /// Reads the files of a program, removes unreachable code, and writes the files to `folder` under the same names.
  @discardableResult
  public static func remove(from paths: [String], into folder: String) throws -> Summary {
    let files = try paths.map { try SourceText(path: $0) }
    let (texts, summary) = try remove(from: files)
    for (file, text) in zip(files, texts) {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      try text.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    return summary
  }

  static func remove(from files: [SourceText]) throws -> (texts: [Data], summary: Summary) {
    let program = try Program(files)
    let reach = Reachability(program)
    let removal = Removal(program: program, reach: reach)
    let texts = try files.enumerated().map { try write($0.element, try removal.changes(ofFile: $0.offset)) }
    return (
      texts,
      Summary(
        functions: (reach.functions.count, program.functions.count), classes: (reach.made.count, program.tables.count))
    )
  }

  /// Returns the text of a file with the given changes applied.
  private static func write(_ file: SourceText, _ changes: [Int: Removal.Change]) throws -> Data {
    var text = Data(capacity: file.lines.last.map { _ in file.lines.reduce(0) { $0 + $1.count + 1 } } ?? 0)
    func add(_ line: Line) { text.append(line.start, count: line.count) }
    var declared: Set<String> = []
    for (number, line) in file.lines.enumerated() {
      switch changes[number] {
      case nil:
        if line.starts(with: "declare "), line.find("@llvm.") != nil {
          if line.find("@llvm.trap(") != nil { declared.insert("trap") }
          if line.find("@llvm.type.checked.load(") != nil { declared.insert("load") }
        }
        add(line)
      case .gone: continue
      case .becomes(let new): text.append(contentsOf: new.utf8)
      case .stops:
        add(line)
        text.append(contentsOf: "\n  call void @llvm.trap()\n  unreachable".utf8)
      case .holds(let values):
        guard let start = line.find("}> <{ "), let end = line.dropFirst(start + 6).find(" }>") else {
          throw Failure("\(file.path):\(number + 1): the class table is not in a supported format")
        }
        add(line.prefix(start + 6))
        text.append(contentsOf: values.utf8)
        add(line.dropFirst(start + 6 + end))
      }
      text.append(10)
    }
    if !declared.contains("trap") { text.append(contentsOf: "declare void @llvm.trap()\n".utf8) }
    if !declared.contains("load") {
      text.append(contentsOf: "declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)\n".utf8)
    }
    return text
  }
}
