// SPDX-License-Identifier: MIT

import Foundation

extension AppBuild {
  /// Compiles one of the app's modules unless an up-to-date object file exists. Returns the location of the object
  /// file.
  func compile(
    _ module: AppPackage.Module, over library: BrowserLibrary, in place: URL, key: String
  ) throws -> URL {
    let object = place.appendingPathComponent("\(module.name).\(mode.form.ending)")
    let stamp = place.appendingPathComponent(module.name + ".key")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return object }
    try? FileManager.default.removeItem(at: stamp)
    let sources = try sources(of: module)
    var arguments = command(module, sources, over: library, in: place) + [mode.form.flag, "-o", object.path]
    if module.name != app.application.name {
      arguments += [
        "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path",
        place.appendingPathComponent(module.name + ".swiftmodule").path,
      ]
    }
    let said = try conversions(in: module).compile(arguments, sources)
    guard said.code == 0 else { throw Failure(messages: DialectMessages(said.lines).lines) }
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    return object
  }

  /// Links the app's modules with the library.
  func link(_ objects: [URL], with library: BrowserLibrary, in place: URL) throws {
    // This C file defines the app's name, which exported functions use.
    let name = place.appendingPathComponent("name.c")
    try Data("const char *sp_app_name(void) { return \"\(app.application.target)\"; }\n".utf8).write(to: name)
    let object = place.appendingPathComponent("name.o")
    let named = try Captured.tool(BrowserToolchain.clang(checkout) + [name.path, "-o", object.path])
    guard named.code == 0 else { throw Failure(messages: named.lines) }
    // The library comes first, so that the linker uses its copies of duplicate symbols.
    var code = [library.object] + objects
    if mode == .optimized { code = try withoutDeadCode(code, in: place) }
    let said = try Captured.tool(
      [
        "wasm-ld", "--no-entry", "-z", "stack-size=\(mode == .optimized ? 262_144 : 1_048_576)", "--stack-first",
        "--error-limit=0",
      ]
        + mode.linker + ["-L" + library.toolchain.tables] + (code + library.runtime).map(\.path)
        + [object.path, "-lswiftUnicodeDataTables", "-o", module.path])
    guard said.code == 0 else { throw Failure(messages: LinkerMessages(said.lines, app: app).lines) }
  }
  /// Removes unreachable code from the files and returns the resulting files for the linker.
  private func withoutDeadCode(_ files: [URL], in place: URL) throws -> [URL] {
    let folder = place.appendingPathComponent("reachable")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let remover = DeadCodeBuild(checkout: checkout)
    try remover.build()
    try remover.remove(from: files, into: folder)
    return try files.map { file in
      let text = folder.appendingPathComponent(file.lastPathComponent)
      let code = text.deletingPathExtension().appendingPathExtension("bc")
      let said = try Captured.tool(BrowserToolchain.assembler + [text.path, "-o", code.path])
      guard said.code == 0 else { throw Failure(messages: said.lines) }
      try FileManager.default.removeItem(at: text)
      return code
    }
  }
}
