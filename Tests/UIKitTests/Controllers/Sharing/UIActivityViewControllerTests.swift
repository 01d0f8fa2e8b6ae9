// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the list of activities: its entries, the effect of a selection, and the call to the completion handler.
@Suite("UIActivityViewController", .oneApplication)
@MainActor
struct UIActivityViewControllerTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Favorite: UIActivity {
    let log: Log
    var isWanted = true
    var screen: UIViewController?
    var finishes = true

    init(_ log: Log) { self.log = log }

    override var activityType: UIActivity.ActivityType? { .init("favorite") }
    override var activityTitle: String? { "Favorite" }
    override var activityImage: UIImage? { UIImage(systemName: "star") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      log.lines.append("can \(activityItems)")
      return isWanted
    }
    override func prepare(withActivityItems activityItems: [Any]) { log.lines.append("prepare \(activityItems)") }
    override var activityViewController: UIViewController? {
      log.lines.append("controller")
      return screen
    }
    override func perform() {
      log.lines.append("perform")
      if finishes { activityDidFinish(true) }
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    let log: Log
    init(_ log: Log) { self.log = log }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "short" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      log.lines.append("item \(activityType?.rawValue ?? "nil")")
      return "the long text"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A subject" }
  }

  private func list(_ items: [Any], _ activities: [UIActivity]? = nil, log: Log) -> UIActivityViewController {
    let list = UIActivityViewController(activityItems: items, applicationActivities: activities)
    list.completionWithItemsHandler = { type, isCompleted, items, error in
      log.lines.append(
        "end \(type?.rawValue ?? "nil") \(isCompleted) \(items == nil) \(error == nil) \(list.presentingViewController == nil)"
      )
    }
    return list
  }

  private func labels(_ stage: RequestStage, _ list: UIActivityViewController) -> [String] {
    stage.controls(in: list.view).map { $0.accessibilityLabel ?? "" }
  }

  @Test("Defaults match the documentation")
  func defaults() {
    let list = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(list.excludedActivityTypes == nil && list.completionWithItemsHandler == nil)
    #expect(list.modalPresentationStyle == .popover && UIActivity.activityCategory == .action)
    let activity = UIActivity()
    #expect(activity.activityType == nil && activity.activityTitle == nil && activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["a"]) && activity.activityViewController == nil)
    activity.perform()
    activity.activityDidFinish(true)
  }

