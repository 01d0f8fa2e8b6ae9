// SPDX-License-Identifier: MIT

import SprungGallery

// What the index page shows. The gallery in Swift is the only place where demos are described.

/// The number of demos.
@_expose(wasm, "sp_demo_count")
@_cdecl("sp_demo_count")
func demoCount() -> Int32 { Int32(Gallery.demos.count) }

/// The address of a text about the demo of an index, good until the next call: a byte count, then UTF-8. The fields are
/// 0 the name in links, 1 the title, 2 what to do; anything else is empty.
@_expose(wasm, "sp_demo_text")
@_cdecl("sp_demo_text")
func demoText(_ index: Int32, _ field: Int32) -> UnsafeRawPointer {
  guard index >= 0, Int(index) < Gallery.demos.count else { return answer("") }
  let demo = Gallery.demos[Int(index)]
  switch field {
  case 0: return answer(demo.name)
  case 1: return answer(demo.title)
  case 2: return answer(demo.hint)
  default: return answer("")
  }
}
