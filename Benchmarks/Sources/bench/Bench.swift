// SPDX-License-Identifier: MIT

import Foundation

/// Measures, prints a table and writes JSON; `bench COUNT` measures one list and prints its JSON only.
///
/// Each list is measured in a process of its own, so that the memory of one does not hide in another's.
@main
struct Bench {
  /// Cells of the lists, from a long one to an absurd one.
  static let cellCounts = [1_000, 10_000, 1_000_000]

  static func main() throws {
    if let word = CommandLine.arguments.dropFirst().first {
      guard let count = Int(word), count > 0 else {
        print("usage: bench [CELLS]")
        exit(2)
      }
      let result = SpringyListBenchmark(cellCount: count).run()
      print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
      return
    }
    var results: [SpringyListBenchmark.Result] = []
    for count in cellCounts { results.append(try measureInChild(count)) }
    print(Table(results).text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let folder = URL(fileURLWithPath: ".build/benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("springy-list.json")
    try encoder.encode(results).write(to: file)
    print("Written to \(file.relativePath)")
  }

  private static func measureInChild(_ count: Int) throws -> SpringyListBenchmark.Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(count)"]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(SpringyListBenchmark.Result.self, from: data)
  }
}
