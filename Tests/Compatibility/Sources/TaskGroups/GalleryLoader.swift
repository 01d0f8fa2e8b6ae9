// SPDX-License-Identifier: MIT

import UIKit

enum LoadError: Error, Equatable {
    case offline
    case notFound(Int)
    case cancelled
}

/// Loads images with a delay, as if from a server.
@MainActor
final class GalleryLoader {
    struct Picture: Sendable {
        let index: Int
        let color: UIColor
    }

    var missing: Set<Int> = []
    private(set) var started: [Int] = []
    private(set) var finished: [Int] = []
    private(set) var running = 0
    private(set) var mostRunning = 0

    func picture(_ index: Int, after seconds: TimeInterval = 0.1) async throws -> Picture {
        if Task.isCancelled { throw LoadError.cancelled }
        started.append(index)
        running += 1
        mostRunning = max(mostRunning, running)
        defer { running -= 1 }
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        if Task.isCancelled { throw LoadError.cancelled }
        guard !missing.contains(index) else { throw LoadError.notFound(index) }
        finished.append(index)
        return Picture(index: index, color: UIColor(white: CGFloat(index) / 10, alpha: 1))
    }

    /// Returns all images in order. The first failure cancels the other loads.
    func pictures(_ indices: [Int]) async throws -> [Picture] {
        try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
            for (position, index) in indices.enumerated() {
                group.addTask { [weak self] in
                    guard let self else { throw LoadError.cancelled }
                    return (position, try await self.picture(index, after: 0.5 - Double(position) * 0.1))
                }
            }
            var found: [Int: Picture] = [:]
            for try await (position, picture) in group {
                found[position] = picture
            }
            return indices.indices.compactMap { found[$0] }
        }
    }

    /// Returns the sum of the loaded indices. Limits the number of simultaneous loads.
    func total(_ indices: [Int], atMost limit: Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Picture.self, returning: Int.self) { group in
            var waiting = indices.makeIterator()
            for _ in 0..<limit {
                guard let index = waiting.next() else { break }
                group.addTask { try await self.picture(index) }
            }
            var sum = 0
            while let picture = try await group.next() {
                sum += picture.index
                if let index = waiting.next() {
                    group.addTask { try await self.picture(index) }
                }
            }
            return sum
        }
    }

    /// Returns the first result and cancels the other loads.
    func fastest(_ delays: [TimeInterval]) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for (index, delay) in delays.enumerated() {
                group.addTask { try await self.picture(index, after: delay).index }
            }
            guard let first = try await group.next() else { throw LoadError.offline }
            group.cancelAll()
            let isAdded = group.addTaskUnlessCancelled { try await self.picture(99).index }
            return isAdded ? 99 : first
        }
    }

    /// Returns the error of each failed load. All loads share a deadline.
    func failures(_ indices: [Int]) async -> [LoadError] {
        do {
            return try await withThrowingTaskGroup(of: Picture.self) { group -> [LoadError] in
                for index in indices { group.addTask { try await self.picture(index) } }
                var errors: [LoadError] = []
                while let result = await group.nextResult() {
                    switch result {
                    case .success: continue
                    case .failure(let error): errors.append(error as? LoadError ?? .offline)
                    }
                }
                try await group.waitForAll()
                return errors
            }
        } catch {
            return [.offline]
        }
    }

    nonisolated func sum(_ indices: [Int]) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in indices { group.addTask { try await self.picture(index).index } }
            return try await group.reduce(0, +)
        }
    }

    /// Warms the cache without reading results.
    func prefetch(_ indices: [Int]) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for index in indices {
                group.addTask { _ = try await self.picture(index) }
            }
        }
    }

    /// Returns the images that load successfully, even if others fail.
    func available(_ indices: [Int]) async -> [Int] {
        await withTaskGroup(of: Int?.self) { group in
            for index in indices {
                group.addTask { try? await self.picture(index).index }
            }
            var result: [Int] = []
            for await case let index? in group where index != 7 {
                result.append(index)
            }
            return result.sorted()
        }
    }

    func blinkAll(_ views: [UIView]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for view in views {
                group.addTask { try await self.blink(view) }
            }
            try await group.waitForAll()
        }
    }

    private func blink(_ view: UIView) async throws {
        view.alpha = 0
        try await Task.sleep(nanoseconds: 100_000_000)
        view.alpha = 1
    }
}

final class GalleryController: UIViewController {
    let loader = GalleryLoader()
    let stack = UIStackView()
    private(set) var log: [String] = []
    private var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
        stack.distribution = .fillEqually
        view.addSubview(stack)
    }

    func load(_ indices: [Int]) {
        loading = Task {
            do {
                let pictures = try await loader.pictures(indices)
                for picture in pictures {
                    let view = UIView()
                    view.backgroundColor = picture.color
                    view.tag = picture.index
                    stack.addArrangedSubview(view)
                }
                log.append("loaded \(pictures.count)")
            } catch LoadError.notFound(let index) {
                log.append("no picture \(index)")
            } catch LoadError.cancelled {
                log.append("cancelled")
            } catch {
                log.append("failed")
            }
        }
    }

    func cancel() { loading?.cancel() }

    func perform(_ name: String, _ work: @escaping @MainActor () async -> String) {
        Task {
            let result = await work()
            log.append("\(name) \(result)")
        }
    }
}
