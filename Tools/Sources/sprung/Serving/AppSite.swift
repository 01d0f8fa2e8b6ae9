// SPDX-License-Identifier: MIT

import Foundation

/// The page of an app under development. The page displays the last build that succeeded, and the errors of the latest
/// build.
final class AppSite: @unchecked Sendable {
  private let lock = NSLock()
  /// The current build, which is replaced when the manifest changes. After the server has started, only the building
  /// thread uses it.
  private var appBuild: AppBuild
  private let module: URL
  private var number = 0
  private var messages: [String] = []

  init(_ build: AppBuild) {
    appBuild = build
    module = build.module
  }

  /// The polling interval in seconds. A build starts only when no file has changed for half this time, because editors
  /// can save several files at once.
  static let pause = 0.25

  /// The handler for the page's requests.
  var handler: SiteHandler {
    let checkout = appBuild.checkout
    let name = appBuild.app.application.target
    let files = SiteFiles(
      folder: checkout.site,
      extras: [
        WebBuild.servedName: module, "reload.js": checkout.appSite.appendingPathComponent("reload.js"),
      ])
    // Files are not compressed, because compressing them takes longer than sending them uncompressed on the same
    // machine.
    return SiteHandler(
      files: files, compressed: CompressedFiles([]),
      made: { [self] path in
        switch path {
        case "/", "/index.html":
          let page = AppPage(checkout: checkout, title: name)
          let text = page.text(
            script: "sprung-app.js", module: WebBuild.servedName,
            head: ["<script type=\"module\" src=\"reload.js\"></script>"])
          return Self.answer(text ?? "", type: "index.html")
        case "/sprung-build.json": return Self.answer(state, type: "state.json")
        default: return nil
        }
      })
  }

  private static func answer(_ text: String, type name: String) -> Answer {
    Answer(
      status: .ok, fields: [("Content-Type", MediaType.of(name)), ("Cache-Control", "no-store")],
      content: .bytes(Data(text.utf8)))
  }

  /// The state that the page polls: the build number and the errors in the sources.
  private var state: String {
    struct State: Encodable {
      let build: Int
      let messages: [String]
    }
    let state = lock.withLock { State(build: number, messages: messages) }
    return (try? JSONEncoder().encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Builds the parts that have changed. Errors are printed and displayed on the page.
  func build() {
    var wrong: [String] = []
    var isNew = false
    do {
      isNew = try appBuild.run()
    } catch let failure as AppBuild.Failure {
      wrong = failure.messages
    } catch let failure as CommandFailure {
      wrong = [failure.message]
    } catch {
      wrong = [String(describing: error)]
    }
    for line in wrong { Console.error(line) }
    lock.withLock {
      if isNew { number += 1 }
      messages = wrong
    }
  }

  /// Rebuilds whenever sources or the manifest are saved. Never returns.
  func watch() {
    var known = stamp
    while true {
      Thread.sleep(forTimeInterval: Self.pause)
      guard stamp != known else { continue }
      // Wait until no more files are being written.
      repeat {
        known = stamp
        Thread.sleep(forTimeInterval: Self.pause / 2)
      } while stamp != known
      do {
        appBuild = try AppBuild(
          package: appBuild.app.root, target: appBuild.app.application.target, mode: appBuild.mode)
      } catch {
        let message = (error as? CommandFailure)?.message ?? String(describing: error)
        Console.error(message)
        lock.withLock { messages = [message] }
        continue
      }
      build()
    }
  }

  /// The current versions of all files from which the app is built.
  private var stamp: [String: SourceWatcher.Version] { SourceWatcher(appBuild.app).state }
}
