// SPDX-License-Identifier: MIT

import Foundation

extension AppBuild {
  /// Compiles one of the app's modules unless it was made from the same before; answers where it is.
  func compile(
    _ module: AppPackage.Module, over library: BrowserLibrary, in place: URL, key: String
  ) throws -> URL {
    let object = place.appendingPathComponent(module.name + ".bc")
    let stamp = place.appendingPathComponent(module.name + ".key")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return object }
    try? FileManager.default.removeItem(at: stamp)
    let sources = try sources(of: module)
    var arguments = command(module, sources, over: library, in: place) + ["-emit-bc", "-o", object.path]
    if module.name != app.application.name {
      arguments += [
        "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path",
        place.appendingPathComponent(module.name + ".swiftmodule").path,
      ]
    }
    let said = try Captured.tool(arguments + sources.map(\.path))
    guard said.code == 0 else { throw Failure(messages: CompilerMessages(said.lines).lines) }
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    return object
  }

  /// Links the app's modules with the library.
  func link(_ objects: [URL], with library: BrowserLibrary, in place: URL) throws {
    // The app's name, which the exports ask for.
    let name = place.appendingPathComponent("name.c")
    try Data("const char *sp_app_name(void) { return \"\(app.application.target)\"; }\n".utf8).write(to: name)
    let object = place.appendingPathComponent("name.o")
    let named = try Captured.tool(BrowserToolchain.clang(checkout) + [name.path, "-o", object.path])
    guard named.code == 0 else { throw Failure(messages: named.lines) }
    // The library comes first, so that what both have is taken from it.
    let said = try Captured.tool(
      [
        "wasm-ld", "--no-entry", "-z", "stack-size=\(mode == .optimized ? 262_144 : 1_048_576)", "--stack-first",
        "--error-limit=0",
      ]
        + mode.linker + ["-L" + library.toolchain.tables] + library.objects.map(\.path) + objects.map(\.path)
        + [object.path, "-lswiftUnicodeDataTables", "-o", module.path])
    guard said.code == 0 else { throw Failure(messages: LinkerMessages(said.lines, app: app).lines) }
  }
}
