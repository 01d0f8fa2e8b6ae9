// SPDX-License-Identifier: MIT

import SprungHost

/// All demos by subject, in the order of the index page.
public enum Gallery {
  /// A subject with several demos.
  public struct Subject {
    /// The title of the subject.
    public let title: String
    /// The name of the guide, without the file extension.
    public let guide: String
    /// The demos, starting with those that visitors should see first.
    public let demos: [Demo]
  }

  /// The subjects. Links and golden files contain their order and names.
  public static let subjects: [Subject] = [
    Subject(
      title: "Physics", guide: "Dynamics",
      demos: [
        .wreckingBall,
        .magneticMarbles,
        .newtonsCradle,
        .fallingTiles,
        .newtonian,
        .dynamicsPlayground,
      ]),
    Subject(
      title: "Lists and layouts", guide: "Collections",
      demos: [
        .plainAndSpringy,
        .springyCarousel,
        .springyList(count: 1_000_000),
        .springyList(count: 10_000),
        .springyList(count: 120),
        .messageBubbles,
        .vegaList,
        .wheel,
        .coverFlow,
        .circle,
        .stacks,
        .storeFront,
      ]),
    Subject(
      title: "Gestures", guide: "SpringsAndFeel",
      demos: [
        .cardSwipe,
        .chatHeads,
        .flickToDismiss,
        .stickyCorners,
        .photoReorder,
        .elasticDrag,
        .shuffle,
      ]),
    Subject(
      title: "Screens", guide: "PortingAnApp",
      demos: [
        .lockScreen,
        .dynamicPhotos,
        .layoutNavigation,
        .longPressMenu,
        .messages,
        .controls,
      ]),
  ]

  /// The demos of all subjects.
  public static let demos: [Demo] = subjects.flatMap { $0.demos }

  /// Returns the demo with the given name, or nil if there is none.
  public static func demo(named name: String) -> Demo? {
    demos.first { $0.name == name }
  }

  /// Returns the subject that contains a demo, or nil if there is none.
  public static func subject(of demo: Demo) -> Subject? {
    subjects.first { $0.demos.contains { $0.name == demo.name } }
  }
}
