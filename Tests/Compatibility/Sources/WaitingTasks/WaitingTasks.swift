// SPDX-License-Identifier: MIT

import UIKit

/// Simulates network requests that respond after a delay with callbacks, as in older code.
final class Archive {
  func fetch(_ count: Int, completion: @escaping @Sendable ([String]) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      completion((0..<count).map { "Item \($0)" })
    }
  }

  @MainActor func items(_ count: Int) async -> [String] {
    await withCheckedContinuation { continuation in
      fetch(count) { continuation.resume(returning: $0) }
    }
  }
}

final class LoadingViewController: UITableViewController {
  private let archive = Archive()
  private var items: [String] = []
  private var search: Task<Void, Never>?
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    Task {
      items = await archive.items(3)
      log.append("loaded")
      tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  /// Searches as soon as the user stops typing.
  func searchChanged(to text: String) {
    search?.cancel()
    search = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 300_000_000)
      guard !Task.isCancelled, let self else { return }
      log.append("search \(text)")
    }
  }

  func blink() {
    Task {
      for step in 0..<3 {
        view.alpha = step % 2 == 0 ? 0.5 : 1
        log.append("blink \(step)")
        try await Task.sleep(for: .seconds(0.1))
      }
      view.alpha = 1
    }
  }

  func sum() async -> Int {
    var total = 0
    for number in 0..<2000 { total += await doubled(number) }
    return total
  }

  private func doubled(_ number: Int) async -> Int { number * 2 }

  func cancelSleeping() {
    let task = Task {
      do {
        try await Task.sleep(for: .seconds(60))
        log.append("slept")
      } catch {
        log.append("cancelled")
      }
    }
    Task {
      await Task.yield()
      task.cancel()
      await task.value
      log.append("after")
    }
  }

  func count(_ counter: TapCounter) {
    Task {
      await counter.tap()
      await counter.tap()
      let taps = await counter.taps
      log.append("taps \(taps), sum \(await sum())")
    }
  }
}

actor TapCounter {
  private(set) var taps = 0
  func tap() { taps += 1 }
}
