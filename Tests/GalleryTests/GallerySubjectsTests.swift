// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungScript
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct GallerySubjectsTests {
  @Test("Each demo is listed once, under its subject, with links that need no escaping")
  func subjects() {
    let names = Gallery.subjects.flatMap { $0.demos.map(\.name) }
    #expect(names == Gallery.demos.map(\.name))
    #expect(Set(names).count == names.count)
    #expect(Set(Gallery.subjects.map(\.title)).count == Gallery.subjects.count)
    #expect(names.allSatisfy { $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) } })
    for subject in Gallery.subjects {
      #expect(!subject.demos.isEmpty)
      for demo in subject.demos { #expect(Gallery.subject(of: demo)?.title == subject.title) }
    }
    #expect(Gallery.subject(of: Demo(name: "none", title: "None") { UIViewController() }) == nil)
  }

  @Test("Each demo's script starts within ten seconds and touches only its screen", arguments: 0..<31)
  func input(index: Int) throws {
    try #require(Gallery.demos.count == 31)
    let demo = Gallery.demos[index]
    let events = demo.script.input
    let first = try #require(events.first)
    #expect(first.milliseconds < 10_000)
    for (event, next) in zip(events, events.dropFirst()) { #expect(event.milliseconds <= next.milliseconds) }
    for event in events where event.kind == .pointerDown {
      #expect(event.x >= 0 && event.x <= Float(demo.size.width) && event.y >= 0 && event.y <= Float(demo.size.height))
    }
  }
}
