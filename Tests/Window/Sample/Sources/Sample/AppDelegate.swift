// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Displays opened files and links, and prints them for the tests.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let controller = RootViewController()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    if url.scheme == "work" {
      controller.work(on: url.path)
      return true
    }
    controller.show(url)
    app.connectedScenes.first?.title = url.isFileURL ? url.lastPathComponent : ""
    return true
  }

  // As on iOS, web links arrive as user activities.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    controller.show(url)
    application.connectedScenes.first?.title = ""
    return true
  }
}

/// A text field, a button that opens the file dialog, an image, a label with the opened content, two drag sources, and a
/// drop target.
final class RootViewController: UIViewController, UIDocumentPickerDelegate {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
  private let label = UILabel(frame: CGRect(x: 20, y: 140, width: 260, height: 60))
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Note"
    label.text = "Nothing is open"
    label.numberOfLines = 0
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 40)
    button.setTitle("Choose", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
        picker.delegate = self
        present(picker, animated: false)
      }, for: .touchUpInside)
    UIImage.register(named: "ladybug", number: 7, size: CGSize(width: 40, height: 40))
    let picture = UIImageView(image: UIImage(named: "ladybug"))
    picture.frame = CGRect(x: 220, y: 80, width: 40, height: 40)
    let sources = [DragSource.text, .link, .file].map { $0.makeView() }
    let shelf = Shelf(frame: CGRect(x: 200, y: 205, width: 90, height: 85))
    for subview in [field, label, button, picture, shelf] + sources as [UIView] { view.addSubview(subview) }
  }

  /// Displays the result of work on another thread that takes a second.
  func work(on path: String) {
    label.text = "Working"
    Thread.detachNewThread { [label] in
      Thread.sleep(forTimeInterval: 1)
      if path == "/queue" {
        DispatchQueue.main.async { label.text = "Done on the queue" }
      } else {
        Task { @MainActor in label.text = "Done on the actor" }
      }
    }
  }

  func show(_ url: URL) {
    let content = url.isFileURL ? (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable" : url.absoluteString
    label.text = content
    print("opened:", content)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { show(url) }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("opened: nothing") }
}

/// The content of a view from which an item can be dragged.
final class DragSource: NSObject, UIDragInteractionDelegate {
  static let text = DragSource(0) { NSItemProvider(object: "Carried text") }
  static let link = DragSource(1) { NSItemProvider(object: URL(string: "https://example.com/carried")!) }
  static let file = DragSource(2) {
    let provider = NSItemProvider()
    provider.suggestedName = "carried"
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("[1, 2]".utf8), nil)
      return nil
    }
    return provider
  }

  private let index: Int
  private let makeProvider: () -> NSItemProvider

  private init(_ index: Int, _ makeProvider: @escaping () -> NSItemProvider) {
    self.index = index
    self.makeProvider = makeProvider
  }

  func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 10 + 40 * index, y: 210, width: 30, height: 30))
    view.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
    view.addInteraction(UIDragInteraction(delegate: self))
    return view
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: makeProvider())]
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    print("drag: begin")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { print("drag: end \(operation)") }
}

/// A view that accepts drops and prints the calls of its interaction.
final class Shelf: UIView, UIDropInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    print("drop: can handle \(session.localDragSession == nil ? "remote" : "local")")
    return true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    print("drop: enter \(session.items.count)")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    // The lower half rejects drops.
    UIDropProposal(operation: session.location(in: self).y < 40 ? .copy : .forbidden)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    print("drop: exit")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    print("drop: perform")
    session.loadObjects(ofClass: String.self) { for text in $0 { print("drop: text \(text)") } }
    session.loadObjects(ofClass: URL.self) { for url in $0 { print("drop: url \(url.absoluteString)") } }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    print("drop: end")
  }
}
