// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// A demo: a controller with a description and a touch script.
///
/// The gallery page, the command line, tests, goldens and benchmarks use the same demos.
public struct Demo {
  /// The name in links and on the command line: lowercase words separated by hyphens.
  public let name: String
  /// The title above the demo.
  public let title: String
  /// A sentence that explains how to use the demo.
  public let hint: String
  /// The size of the screen for which the demo was designed, in points.
  public let size: CGSize
  /// The script of simulated touches, for tests, goldens and traces.
  public let steps: [ScriptStep]
  /// Further suggestions for what to try in the demo, one sentence each.
  public let tries: [String]
  /// The parameters that the user can change while the demo runs.
  public let parameters: [DemoParameter]
  /// Recommended combinations of parameter values.
  public let presets: [DemoPreset]
  /// Creates the controller that fills the window.
  public let makeController: () -> UIViewController

  /// Creates a demo. `name` should consist of lowercase words separated by hyphens, because links and file names
  /// contain it. The default `size` is that of a small phone. Without `steps`, the demo receives no touches.
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

  /// The touch script for the demo's own screen size, at scale 2 and 60 frames per second.
  public var script: Script {
    Script(demo: name, width: size.width, height: size.height, steps: steps)
  }

  /// Applies externally set parameter values to the demo in the given window, until the application restarts. Hosts
  /// that display a demo without `Session(_:)` must call this method so that they can replay recordings with such
  /// values.
  public func takeParameters(in window: UIWindow?) {
    UIApplication.shared.parameterHandler = { [parameters, window] number, value in
      guard parameters.indices.contains(number), let controller = window?.rootViewController else { return }
      parameters[number].set(value, in: controller)
    }
  }
}
