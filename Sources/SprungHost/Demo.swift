// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// One thing to see: a controller, words about it and a touch script that shows it off.
///
/// The same demo feeds the gallery page, the command line, the tests, the goldens and the benchmarks.
public struct Demo {
  /// The name in links and on the command line: lower case words joined by hyphens.
  public let name: String
  /// The title above the demo.
  public let title: String
  /// One sentence that says what to do.
  public let hint: String
  /// The size in points of the screen that it was designed for.
  public let size: CGSize
  /// The steps of a simulated finger, for tests, goldens and traces.
  public let steps: [ScriptStep]
  /// Further suggestions, a sentence each.
  public let tries: [String]
  /// The values that a person may change while the demo runs.
  public let parameters: [DemoParameter]
  /// Values that go well together.
  public let presets: [DemoPreset]
  /// Makes the controller that fills the window.
  public let makeController: () -> UIViewController

  /// Describes a demo. `name` should be lower case words joined by hyphens, because links and file names contain it;
  /// `size` is that of a small phone by default, and without `steps` the demo receives no touches.
  public init(
    name: String, title: String, hint: String = "", size: CGSize = CGSize(width: 320, height: 568),
    steps: [ScriptStep] = [], tries: [String] = [], parameters: [DemoParameter] = [], presets: [DemoPreset] = [],
    makeController: @escaping () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.hint = hint
    self.size = size
    self.steps = steps
    self.tries = tries
    self.parameters = parameters
    self.presets = presets
    self.makeController = makeController
  }

  /// The touch script on the demo's own screen at scale 2 and 60 frames a second.
  public var script: Script {
    Script(demo: name, width: size.width, height: size.height, steps: steps)
  }

  /// Applies values that a person sets from outside to the demo in a window, until the application restarts. A host
  /// that shows a demo other than by `Session(_:)` calls it, so that recordings with such values are replayed there
  /// too.
  public func takeParameters(in window: UIWindow?) {
    UIApplication.shared.parameterHandler = { [parameters, window] number, value in
      guard parameters.indices.contains(number), let controller = window?.rootViewController else { return }
      parameters[number].set(value, in: controller)
    }
  }
}
