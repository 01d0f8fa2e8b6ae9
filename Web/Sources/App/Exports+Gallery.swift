// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import SprungScript
import SprungStage
import UIKit

// The data of the index page. The page obtains all descriptions of demos from the Swift gallery.

/// Returns the number of demos.
@_expose(wasm, "sp_demo_count")
@_cdecl("sp_demo_count")
func demoCount() -> Int32 { Int32(Gallery.demos.count) }

/// Returns the address of a text that describes the demo at the given index. The text consists of a byte count and
/// UTF-8, and is valid until the next call. Fields: 0 name in links, 1 title, 2 hint, 3 subject, 4 screen size in
/// points as in 320x568, 5 further things to try, 6 parameters, 7 presets, 8 name of the guide. Fields 5 to 7 contain
/// one entry per line, and tabs separate the parts of an entry. Other field numbers return an empty string.
@_expose(wasm, "sp_demo_text")
@_cdecl("sp_demo_text")
func demoText(_ index: Int32, _ field: Int32) -> UnsafeRawPointer {
  guard index >= 0, Int(index) < Gallery.demos.count else { return answer("") }
  let demo = Gallery.demos[Int(index)]
  switch field {
  case 0: return answer(demo.name)
  case 1: return answer(demo.title)
  case 2: return answer(demo.hint)
  case 3: return answer(Gallery.subject(of: demo)?.title ?? "")
  case 4: return answer("\(Int(demo.size.width))x\(Int(demo.size.height))")
  case 5: return answer(demo.tries.joined(separator: "\n"))
  case 6: return answer(demo.parameters.map { line(of: $0) }.joined(separator: "\n"))
  case 7: return answer(demo.presets.map { line(of: $0) }.joined(separator: "\n"))
  case 8: return answer(Gallery.subject(of: demo)?.guide ?? "")
  default: return answer("")
  }
}

private func line(of parameter: DemoParameter) -> String {
  [
    parameter.name, parameter.title, "\(parameter.range.lowerBound)", "\(parameter.range.upperBound)",
    "\(parameter.step)",
    "\(parameter.value)", parameter.unit, parameter.code, parameter.choices.joined(separator: "|"),
  ].joined(separator: "\t")
}

private func line(of preset: DemoPreset) -> String {
  ([preset.title] + preset.values.map { "\($0.name)=\($0.value)" }).joined(separator: "\t")
}

/// Returns the address of sample input for the demo at the given index. It consists of a byte count and input records,
/// and is valid until the next call. The times are relative to the demo's start.
@_expose(wasm, "sp_demo_input")
@_cdecl("sp_demo_input")
func demoInput(_ index: Int32) -> UnsafeRawPointer {
  guard index >= 0, Int(index) < Gallery.demos.count else { return answer(byteCount: 0) { _ in } }
  let events = Gallery.demos[Int(index)].script.input
  return answer(byteCount: events.count * StageProtocol.inputRecordSize) { bytes in
    for (number, event) in events.enumerated() {
      event.encode(to: bytes.advanced(by: number * StageProtocol.inputRecordSize))
    }
  }
}