  @Test("An activity is queried, prepared and performed; the handler is called after the dismissal")
  func order() {
    let stage = RequestStage()
    let log = Log()
    let list = list(["a"], [Favorite(log)], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    #expect(labels(stage, list) == ["Close", "Share…", "Favorite", "Copy"])
    stage.press("Favorite", in: list)
    #expect(log.lines == [#"can ["a"]"#, #"prepare ["a"]"#, "controller", "perform"])
    stage.wait()
    #expect(log.lines.last == "end favorite true true true true" && log.lines.count == 5)
    #expect(stage.root.presentedViewController == nil && stage.requests.isEmpty)
  }

  @Test("An activity's own controller is presented above the list; both are dismissed when it ends")
  func ownController() {
    let stage = RequestStage()
    let log = Log()
    let favorite = Favorite(log)
    let screen = UIViewController()
    favorite.screen = screen
    let list = list(["a"], [favorite], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    stage.press("Favorite", in: list)
    stage.wait()
    #expect(screen.presentingViewController === list && log.lines.last == "controller")
    favorite.activityDidFinish(false)
    stage.wait()
    #expect(log.lines.last == "end favorite false true true true" && stage.root.presentedViewController == nil)
    favorite.activityDidFinish(true)
    stage.wait()
    #expect(log.lines.filter { $0.hasPrefix("end") }.count == 1)
  }

  @Test("Without a selection the handler receives nil and false, once")
  func cancelled() {
    let stage = RequestStage()
    let log = Log()
    let list = list(["a"], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    stage.press("Close", in: list)
    stage.wait()
    #expect(log.lines == ["end nil false true true true"])
    stage.root.present(list, animated: true)
    stage.wait()
    stage.fingers.key(.escape)
    stage.wait()
    #expect(log.lines == ["end nil false true true true", "end nil false true true true"])
  }

  @Test("Copy writes the texts and URLs, or the image")
  func copy() throws {
    let stage = RequestStage()
    let log = Log()
    let url = try #require(URL(string: "https://example.org/a"))
    let words = list(["one", url], log: log)
    stage.root.present(words, animated: true)
    stage.wait()
    stage.press("Copy", in: words)
    stage.wait()
    #expect(UIPasteboard.general.strings == ["one", "https://example.org/a"])
    #expect(log.lines == ["end com.apple.UIKit.activity.CopyToPasteboard true true true true"])
    let image = UIImage(color: .red)
    let picture = list([image], log: log)
    stage.root.present(picture, animated: true)
    stage.wait()
    stage.press("Copy", in: picture)
    #expect(UIPasteboard.general.image === image)
  }

  @Test("Excluded activities, those that cannot perform, and unknown items are not listed")
  func listed() {
    let stage = RequestStage()
    let log = Log()
    let unwanted = Favorite(log)
    unwanted.isWanted = false
    let list = list(["a"], [unwanted], log: log)
    list.excludedActivityTypes = [.copyToPasteboard, .mail]
    #expect(labels(stage, list) == ["Close", "Share…"])
    let unknown = self.list([7], log: log)
    #expect(labels(stage, unknown) == ["Close"])
  }

  @Test("A row is missing if the host does not support sharing, or sharing files")
  func abilities() {
    let log = Log()
    let none = RequestStage(abilities: [])
    #expect(labels(none, list(["a"], log: log)) == ["Close", "Copy"])
    let words = RequestStage(abilities: [.share])
    #expect(labels(words, list([UIImage(color: .red)], log: log)) == ["Close", "Copy"])
    #expect(labels(words, list(["a"], log: log)) == ["Close", "Share…", "Copy"])
  }

  @Test("The host's share sheet receives subject, texts, URLs and files, and its answer ends the list")
  func share() throws {
    let stage = RequestStage()
    let log = Log()
    let url = try #require(URL(string: "https://example.org/a"))
    let png = try #require(UIImage(color: .red).pngData())
    let list = list([Source(log), url, try #require(UIImage(data: png))], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    stage.press("Share…", in: list)
    #expect(stage.requests.map { $0.kind } == [.share])
    #expect(
      stage.requests.last?.files == [
        StageFile(name: "", type: "text/x-subject", bytes: Array("A subject".utf8)), .text("the long text"),
        .link("https://example.org/a"), StageFile(name: "image-3.png", type: "image/png", bytes: [UInt8](png)),
      ])
    #expect(log.lines == ["item org.sprung.activity.Share"])
    stage.wait()
    #expect(list.presentingViewController === stage.root)
    stage.answer(.done)
    stage.wait()
    #expect(log.lines.last == "end org.sprung.activity.Share true true true true")
  }

  @Test("A cancelled or failed share is not completed, and an answer after the dismissal is ignored")
  func shareEnds() {
    let stage = RequestStage()
    let log = Log()
    for outcome in [StageAnswer.Outcome.cancelled, .failed] {
      let list = list(["a"], log: log)
      stage.root.present(list, animated: true)
      stage.wait()
      stage.press("Share…", in: list)
      stage.answer(outcome)
      stage.wait()
    }
    #expect(
      log.lines == [
        "end org.sprung.activity.Share false true true true", "end org.sprung.activity.Share false true false true",
      ])
    let list = list(["a"], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    stage.press("Share…", in: list)
    stage.root.dismiss(animated: true)
    stage.wait()
    stage.answer(.done)
    stage.wait()
    #expect(log.lines.count == 3 && log.lines.last == "end org.sprung.activity.Share false true true true")
  }

  @Test("The list is a sheet as high as its rows on phones, and a popover on tablets", arguments: [1, 1.5, 2, 3])
  func places(scale: Double) {
    let phone = RequestStage()
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: scale)
    let log = Log()
    let sheet = list(["a"], log: log)
    phone.root.present(sheet, animated: true)
    phone.wait()
    // The height is the sum of a 76-point header (16 + 44 + 16) and two one-row cards with 16 points below each.
    #expect(sheet.view.frame == CGRect(x: 0, y: 852 - 212, width: 393, height: 212))
    let row = phone.controls(in: sheet.view).first { $0.accessibilityLabel == "Copy" }
    #expect(row?.convert(row?.bounds ?? .zero, to: sheet.view) == CGRect(x: 16, y: 144, width: 361, height: 52))
    let tablet = RequestStage(size: CGSize(width: 820, height: 1180))
    let popover = list(["a"], log: log)
    popover.popoverPresentationController?.sourceView = tablet.source
    tablet.root.present(popover, animated: true)
    tablet.wait()
    #expect(popover.view.bounds.size == CGSize(width: 320, height: 212))
    #expect(popover.view.convert(CGPoint.zero, to: nil).x == 173)
    popover.dismiss(animated: false)
    tablet.wait()
    let bare = list(["a"], log: log)
    let faults = Diagnostics.recording {
      tablet.root.present(bare, animated: false)
      tablet.wait()
    }
    #expect(faults.map { $0.kind } == ["popoverWithoutSource"])
  }

  @Test("The list supports right-to-left layouts and large text")
  func otherPeople() {
    let stage = RequestStage()
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    let log = Log()
    let list = list(["a"], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    let close = stage.controls(in: list.view).first { $0.accessibilityLabel == "Close" }
    #expect(close?.frame == CGRect(x: 8, y: 16, width: 44, height: 44))
    let height = list.view.bounds.height
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.wait()
    let row = stage.controls(in: list.view).first { $0.accessibilityLabel == "Copy" }
    #expect((row?.bounds.height ?? 0) > 60 && list.view.bounds.height > height)
  }

  @Test("An item provider creates its item when an activity is chosen")
  func provider() {
    final class Lazy: UIActivityItemProvider {
      var count = 0
      override var item: Any {
        count += 1
        return "made for \(activityType?.rawValue ?? "nil")"
      }
    }
    let stage = RequestStage()
    let lazy = Lazy(placeholderItem: "")
    let log = Log()
    let list = list([lazy], log: log)
    stage.root.present(list, animated: true)
    stage.wait()
    #expect(lazy.count == 0)
    stage.press("Copy", in: list)
    #expect(lazy.count == 1 && UIPasteboard.general.string == "made for com.apple.UIKit.activity.CopyToPasteboard")
  }
}
