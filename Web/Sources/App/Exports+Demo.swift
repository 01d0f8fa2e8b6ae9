// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHost
import UIKit

/// Prepares a stage of `width` x `height` points with `scale` pixels per point, on which the demo at the given index
/// launches in the first frame. Returns 1, or 0 if there is no such demo.
@_expose(wasm, "sp_start")
@_cdecl("sp_start")
func start(_ index: Int32, _ width: Double, _ height: Double, _ scale: Double) -> Int32 {
  guard index >= 0, Int(index) < Gallery.demos.count else { return 0 }
  session?.end()
  session = Session(Gallery.demos[Int(index)], size: CGSize(width: width, height: height), scale: scale)
  session?.keepsLog = true
  return 1
}
