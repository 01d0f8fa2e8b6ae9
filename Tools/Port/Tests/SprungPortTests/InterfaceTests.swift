// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests the sources for storyboards and nibs. Tests/Compatibility/Sources/StoryboardApp checks their behavior.
@Suite struct InterfaceTests {
  private static func storyboard(_ scenes: String, initial: String = "a") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """.utf8)
  }

  private static func scene(_ view: String, class name: String = "A", connections: String = "") -> String {
    """
    <scene><objects><viewController id="a" customClass="\(name)">
    <view key="view" id="v"><subviews>\(view)</subviews></view>
    <connections>\(connections)</connections>
    </viewController></objects></scene>
    """
  }

  private func port(_ data: Data, _ source: String, path: String = "Main.storyboard", launch: String? = nil)
    -> PortedSources
  {
    PortedSources(
      [("A.swift", source)], root: "/app", interfaces: [(path, data)], launch: launch)
  }

  private func lines(_ view: String, _ source: String, connections: String = "") -> [String] {
    let ported = port(Self.storyboard(Self.scene(view, connections: connections)), source)
    return ported.outputs[1].text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private let empty = "import UIKit\nclass A: UIViewController {}"

  @Test(arguments: ["doubleColumn", "tripleColumn", ""])
  func splitViewControllersGetTheirColumns(_ style: String) {
    let relations = [("masterViewController", "m"), ("detailViewController", "d")].map {
      "<segue destination=\"\($0.1)\" kind=\"relationship\" relationship=\"\($0.0)\" id=\"r\($0.1)\"/>"
    }
    let scenes = """
      <scene><objects><splitViewController id="a"\(style.isEmpty ? "" : " style=\"\(style)\"")>
      <connections>\(relations.reversed().joined())</connections>
      </splitViewController></objects></scene>
      <scene><objects><viewController id="m"/></objects></scene>
      <scene><objects><viewController id="d" customClass="A">
      <connections><segue destination="m" kind="showDetail" id="s"/></connections></viewController></objects></scene>
      """
    let ported = port(Self.storyboard(scenes), empty)
    let text = ported.outputs[1].text
    #expect(ported.problems.isEmpty)
    #expect(text.contains("InterfaceSegue(id: \"s\", kind: .showDetail, destination: \"m\")"))
    guard !style.isEmpty else {
      let list = "[storyboard.makeController(\"m\"), storyboard.makeController(\"d\")]"
      #expect(text.contains("owner.viewControllers = \(list)"))
      #expect(text.contains("make: { InterfaceFiles.made(UISplitViewController(coder: $0)) }"))
      return
    }
    let value = style == "doubleColumn" ? 1 : 2
    #expect(
      text.contains("make: { _ in InterfaceFiles.made(UISplitViewController(coder: InterfaceCoder(style: \(value)))) }")
    )
    #expect(text.contains("owner.setViewController(storyboard.makeController(\"m\"), for: .primary)"))
    #expect(text.contains("owner.setViewController(storyboard.makeController(\"d\"), for: .secondary)"))
  }

  @Test func storyboardBecomesSourceAndRegistration() {
    let ported = port(
      Self.storyboard(Self.scene("")),
      "import UIKit\nclass A: UIViewController {}\nlet s = UIStoryboard(name: \"Main\", bundle: nil)")
    #expect(
      ported.outputs.map(\.path) == ["A.ported.swift", "Main.storyboard.ported.swift", "InterfaceFiles.ported.swift"])
    #expect(ported.outputs[0].text.hasSuffix("let s = UIStoryboard(name: InterfaceFiles.named(\"Main\"), bundle: nil)"))
    #expect(ported.outputs[2].text.contains("if name == \"Main\" { UIStoryboard.register(Storyboard_Main.file) }"))
    #expect(ported.outputs.allSatisfy { $0.path == "A.ported.swift" || !$0.text.contains("#sourceLocation") })
    #expect(ported.problems.isEmpty)
  }

  @Test(arguments: [
    ("<label id=\"x\" text=\"a&quot;b\"/>", "o_x.text = \"a\\\"b\""),
    ("<label id=\"x\"><string key=\"text\">a\nb</string></label>", "o_x.text = \"a\\nb\""),
    ("<label id=\"x\"><string key=\"text\" base64-UTF8=\"YES\">YQpi\n</string></label>", "o_x.text = \"a\\nb\""),
    ("<view id=\"x\" hidden=\"YES\" alpha=\"0.5\"/>", "o_x.isHidden = true"),
    ("<button id=\"x\" buttonType=\"roundedRect\"/>", "let o_x = UIButton(type: UIButton.ButtonType.system)"),
    (
      "<view id=\"x\"><color key=\"backgroundColor\" name=\"brand\"/></view>",
      "o_x.backgroundColor = UIColor(named: \"brand\")"
    ),
    (
      "<label id=\"x\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleSubhead\"/></label>",
      "o_x.font = UIFont.preferredFont(forTextStyle: .subheadline)"
    ),
    ("<imageView id=\"x\" image=\"star\" catalog=\"system\"/>", "o_x.image = UIImage(systemName: \"star\")"),
    ("<view id=\"x\" customClass=\"Ring\"/>", "let o_x = InterfaceFiles.made(Ring(coder: InterfaceCoder()))"),
    (
      "<view id=\"x\"><constraints><constraint firstAttribute=\"width\" constant=\"9\" relation=\"lessThanOrEqual\" priority=\"1\" id=\"c\"/></constraints></view>",
      "let o_c = NSLayoutConstraint(item: o_x, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 9)"
    ),
    (
      "<segmentedControl id=\"x\"><segments><segment title=\"a\" enabled=\"NO\" width=\"9\"/></segments></segmentedControl>",
      "o_x.setWidth(9, forSegmentAt: 0)"
    ),
    ("<searchBar id=\"x\" searchBarStyle=\"minimal\"/>", "o_x.searchBarStyle = .minimal"),
    (
      "<searchBar id=\"x\"><scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles></searchBar>",
      "o_x.scopeButtonTitles = [\"a\", \"b\"]"
    ),
    ("<pageControl id=\"x\" numberOfPages=\"4\"/>", "o_x.numberOfPages = 4"),
    ("<pickerView id=\"x\"/>", "let o_x = UIPickerView()"),
    ("<datePicker id=\"x\" datePickerMode=\"date\" minuteInterval=\"5\"/>", "o_x.minuteInterval = 5"),
    (
      "<datePicker id=\"x\"><date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"600\"/></datePicker>",
      "o_x.minimumDate = Date(timeIntervalSinceReferenceDate: 600)"
    ),
    (
      "<datePicker id=\"x\"><locale key=\"locale\" localeIdentifier=\"de_DE\"/></datePicker>",
      "o_x.locale = Locale(identifier: \"de_DE\")"
    ),
    ("<stackView id=\"s\"><subviews><view id=\"x\"/></subviews></stackView>", "o_s.addArrangedSubview(o_x)"),
  ]) func viewsAndTheirProperties(view: String, expected: String) {
    #expect(lines(view, empty + "\nclass Ring: UIView {}").contains(expected))
  }

  @Test func outletsAndActionsAreConnected() {
    let source = """
      import UIKit
      class A: UIViewController, UITextFieldDelegate {
        @IBOutlet private weak var field: UITextField!
        @IBAction private func go(_ sender: UIButton) {}
      }
      """
    let view = """
      <textField id="x"><connections><outlet property="delegate" destination="a"/></connections></textField>
      <button id="b"><connections><action selector="go:" destination="a" eventType="touchDown"/></connections></button>
      """
    let written = lines(view, source, connections: "<outlet property=\"field\" destination=\"x\"/>")
    #expect(written.contains("owner.field = o_x"))
    #expect(written.contains("o_x.delegate = owner"))
    #expect(
      written.contains(
        "o_b.addTarget(owner, action: Selector(\"go:\", calling: { (me: A, sender: UIButton) in me.go(sender) }), for: .touchDown)"
      ))
    let ported = port(Self.storyboard(Self.scene(view)), source)
    #expect(!ported.outputs[0].text.contains("private"))
  }

  @Test func datePickerGetsStyleBeforeFrameAndLimitsBeforeDate() throws {
    let view = """
      <datePicker id="x" datePickerMode="date" style="wheels"><rect key="frame" x="0" y="10" width="300" height="200"/>
      <date key="date" timeIntervalSinceReferenceDate="900"/><date key="maximumDate" timeIntervalSinceReferenceDate="1000"/>
      </datePicker>
      """
    let written = lines(view, empty)
    let places = try [
      "let o_x = UIDatePicker()", "o_x.preferredDatePickerStyle = .wheels", "o_x.datePickerMode = .date",
      "o_x.frame = CGRect(x: 0, y: 10, width: 300, height: 200)",
      "o_x.maximumDate = Date(timeIntervalSinceReferenceDate: 1000)",
      "o_x.date = Date(timeIntervalSinceReferenceDate: 900)",
    ].map { try #require(written.firstIndex(of: $0), "\($0)") }
    #expect(places == places.sorted())
    let present = view.replacing("style=", with: "useCurrentDate=\"YES\" style=")
    #expect(!lines(present, empty).contains { $0.hasPrefix("o_x.date = ") })
  }

  @Test func pickerViewIsConnected() {
    let source = """
      import UIKit
      class A: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {}
      """
    let view = """
      <pickerView id="x"><connections><outlet property="dataSource" destination="a"/>
      <outlet property="delegate" destination="a"/></connections></pickerView>
      """
    let written = lines(view, source)
    #expect(written.contains("o_x.dataSource = owner") && written.contains("o_x.delegate = owner"))
  }

  @Test func seguesOfCellsAndSegueActionsAreWritten() {
    let cell = """
      <tableView id="t"><prototypes><tableViewCell id="x" reuseIdentifier="r"><connections>
      <segue id="s1" destination="a" kind="show" destinationCreationSelector="make:sender:"/>
      <segue id="s2" destination="a" kind="show" trigger="accessoryAction" identifier="info"/>
      </connections></tableViewCell></prototypes></tableView>
      """
    let source = """
      import UIKit
      class A: UIViewController {
        @IBSegueAction private func make(_ coder: NSCoder, sender: Any?) -> A? { nil }
      }
      """
    let written = lines(cell, source)
    #expect(written.contains("o_x.selectionSegue = owner.segueTrigger(\"s1\")"))
    #expect(written.contains("o_x.accessorySegue = owner.segueTrigger(\"s2\")"))
    let making = "makeDestination: { source, coder, sender in (source as! A).make(coder, sender: sender) }"
    #expect(written.contains { $0.contains(making) })
    #expect(!port(Self.storyboard(Self.scene(cell)), source).outputs[0].text.contains("private"))
    #expect(
      port(Self.storyboard(Self.scene(cell)), empty).problems.map(\.message) == [
        "the folder declares no segue action make:sender: of A; the storyboard creates the controller"
      ])
  }

  @Test(arguments: [
    ("<label id=\"x\" customClass=\"Gone\"/>", "", "the class Gone is not in the folder; UILabel is used instead"),
    ("<mapView id=\"x\"/>", "", "mapView is not supported; a plain view is used instead"),
    ("", "<outlet property=\"gone\" destination=\"v\"/>", "A has no outlet gone; it is not connected"),
    (
      "<button id=\"x\"><connections><action selector=\"gone:\" destination=\"a\"/></connections></button>", "",
      "the folder declares no method gone: of A; the action is not connected"
    ),
    (
      "<tableView id=\"x\"><connections><outlet property=\"dataSource\" destination=\"a\"/></connections></tableView>",
      "", "A does not conform to UITableViewDataSource; the outlet dataSource is not connected"
    ),
  ]) func whatIsNotThereIsNamed(view: String, connections: String, message: String) {
    let ported = port(Self.storyboard(Self.scene(view, connections: connections)), empty)
    #expect(ported.problems.map(\.message) == [message])
    #expect(ported.problems.first?.path == "Main.storyboard")
    #expect((ported.problems.first?.line ?? 0) > 1)
  }

  @Test func mainStoryboardGetsWindow() {
    let delegate =
      "import UIKit\nclass D: NSObject, UIApplicationDelegate {\n  var window: UIWindow?\n}\nclass A: UIViewController {}"
    let method = "func _mainStoryboard("
    #expect(port(Self.storyboard(Self.scene("")), delegate).outputs[0].text.contains(method))
    #expect(!port(Self.storyboard(Self.scene("")), delegate, launch: "Other").outputs[0].text.contains(method))
    #expect(
      port(Self.storyboard(Self.scene("")), delegate, path: "Other.storyboard", launch: "Other").outputs[0].text
        .contains(method))
    let scene = delegate + "\nclass S: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}"
    let text = port(Self.storyboard(Self.scene("")), scene).outputs[0].text
    #expect(text.components(separatedBy: method).count == 2)
    #expect(text.contains("_mainStoryboard(in scene: UIWindowScene"))
    let without = delegate.replacing("  var window: UIWindow?\n", with: "")
    #expect(port(Self.storyboard(Self.scene("")), without).problems.count == 1)
  }

  @Test func launchScreenIsIgnored() {
    let ported = port(Self.storyboard(Self.scene("")), empty, path: "Base.lproj/LaunchScreen.storyboard")
    #expect(ported.outputs.count == 1 && ported.problems.isEmpty)
  }

  @Test func onlyOneOfSeveralLanguagesIsRewritten() {
    let data = Self.storyboard(Self.scene(""))
    let ported = PortedSources(
      [("A.swift", empty)], root: "/app",
      interfaces: [("de.lproj/Main.storyboard", data), ("Base.lproj/Main.storyboard", data)])
    #expect(ported.outputs.map(\.path).contains("Base.lproj/Main.storyboard.ported.swift"))
    #expect(ported.outputs.count == 3)
  }

  @Test func fileThatIsNotXMLIsReported() {
    #expect(port(Data("nib".utf8), empty).problems.map(\.path) == ["Main.storyboard"])
  }

  @Test func rewrittenSourceIsNotRewrittenAgain() {
    let data = Self.storyboard(Self.scene(""))
    let source =
      "import UIKit\nclass A: UIViewController { weak var a: A? }\nlet s = UIStoryboard(name: \"Main\", bundle: nil)"
    let first = port(data, source)
    let second = PortedSources(
      first.outputs.map { ($0.path, $0.text) }, root: "/app", interfaces: [("Main.storyboard", data)])
    #expect(second.outputs.map(\.changes) == [0, 0, 0])
    #expect(second.problems.isEmpty)
  }
}
