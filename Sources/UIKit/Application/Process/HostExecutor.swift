// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Runs the tasks of an application without a screen in its frames.
  ///
  /// The main actor's jobs are added to the machine's main queue, which runs when the program waits; a test that plays
  /// frame after frame never does. So jobs that are enqueued on the main thread while the host calls the application
  /// become timed calls of the application, in their order, whether they belong to the main actor or to no actor at
  /// all: one thread does everything, and the same frames give the same result. All other jobs, such as those of the
  /// tests themselves and those that other threads enqueue, run as usual.
  ///
  /// Swift's runtime has two hooks for this. They are set when the first host is made and only pass on what is not the host's. A
  /// runtime without the hooks, or in which they are taken, leaves tasks in the time of the machine, with one warning.
  nonisolated package final class HostExecutor: SerialExecutor, @unchecked Sendable {
    /// The one that all hosts of the process use.
    package static let shared = HostExecutor()

    private typealias MainOriginal = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainHook = @convention(thin) (MainOriginal) -> UnownedSerialExecutor
    private typealias GlobalOriginal = @convention(thin) (UnownedJob) -> Void
    private typealias GlobalHook = @convention(thin) (UnownedJob, GlobalOriginal) -> Void

    /// A job that waits for its frame; the first who takes it runs it.
    private final class Step {
      var job: UnownedJob?

      init(_ job: UnownedJob) { self.job = job }

      func take() -> UnownedJob? {
        defer { job = nil }
        return job
      }
    }

    private let original: UnownedSerialExecutor
    /// Only touched on the main thread.
    private var steps: [Step] = []
    private var depth = 0
    private var isReleaseComing = false
    /// Whether frames continue permanently, so that steps wait for them whatever the program does in the meantime.
    /// Default: false, as for a test, which may wait for something else and show no further frame.
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
          "Tasks run in real time while the program waits, because this Swift runtime does not allow a host to run them in its frames."
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
      // The end of an object of the main actor is a job too when the caller began before the hooks were set. It happens at
      // once, as it does without them.
      if HostClock.isOnMain, !Self.isTask(job) { return job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
      if !keeps(job) { original.asSerialExecutor()?.enqueue(ExecutorJob(job)) }
    }

    package func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job)) }

    /// Whether a job is a step of a task: the kind is the low byte of the flags, which follow the head of an object and two
    /// words for the scheduler.
    private static func isTask(_ job: UnownedJob) -> Bool {
      let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
      return address.load(fromByteOffset: 4 * MemoryLayout<UnsafeRawPointer>.size, as: UInt8.self) == 0
    }

    package func checkIsolated() { precondition(HostClock.isOnMain, "expected to be on the main actor") }

    package func isIsolatingCurrentContext() -> Bool? { HostClock.isOnMain }

    // MARK: Steps

    /// Calls the application; tasks that begin meanwhile are the application's.
    @MainActor
    package func inside(_ body: () -> Void) {
      depth += 1
      HostClock.shared.setInside(true)
      HostClock.$isHosted.withValue(true) { body() }
      depth -= 1
      HostClock.shared.setInside(depth > 0)
      if depth == 0, !keepsSteps { releaseLater() }
    }

    /// Makes a job a timed call if the application has put it down.
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

    /// Jobs that no frame has run when the program waits for something else run then, as they would have without a
    /// host: otherwise a caller could block forever on a frame that never comes.
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

  /// The state that the runtime's hooks, which are plain functions, can reach.
  nonisolated private enum HostExecutorHooks {
    /// Set once, before the hooks are.
    nonisolated(unsafe) static var executor: HostExecutor?
  }
#endif
