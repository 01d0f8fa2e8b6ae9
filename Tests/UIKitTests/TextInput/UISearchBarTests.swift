// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@MainActor
private final class Listener: NSObject, UISearchBarDelegate {
  var heard: [String] = []
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "x"
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
}

@Suite(.oneApplication)
@MainActor
struct UISearchBarTests {
  @Test("A search bar reports typing, searching, clearing and cancelling")
  func searching() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let listener = Listener()
    bar.delegate = listener
    bar.showsCancelButton = true
    let stage = TextStage(bar)
    stage.tap(CGPoint(x: 120, y: 28))
    stage.type("axb\n")
    #expect(listener.heard == ["begin", "text a", "text ab", "search"] && bar.text == "ab" && bar.isFirstResponder)
    listener.heard = []
    let field = bar.searchTextField.frame
    stage.tap(CGPoint(x: field.maxX - 24, y: 28))
    stage.tap(CGPoint(x: 300, y: 28))
    #expect(listener.heard == ["text ", "cancel"])
    bar.resignFirstResponder()
    #expect(listener.heard.last == "end")
  }

  @Test("An alert requests text, and Return performs the preferred action")
  func alert() throws {
    let stage = TextStage()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var answer = ""
    alert.addTextField { $0.placeholder = "Your name" }
    let done = UIAlertAction(title: "Done", style: .default) { _ in answer = alert.textFields?.first?.text ?? "" }
    alert.addAction(done)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = done
    stage.controller.present(alert, animated: true)
    stage.wait(1)
    let field = try #require(alert.textFields?.first)
    #expect(field.isEditing && field.window != nil && field.bounds.height == 30)
    stage.type("Ada\n")
    stage.wait(1)
    #expect(answer == "Ada" && stage.controller.presentedViewController == nil)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let faults = Diagnostics.recording { sheet.addTextField() }
    #expect(faults.map(\.kind) == ["alertTextField"] && sheet.textFields == nil)
  }
}
