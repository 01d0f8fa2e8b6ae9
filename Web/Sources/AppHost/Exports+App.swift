// SPDX-License-Identifier: MIT

import CEmbedded
import SprungHost
import UIKit

// Runs an app on the stage instead of the gallery's demos. All other exports are the same as those of the gallery.
// Together, they form a module between the library and the app. The app's entry point is the C function `main`.

/// Returns the app's name, which the build defines.
@_extern(c, "sp_app_name")
func appName() -> UnsafePointer<CChar>

/// Calls the app's `main` function, which has this name in the compiler's output.
@_extern(c, "__main_argc_argv")
func appMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32

/// Whether the app has been started in this instance of the module.
private var isStarted = false

/// Prepares a stage of `width` x `height` points with `scale` pixels per point, on which the app launches in its first
/// frame. Returns 1, or 0 if the app was already started. To restart the app, a host must instantiate the module again,
/// because the app's variables cannot be reset.
@_expose(wasm, "sp_start")
@_cdecl("sp_start")
func start(_ index: Int32, _ width: Double, _ height: Double, _ scale: Double) -> Int32 {
  guard index == 0, !isStarted else { return 0 }
  isStarted = true
  session = Session(size: CGSize(width: width, height: height), scale: scale) {
    _ = appMain(0, nil)
    if UIApplication.shared.windows.isEmpty {
      UIApplication.reportNoWindow(String(cString: appName()))
    }
    return nil
  }
  return 1
}

/// Returns the number of demos: 1, the app.
@_expose(wasm, "sp_demo_count")
@_cdecl("sp_demo_count")
func demoCount() -> Int32 { 1 }

/// Returns the address of a text that describes the app. The text consists of a byte count and UTF-8, and is valid
/// until the next call. Fields 0 (the name in recordings) and 1 (the title) contain the app's name, and all other
/// fields are empty.
@_expose(wasm, "sp_demo_text")
@_cdecl("sp_demo_text")
func demoText(_ index: Int32, _ field: Int32) -> UnsafeRawPointer {
  answer(index == 0 && (field == 0 || field == 1) ? String(cString: appName()) : "")
}
