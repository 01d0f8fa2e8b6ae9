// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Storyboards as the rewriter writes them.
@Suite(.oneApplication)
@MainActor
struct UIStoryboardTests {
  private final class Page: UIViewController {
    var asked: [String] = []
    override func shouldPerformSegue(withIdentifier identifier: String, sender: ActionSender?) -> Bool {
      asked.append(identifier)
      return identifier != "refused"
    }
    override func prepare(for segue: UIStoryboardSegue, sender: ActionSender?) {
      asked.append("prepare \(segue.identifier ?? "") \(segue.destination.isViewLoaded)")
    }
  }

  private func storyboard() -> UIStoryboard {
    UIStoryboard.register(
      InterfaceStoryboard(
        name: "Test", initial: "1",
        scenes: [
          InterfaceScene(
            id: "1", identifier: "page", make: { Page(coder: $0)! },
            configure: { controller, _ in controller.title = "Page" },
            loadView: { $0.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) },
            segues: [
              InterfaceSegue(id: "a", identifier: "next", kind: .show, destination: "2"),
              InterfaceSegue(id: "b", identifier: "refused", kind: .show, destination: "2"),
              InterfaceSegue(id: "c", identifier: "inside", kind: .embed, destination: "2"),
            ]), InterfaceScene(id: "2", make: { UIViewController(coder: $0)! }),
        ]))
    return UIStoryboard(name: "Test", bundle: nil)
  }

  @Test("The view is made when it is needed")
  func loading() throws {
    let page = try #require(storyboard().instantiateInitialViewController() as? Page)
    #expect(page.title == "Page" && page.storyboard != nil && !page.isViewLoaded)
    #expect(page.view.bounds.height == 20)
    #expect(storyboard().instantiateViewController(withIdentifier: "page") is Page)
    let made: Page = storyboard().instantiateViewController(identifier: "page") { Page(coder: $0) }
    #expect(made.view.bounds.width == 10)
  }

  @Test("A segue is prepared before its destination loads, and asked only if it is triggered")
  func segues() throws {
    let page = try #require(storyboard().instantiateInitialViewController() as? Page)
    let navigation = UINavigationController(rootViewController: page)
    page.performSegue(withIdentifier: "next", sender: nil)
    #expect(page.asked == ["prepare next false"])
    #expect(navigation.viewControllers.count == 2)
    page.triggerSegue("b", sender: nil)
    #expect(page.asked == ["prepare next false", "refused"])
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    page.triggerSegue("c", sender: nil, in: container)
    #expect(page.children.count == 1 && container.subviews.first?.frame == container.bounds)
  }

  @Test("Names that are not there are reported")
  func missing() {
    let faults = Diagnostics.recording {
      #expect(UIStoryboard(name: "Gone", bundle: nil).instantiateInitialViewController() == nil)
      _ = storyboard().instantiateViewController(withIdentifier: "gone")
      storyboard().instantiateInitialViewController()?.performSegue(withIdentifier: "gone", sender: nil)
    }
    #expect(faults.map(\.kind) == ["storyboard", "storyboard", "storyboardSegue"])
  }
}
