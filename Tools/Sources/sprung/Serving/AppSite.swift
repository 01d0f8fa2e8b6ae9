// SPDX-License-Identifier: MIT

import Foundation

/// The page of an app that is being written: what was built last, and what became of the last build.
final class AppSite: @unchecked Sendable {
  private let lock = NSLock()
  /// Replaced when the manifest changes. Only the thread that builds touches it after the start.
  private var appBuild: AppBuild
  private let module: URL
  private var number = 0
  private var messages: [String] = []

  init(_ build: AppBuild) {
    appBuild = build
    module = build.module
  }

  /// How long a build waits after a save for the next one, and how often is looked: editors write several files at once.
  static let pause = 0.25

  /// Answers the requests of the page.
  var handler: SiteHandler {
    let checkout = appBuild.checkout
    let name = appBuild.app.application.target
    let files = SiteFiles(
      folder: checkout.site,
      extras: [
        WebBuild.servedName: module, "reload.js": checkout.appSite.appendingPathComponent("reload.js"),
      ])
    // Nothing is packed: on the same machine that takes longer than it saves.
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

  /// The state that the page requests: the number of the build, and the errors in the sources.
  private var state: String {
    struct State: Encodable {
      let build: Int
      let messages: [String]
    }
    let state = lock.withLock { State(build: number, messages: messages) }
    return (try? JSONEncoder().encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Builds what changed, and reports errors here and on the page.
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

  /// Builds again whenever sources or the manifest are saved; never returns.
  func watch() {
    var known = stamp
    while true {
      Thread.sleep(forTimeInterval: Self.pause)
      guard stamp != known else { continue }
      // Until nothing is written any more.
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

  /// The versions of all that the app is made from.
  private var stamp: [String: SourceWatcher.Version] { SourceWatcher(appBuild.app).state }
}
