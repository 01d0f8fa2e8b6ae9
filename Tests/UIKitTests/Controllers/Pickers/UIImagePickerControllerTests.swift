// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests image pickers: their requests to the host, and the results that the delegate receives.
@Suite("UIImagePickerController", .oneApplication)
@MainActor
struct UIImagePickerControllerTests {
  private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any] = [:]
    var lines: [String] = []
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      lines.append("picked")
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      lines.append("cancelled")
      picker.dismiss(animated: true)
    }
  }

  private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  private let delegate = Delegate()

  private func present(_ picker: UIImagePickerController, on stage: RequestStage) {
    picker.delegate = delegate
    stage.root.present(picker, animated: true)
    stage.frame()
  }

  @Test("Defaults and available sources match the host")
  func defaults() {
    let stage = RequestStage(abilities: [.photos])
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"] && !picker.allowsEditing)
    #expect(picker.delegate == nil)
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    _ = stage
  }

  @Test("The chosen image is in the dictionary, and the delegate dismisses the picker", arguments: [false, true])
  func picks(isEdited: Bool) throws {
    let stage = RequestStage()
    let picker = UIImagePickerController()
    picker.allowsEditing = isEdited
    present(picker, on: stage)
    #expect(stage.requests.map { $0.kind } == [.photos] && stage.requests[0].files.map { $0.type } == ["image/*"])
    stage.wait()
    let png = try #require(UIImage(color: .red, size: CGSize(width: 3, height: 2)).pngData())
    stage.answer(.done, files: [StageFile(name: "a.png", type: "image/png", bytes: [UInt8](png))])
    #expect(delegate.lines == ["picked"])
    let image = try #require(delegate.info[.originalImage] as? UIImage)
    #expect(image.size == CGSize(width: 3, height: 2) && image.pngData() == png)
    #expect((delegate.info[.editedImage] as? UIImage === image) == isEdited)
    #expect(delegate.info[.mediaType] as? String == "public.image")
    let url = try #require(delegate.info[.imageURL] as? URL)
    #expect(try Data(contentsOf: url) == png)
    stage.wait()
    #expect(delegate.lines == ["picked"] && stage.root.presentedViewController == nil)
  }

  @Test("The camera is requested, and again for a second presentation")
  func camera() {
    let stage = RequestStage()
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    present(picker, on: stage)
    stage.wait()
    #expect(picker.topViewController?.title == "Camera")
    stage.answer(.cancelled)
    stage.wait()
    #expect(delegate.lines == ["cancelled"])
    picker.sourceType = .photoLibrary
    present(picker, on: stage)
    #expect(stage.requests.map { $0.kind } == [.camera, .photos])
  }

  @Test("The button, Escape and a file that is not an image cancel the picker")
  func cancelled() {
    let stage = RequestStage()
    for way in 0..<3 {
      let picker = UIImagePickerController()
      present(picker, on: stage)
      stage.wait()
      switch way {
      case 0: stage.fingers.tap(40, 83)
      case 1: stage.fingers.key(.escape)
      default: stage.answer(.done, files: [StageFile(name: "a.png", bytes: [1, 2, 3])])
      }
      stage.wait()
      #expect(delegate.lines == Array(repeating: "cancelled", count: way + 1))
      #expect(stage.root.presentedViewController == nil)
    }
  }

  @Test("Without delegate methods, the picker is dismissed automatically")
  func silent() {
    let stage = RequestStage()
    let silent = Silent()
    for isSilent in [true, false] {
      let picker = UIImagePickerController()
      picker.delegate = isSilent ? silent : nil
      stage.root.present(picker, animated: true)
      stage.wait()
      stage.answer(.cancelled)
      stage.wait()
      #expect(stage.root.presentedViewController == nil)
    }
  }

  @Test("Without support by the host, the picker is cancelled and a fault is reported")
  func noHost() {
    let stage = RequestStage(abilities: [])
    let faults = Diagnostics.recording {
      present(UIImagePickerController(), on: stage)
      stage.wait(2)
    }
    #expect(faults.map { $0.kind } == ["hostRequest"])
    #expect(delegate.lines == ["cancelled"] && stage.root.presentedViewController == nil)
  }
}
