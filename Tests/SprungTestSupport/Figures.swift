// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import Synchronization

/// Counts and measurements from tests, for the last column of the table in `Guides/Reliability.md`.
///
/// When a test process ends, it writes its figures to the folder named by `SPRUNG_FIGURES`: one file for each fault in
/// the table and each source file that tests the fault. `Scripts/native-tests` keeps the files of processes in which
/// every test passed, and `Scripts/reliability` writes their figures into the table. A process with figures also writes
/// the kinds of faults that it reported to the file `reported kinds`. If the variable is not set, nothing is written.
public enum Figures {
  private struct Figure {
    var value: Double
    let unit: String
  }

  /// The figures of the process by file name, in the order in which they first occurred.
  private static let figures = Mutex<[String: [Figure]]>([:])
  /// Writes the files once, at the end of the process.
  private static let writesAtExit: Bool = {
    guard ProcessInfo.processInfo.environment["SPRUNG_FIGURES"] != nil else { return false }
    return atexit { Figures.write() } == 0
  }()

  /// Adds to the number of cases with which a fault of the table was tested. `unit` is a plural noun for the cases.
  public static func count(_ number: Int, _ unit: String, of fault: String, file: String = #fileID) {
    keep(Double(number), unit, fault, file) { $0 + $1 }
  }

  /// Records a measurement. The largest of all recorded values is reported.
  public static func largest(_ value: Double, _ unit: String, of fault: String, file: String = #fileID) {
    keep(value, unit, fault, file) { max($0, $1) }
  }

  private static func keep(
    _ value: Double, _ unit: String, _ fault: String, _ file: String, _ combine: (Double, Double) -> Double
  ) {
    guard writesAtExit else { return }
    let source = (file as NSString).lastPathComponent.replacing(".swift", with: "")
    figures.withLock { figures in
      var list = figures["\(fault)/\(source)"] ?? []
      if let place = list.firstIndex(where: { $0.unit == unit }) {
        list[place].value = combine(list[place].value, value)
      } else {
        list.append(Figure(value: value, unit: unit))
      }
      figures["\(fault)/\(source)"] = list
    }
  }

  private static func write() {
    guard let folder = ProcessInfo.processInfo.environment["SPRUNG_FIGURES"] else { return }
    // Only debug builds record the reported kinds. The fuzzing program links this file in optimized builds.
    #if DEBUG
      write(Diagnostics.reportedKinds.sorted(), to: "reported kinds", in: folder)
    #endif
    let all = figures.withLock { $0 }
    for (name, list) in all {
      var lines = ["trials \(Seeds.trials)"]
      lines += list.map { figure in
        let isWhole = figure.value == figure.value.rounded() && abs(figure.value) < 1e15
        return "\(isWhole ? String(Int(figure.value)) : String(figure.value)) \(figure.unit)"
      }
      write(lines, to: name, in: folder)
    }
  }

  private static func write(_ lines: [String], to name: String, in folder: String) {
    let place = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: place)
    } catch {
      print("the figures of \(name) could not be written: \(error)")
    }
  }
}
