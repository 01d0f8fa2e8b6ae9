// SPDX-License-Identifier: MIT

/// A programming mistake, described by a message that names the object, the values, the rule and the remedy.
public struct Fault: Sendable {
  /// The violated rule, such as `duplicateItem`. All violations of a rule have the same kind.
  public let kind: String
  /// The message for the developer.
  public let message: String

  /// Whether the fault never stops a build, because Apple's implementation logs or ignores the call.
  public let isWarning: Bool

  /// Creates a fault or a warning of the given kind.
  public init(kind: String, message: String, isWarning: Bool = false) {
    self.kind = kind
    self.message = message
    self.isWarning = isWarning
  }
}

/// Reports programming mistakes.
///
/// A table assigns one effect to each kind. Where Apple's implementation throws, a debug build stops with the message.
/// Faults that Apple logs or ignores are printed once per kind. Release and browser builds never stop: they print once
/// per kind and continue as the affected declaration documents. No operation is ever partially applied.
public enum Diagnostics {
  /// A closure that is called for every fault and replaces the default effect. Nil (the default) restores the default
  /// effect.
  nonisolated(unsafe) public static var handler: ((Fault) -> Void)?

  nonisolated(unsafe) private static var printedKinds: [String] = []

  #if !hasFeature(Embedded)
    /// The recorder of the active `recording(_:)` call. The recorder is task-local, so that recordings on several
    /// threads, such as in parallel tests, do not receive each other's faults.
    @TaskLocal private static var recorder: FaultRecorder?
  #endif

  #if DEBUG && !hasFeature(Embedded)
    /// The kinds that this process has reported, whether the faults were recorded, handled or printed. The library's
    /// tests run serially and use this set to check that they cover every kind.
    nonisolated(unsafe) package private(set) static var reportedKinds: Set<String> = []
  #endif

  /// Passes a fault to the active recording or the handler. Returns false if there is neither.
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

  // The function is not inlined, and the caller creates the message. If the function took a closure that creates the
  // message, the compiler would specialize it for each of its many callers. Together, the specialized copies would be a
  // considerable part of the browser download.
  /// Reports a programming mistake. Returns only if the kind, the handler or the build allows the program to continue.
  ///
  /// A fault of a kind that is not in the libraries' table, such as an application's own kind, stops debug builds. A
  /// fault that does not stop the program is printed once per kind, or once per `subject` of a kind.
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

  /// Runs `body` and returns the faults that it reports. These faults do not stop the program.
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
  /// The faults of one recording. Only the recording task adds faults.
  private final class FaultRecorder: @unchecked Sendable {
    var faults: [Fault] = []
  }
#endif
