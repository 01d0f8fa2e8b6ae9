// SPDX-License-Identifier: MIT

import CEmbedded
import SprungHost
import UIKit

// An app on the stage instead of the gallery's demos. All other exports are those of the gallery: these
// sources and those exports are one module, between the library and the app, whose program is the C function `main`.

/// The name of the app, which the build gives.
@_extern(c, "sp_app_name")
func appName() -> UnsafePointer<CChar>

/// The app's own start, under the name that the compiler gives it.
@_extern(c, "__main_argc_argv")
func appMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

/// Whether the app was started in this instance of the module.
private var isStarted = false

/// Starts the app on a stage of `width` x `height` points with `scale` pixels a point. Returns 1, or 0 if it runs already:
/// what it keeps in variables cannot be made new, so a host that wants to begin again makes a new instance of the module.
@_expose(wasm, "sp_start")
@_cdecl("sp_start")
func start(_ index: Int32, _ width: Double, _ height: Double, _ scale: Double) -> Int32 {
  guard index == 0, !isStarted else { return 0 }
  isStarted = true
  session = Session(size: CGSize(width: width, height: height), scale: scale) {
    _ = appMain(0, nil)
    return nil
  }
  if UIApplication.shared.windows.isEmpty {
    Diagnostics.report("noWindow", UIApplication.noWindowMessage(String(cString: appName())))
  }
  return 1
}

/// The number of things to start: the app.
@_expose(wasm, "sp_demo_count")
@_cdecl("sp_demo_count")
func demoCount() -> Int32 { 1 }

/// The address of a text about the app, good until the next call: a byte count, then UTF-8. The fields are 0 the name in
/// recordings and 1 the title, both its own name; anything else is empty.
@_expose(wasm, "sp_demo_text")
@_cdecl("sp_demo_text")
func demoText(_ index: Int32, _ field: Int32) -> UnsafeRawPointer {
  answer(index == 0 && (field == 0 || field == 1) ? String(cString: appName()) : "")
}
