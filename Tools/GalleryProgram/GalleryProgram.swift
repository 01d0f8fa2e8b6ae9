// SPDX-License-Identifier: MIT

// The gallery as a native process that plays demos for `sprung live`, `sprung render` and `sprung trace`.

import Foundation
import SprungGallery
import SprungHost
import SprungScript
import UIKit

/// The gallery's native program. It displays the demo named in its arguments, in the host that started it.
///
///     gallery --list           prints the demos, one per line
///     gallery --script NAME    prints a demo's touch script
///     gallery NAME             runs a demo
@main
enum GalleryProgram {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--list" {
      let widest = Gallery.demos.map(\.name.count).max() ?? 0
      for demo in Gallery.demos {
        print("\(demo.name.padding(toLength: widest, withPad: " ", startingAt: 0))  \(demo.title). \(demo.hint)")
      }
    } else if arguments.first == "--script", let demo = named(arguments.dropFirst().first) {
      print(demo.script.text, terminator: "")
    } else if let demo = named(arguments.first) {
      DemoApplication.demo = demo
      DemoApplication.main()
    } else {
      FileHandle.standardError.write(
        Data("there is no demo '\(arguments.last ?? "")'; `sprung list` names them\n".utf8))
      exit(2)
    }
  }

  private static func named(_ name: String?) -> Demo? { name.flatMap { Gallery.demo(named: $0) } }
}

/// Displays a demo in a full-screen window.
final class DemoApplication: UIResponder, UIApplicationDelegate {
  static var demo = Gallery.demos[0]
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.demo.makeController()
    window.makeKeyAndVisible()
    Self.demo.takeParameters(in: window)
    self.window = window
    return true
  }
}
