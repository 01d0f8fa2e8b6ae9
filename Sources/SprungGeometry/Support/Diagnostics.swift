// SPDX-License-Identifier: MIT

/// A programming mistake, described in one sentence that names the object, the values, the rule and the remedy.
public struct Fault: Sendable {
  /// The rule that was broken, such as `duplicateItem`; the same for every occurrence.
  public let kind: String
  /// The sentence for the person who made the mistake.
  public let message: String

  /// Whether it stops no build, because Apple's implementation logs or ignores the call.
  public let isWarning: Bool

  /// Makes a fault of the given kind, or a warning.
  public init(kind: String, message: String, isWarning: Bool = false) {
    self.kind = kind
    self.message = message
    self.isWarning = isWarning
  }
}

/// Reports programming mistakes.
///
/// Each kind has one effect, which a table decides: where Apple's implementation throws, a debug build stops with the
/// sentence; faults that Apple logs or ignores are printed once per kind. Release and browser builds never stop: they
/// print once per kind and continue in the way that the declaration at fault documents. No operation is ever partially
/// applied.
public enum Diagnostics {
  /// Called for every fault instead of the default; nil (the default) restores the default.
  nonisolated(unsafe) public static var handler: ((Fault) -> Void)?

  nonisolated(unsafe) private static var printedKinds: [String] = []

  #if !hasFeature(Embedded)
    /// Takes the faults of `recording(_:)`. It belongs to the task, so that recordings on several threads, as of tests that
    /// run in parallel, do not take one another's faults.
    @TaskLocal private static var recorder: FaultRecorder?
  #endif

  #if DEBUG && !hasFeature(Embedded)
    /// The kinds that this process has reported, whether the faults were recorded, handled or printed. The library's own tests,
    /// of which one runs at a time, check with it that they reach every kind.
    nonisolated(unsafe) package private(set) static var reportedKinds: Set<String> = []
  #endif

  /// Hands a fault to a recording or to the handler; false when there is neither.
  private static func isTaken(_ fault: Fault) -> Bool {
    #if !hasFeature(Embedded)
      if let recorder {
        recorder.faults.append(fault)
        return true
      }
    #endif
    guard let handler else { return false }
    handler(fault)
    return true
  }

  private static func isPrinted(_ kind: String) -> Bool { printedKinds.contains { $0.isLiterallyEqual(to: kind) } }

  // Not inlined, and the message is created where the mistake is found: for a function with a closure the compiler
  // creates a copy for each of the many callers, and all of them together would be a considerable part of the browser's
  // download.
  /// Reports a programming mistake. Returns only if the kind, the handler or the build allows the program to continue.
  ///
  /// A kind without an entry in the libraries' table, such as an application's own, stops debug builds. A fault that
  /// does not stop the program is printed once per kind, or once for each `subject` of a kind.
  @inline(never)
  public static func report(_ kind: String, _ message: String, about subject: String = "") {
    #if DEBUG && !hasFeature(Embedded)
      reportedKinds.insert(kind)
    #endif
    let severity = DiagnosticKind.severity(of: kind)
    let fault = Fault(kind: kind, message: message, isWarning: severity != .stops)
    if isTaken(fault) || severity == .silent { return }
    #if DEBUG
      if severity == .stops { fatalError("\(fault.kind): \(fault.message)") }
    #endif
    let printed = subject.isEmpty ? kind : kind + " " + subject
    guard !isPrinted(printed) else { return }
    printedKinds.append(printed)
    if severity == .stops {
      print("Sprung fault, \(fault.kind): \(fault.message)")
    } else {
      print("Sprung warning, \(fault.kind): \(fault.message)")
    }
  }

  /// Runs `body` and returns the faults that were reported in it; none of them stops the program.
  public static func recording(_ body: () -> Void) -> [Fault] {
    #if hasFeature(Embedded)
      var faults: [Fault] = []
      let outer = handler
      handler = { faults.append($0) }
      body()
      handler = outer
      return faults
    #else
      let recorder = FaultRecorder()
      $recorder.withValue(recorder) { body() }
      return recorder.faults
    #endif
  }
}

#if !hasFeature(Embedded)
  /// The faults of one recording. Only the task that records writes to it.
  private final class FaultRecorder: @unchecked Sendable {
    var faults: [Fault] = []
  }
#endif
