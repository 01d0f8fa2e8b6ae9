// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Runs the tasks of a hosted application during the application's frames.
  ///
  /// Jobs of the main actor normally run on the system's main queue when the program is idle. A test that renders one
  /// frame after another is never idle. Jobs that are enqueued on the main thread during a call from the host to the
  /// application therefore become timed calls. The order of these jobs is preserved, whether they belong to the main
  /// actor or to no actor. All of these jobs run on one thread, so the same sequence of frames produces the same
  /// result. All other jobs, such as those of tests and other threads, run as usual.
  ///
  /// The executor receives jobs through two hooks of Swift's runtime, which are set when the first host is created. The
  /// hooks pass on all jobs that do not belong to the host. If the hooks are missing or already in use, tasks run in
  /// real time, and one warning is reported.
  nonisolated package final class HostExecutor: SerialExecutor, @unchecked Sendable {
    /// The shared executor of all hosts in the process.
    package static let shared = HostExecutor()

    private typealias MainOriginal = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainHook = @convention(thin) (MainOriginal) -> UnownedSerialExecutor
    private typealias GlobalOriginal = @convention(thin) (UnownedJob) -> Void
    private typealias GlobalHook = @convention(thin) (UnownedJob, GlobalOriginal) -> Void

    /// A job that waits for its frame. The job runs at most once.
    private final class Step {
      var job: UnownedJob?

      init(_ job: UnownedJob) { self.job = job }

      func take() -> UnownedJob? {
        defer { job = nil }
        return job
      }
    }

    private let original: UnownedSerialExecutor
    /// This state is only accessed on the main thread.
    private var steps: [Step] = []
    private var depth = 0
    private var isReleaseComing = false
    /// Whether the host produces frames continuously, so that steps can always wait for the next frame. Default: false,
    /// as in a test, which may wait for another event without producing a frame.
    @MainActor package var keepsSteps = false

    private init() {
      original = MainActor.sharedUnownedExecutor
      guard
        let main = dlsym(nil, "swift_task_getMainExecutor_hook")?.assumingMemoryBound(to: MainHook?.self),
        let global = dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: GlobalHook?.self),
        main.pointee == nil, global.pointee == nil, HostClock.isOnMain, original.asSerialExecutor() != nil
      else {
        Diagnostics.report(
          "tasksInRealTime",
          "Tasks run in real time while the program waits, because this Swift runtime does not allow hosts to run "
            + "tasks in their frames."
        )
        return
      }
      HostExecutorHooks.executor = self
      main.pointee = { original in
        HostExecutorHooks.executor.map { UnownedSerialExecutor(ordinary: $0) } ?? original()
      }
      global.pointee = { job, original in
        if HostExecutorHooks.executor?.keeps(job) != true { original(job) }
      }
    }

    // MARK: SerialExecutor

    package func enqueue(_ job: UnownedJob) {
      // Deinitialization of a main-actor object is also a job if the caller started before the hooks were set. Such a
      // job runs immediately, as it would without the hooks.
      if HostClock.isOnMain, !Self.isTask(job) { return job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      if !keeps(job) { original.asSerialExecutor()?.enqueue(ExecutorJob(job)) }
    }

    package func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job)) }

    /// Returns whether a job is a step of a task. The kind of the job is the low byte of its flags, which follow the
    /// object header and two scheduler words.
    private static func isTask(_ job: UnownedJob) -> Bool {
      let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
      return address.load(fromByteOffset: 4 * MemoryLayout<UnsafeRawPointer>.size, as: UInt8.self) == 0
    }

    package func checkIsolated() { precondition(HostClock.isOnMain, "expected to be on the main actor") }

    package func isIsolatingCurrentContext() -> Bool? { HostClock.isOnMain }

    // MARK: Steps

    /// Runs a closure as a call to the application. Tasks that are created during the call belong to the application.
    @MainActor
    package func inside(_ body: () -> Void) {
      depth += 1
      HostClock.shared.setInside(true)
      HostClock.$isHosted.withValue(true) { body() }
      depth -= 1
      HostClock.shared.setInside(depth > 0)
      if depth == 0, !keepsSteps { releaseLater() }
    }

    /// Turns a job into a timed call if it was enqueued during a call to the application. Returns whether the job
    /// became a timed call.
    fileprivate func keeps(_ job: UnownedJob) -> Bool {
      guard HostClock.shared.isInsideCall else { return false }
      let step = Step(job)
      steps.append(step)
      nonisolated(unsafe) let kept = step
      HostClock.shared.addStep(
        abandon: { self.release(kept) },
        body: {
          guard let job = kept.take() else { return }
          self.steps.removeAll { $0 === kept }
          job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        })
      return true
    }

    /// Runs the remaining jobs when the program is idle, as if there were no host. If they waited for the next frame, a
    /// caller could block forever, because the host may not produce another frame.
    private func releaseLater() {
      guard !steps.isEmpty, !isReleaseComing else { return }
      isReleaseComing = true
      RealTime.async(.main) {
        MainActor.assumeIsolated {
          self.isReleaseComing = false
          for step in self.steps { self.release(step) }
        }
      }
    }

    private func release(_ step: Step) {
      steps.removeAll { $0 === step }
      if let job = step.take() { original.asSerialExecutor()?.enqueue(ExecutorJob(job)) }
    }
  }

  /// Global storage for the executor. The runtime's hooks are C functions, which cannot capture it.
  nonisolated private enum HostExecutorHooks {
    /// Assigned once, before the hooks are installed.
    nonisolated(unsafe) static var executor: HostExecutor?
  }
#endif
