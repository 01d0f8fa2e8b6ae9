// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests document pickers: their requests to the host, and the results that the delegate receives.
@Suite("UIDocumentPickerViewController", .oneApplication)
@MainActor
struct UIDocumentPickerViewControllerTests {
  private final class Delegate: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var lines: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
      lines.append("picked \(urls.count) \(controller.presentingViewController == nil)")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("cancelled") }
  }

  private let stage = RequestStage()
  private let delegate = Delegate()

  private func present(_ picker: UIDocumentPickerViewController, on stage: RequestStage) {
    picker.delegate = delegate
    stage.root.present(picker, animated: true)
    stage.frame()
  }

  @Test("The request is sent at once, and chosen files can be read at their URLs")
  func open() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json, .image])
    #expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions && picker.directoryURL == nil)
    picker.allowsMultipleSelection = true
    present(picker, on: stage)
    #expect(stage.requests.map { $0.kind } == [.open] && stage.requests[0].allowsMultiple)
    #expect(stage.requests[0].files.map { $0.type } == [".json", "application/json", "image/*"])
    stage.wait()
    #expect(delegate.lines.isEmpty && picker.presentingViewController === stage.root)
    stage.answer(
      .done,
      files: [
        StageFile(name: "a.json", type: "application/json", bytes: Array("{}".utf8)),
        StageFile(name: "../b.png", type: "image/png", bytes: [1, 2, 3, 4, 5]),
      ])
    #expect(delegate.lines.isEmpty)
    stage.wait()
    #expect(delegate.lines == ["picked 2 true"])
    #expect(delegate.urls.map { $0.lastPathComponent } == ["a.json", "b.png"])
    #expect(try String(contentsOf: delegate.urls[0], encoding: .utf8) == "{}")
    #expect(try Data(contentsOf: delegate.urls[1]) == Data([1, 2, 3, 4, 5]))
  }

  @Test("Any file can be chosen if a type has no format, or without types")
  func anyFile() {
    for types in [[UTType.item], [], [.png, .data]] {
      let stage = RequestStage()
      present(UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true), on: stage)
      #expect(stage.requests.last?.files.isEmpty == true && stage.requests.last?.allowsMultiple == false)
    }
  }

  @Test("Cancellation by the host, the button and a drag is reported, and a failure counts as cancellation")
  func cancelled() {
    for way in 0..<4 {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      present(picker, on: stage)
      stage.wait()
      switch way {
      case 0: stage.answer(.cancelled)
      case 1: stage.answer(.failed)
      case 2: stage.press("Cancel", in: picker)
      default: stage.fingers.key(.escape)
      }
      stage.wait()
      #expect(delegate.lines == Array(repeating: "cancelled", count: way + 1) && picker.presentingViewController == nil)
    }
    stage.answer(.done, files: [StageFile(name: "late.pdf")])
    stage.wait()
    #expect(delegate.lines.count == 4)
  }

  @Test("The row opens the dialog again, and only the answer to the last request counts")
  func again() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    present(picker, on: stage)
    stage.wait()
    stage.press("Browse…", in: picker)
    #expect(stage.requests.map { $0.number } == [1, 2])
    let first = StageAnswer(request: 1, outcome: .cancelled)
    for event in first.events(milliseconds: 0) { UIApplication.shared.handle(event) }
    stage.wait()
    #expect(delegate.lines.isEmpty)
    stage.answer(.done, files: [StageFile(name: "a.pdf", bytes: [1])])
    stage.wait()
    #expect(delegate.lines == ["picked 1 true"])
  }

  @Test("Exported files are sent completely, and their URLs stay unchanged")
  func export() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "exported-\(ProcessInfo.processInfo.processIdentifier).csv")
    try Data("a,b".utf8).write(to: file)
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    present(picker, on: stage)
    #expect(stage.requests.map { $0.kind } == [.save])
    #expect(
      stage.requests[0].files == [
        StageFile(name: file.lastPathComponent, type: "text/csv", bytes: Array("a,b".utf8))
      ])
    stage.answer(.done)
    stage.wait()
    #expect(delegate.urls == [file] && delegate.lines == ["picked 1 true"])
    try FileManager.default.removeItem(at: file)
    let faults = Diagnostics.recording {
      present(UIDocumentPickerViewController(forExporting: [file]), on: stage)
      stage.wait(2)
    }
    #expect(faults.map { $0.kind } == ["hostRequest"] && delegate.lines.last == "cancelled")
  }

  @Test("Without support by the host, the picker is cancelled and a fault is reported")
  func noHost() {
    let bare = RequestStage(abilities: [.share])
    let faults = Diagnostics.recording {
      present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), on: bare)
      bare.wait(2)
    }
    #expect(faults.map { $0.kind } == ["hostRequest"])
    #expect(delegate.lines == ["cancelled"] && bare.root.presentedViewController == nil && bare.requests.isEmpty)
  }
}
