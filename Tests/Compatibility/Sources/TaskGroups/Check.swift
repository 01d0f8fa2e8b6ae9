// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = GalleryController()
  let loader = controller.loader
  check.show { controller }
  // Runs work on the main queue, where events are also handled. A task that starts outside a host call does not use the
  // host's time.
  func later(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { work() }
    check.wait(1.5)
  }

  later { controller.load([3, 1, 2]) }
  check.expect(controller.log == ["loaded 3"], "all: \(controller.log)")
  check.expect(loader.finished == [2, 1, 3], "the last one was the fastest: \(loader.finished)")
  check.expect(controller.stack.arrangedSubviews.map(\.tag) == [3, 1, 2], "in their order")
  check.expect(controller.stack.arrangedSubviews[1].frame.minX, is: 106.5, within: 0.51, "the second one")

  loader.missing = [5]
  later { controller.load([4, 5, 6]) }
  check.expect(controller.log.last == "no picture 5", "one is missing: \(controller.log)")
  check.expect(loader.finished == [2, 1, 3, 6], "the error cancels the slowest one: \(loader.finished)")

  DispatchQueue.main.async { controller.load([8, 9]) }
  check.wait(0.1)
  later { controller.cancel() }
  check.expect(controller.log.last == "cancelled", "a cancelled task cancels its group: \(controller.log)")
  check.expect(!loader.finished.contains(8) && !loader.finished.contains(9), "nothing was loaded")

  later { controller.perform("total") { "\((try? await loader.total([1, 2, 3, 4, 6], atMost: 2)) ?? -1)" } }
  check.expect(controller.log.last == "total 16", "a few at a time: \(controller.log)")
  later { controller.perform("fastest") { "\((try? await loader.fastest([0.5, 0.2, 0.4])) ?? -1)" } }
  check.expect(controller.log.last == "fastest 1" && !loader.started.contains(99), "the first one: \(controller.log)")
  later { controller.perform("failures") { "\(await loader.failures([1, 5]).count)" } }
  check.expect(controller.log.last == "failures 1", "results with errors: \(controller.log)")
  later { controller.perform("sum") { "\((try? await loader.sum([1, 2, 3])) ?? -1)" } }
  check.expect(controller.log.last == "sum 6", "reduced: \(controller.log)")
  later { controller.perform("sum") { "\((try? await loader.sum([1, 5])) ?? -1)" } }
  check.expect(controller.log.last == "sum -1", "reduced with an error: \(controller.log)")
  later {
    controller.perform("prefetch") {
      do { try await loader.prefetch([1, 5, 2]) } catch { return "failed" }
      return "done"
    }
  }
  check.expect(controller.log.last == "prefetch failed", "without results: \(controller.log)")
  later { controller.perform("available") { await loader.available([2, 5, 1, 7]).map { "\($0)" }.joined(separator: " ") } }
  check.expect(controller.log.last == "available 1 2", "some: \(controller.log)")
  let views = [UIView(), UIView()]
  later { controller.perform("blink") { (try? await loader.blinkAll(views)) == nil ? "failed" : "done" } }
  check.expect(controller.log.last == "blink done" && views.allSatisfy { $0.alpha == 1 }, "tasks that sleep: \(controller.log)")
  check.expect(loader.running == 0, "nothing runs")
}
