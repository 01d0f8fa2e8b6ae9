# SPDX-License-Identifier: MIT
"""Builds the sources of Tests/Compatibility as one WebAssembly module. The browser tests run its checks.

The library is the one that `sprung` compiles for all applications, so the sources can use only its public API. They form a single
module: an Embedded Swift module contains a compiled copy of everything it uses, so seventy modules would contain most of the library
seventy times. Each source is rewritten, and its `check` function is renamed after the source. If two sources declare a type with the
same name, one of the types is renamed.

A source with a file `NativeOnly`, which contains the reason in one sentence, is omitted. All other sources must compile.
"""
import concurrent.futures
import glob
import hashlib
import os
import re
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
HERE = os.path.join(ROOT, "Tests", "Compatibility")
OUT = os.path.join(ROOT, ".build", "compatibility", "browser")
# The modules that pages load: the module with the checks, and the optimized module with the exported apps.
MODULE = os.path.join(OUT, "Compatibility.wasm")
EXPORTED = os.path.join(OUT, "Exported.wasm")
TRIPLE = "wasm32-unknown-none-wasm"
# Modules that the library does not contain. Imports of these modules are removed from the sources.
NAMES = ["CompatibilitySupport", "SprungDisplay", "SprungGallery", "SprungHeadless"]
# Files of the gallery's module that this module also needs.
BESIDE = (
    [f"Sources/SprungHeadless/{name}.swift" for name in ["HeadlessHost+LifeCycle", "TestFinger"]]
    + [f"Web/Sources/App/Exports+{name}.swift" for name in ["Demo", "Gallery", "Host", "Stage", "Storage", "Text"]])
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|internal|private|fileprivate|final|indirect|nonisolated) )*"
    r"(?:class|struct|enum|protocol|typealias|func|let|var|actor) (\w+)", re.M)


class Failure(Exception):
    """A failure that is not caused by a single source."""


def call(command, folder=ROOT):
    """Runs a command. Returns its output, and whether it succeeded."""
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode == 0, done.stdout


def need(command, folder=ROOT):
    good, text = call(command, folder)
    if not good:
        raise Failure(text)


def stamp(paths, *extra):
    state = hashlib.sha256("\0".join(extra).encode())
    for path in sorted(paths):
        with open(path, "rb") as file:
            state.update(path.encode() + hashlib.sha256(file.read()).digest())
    return state.hexdigest()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def swift_files(*folders):
    return sorted(
        os.path.join(place, name) for folder in folders for place, _, names in os.walk(os.path.join(ROOT, folder))
        for name in names if name.endswith(".swift"))


# The library


class Library:
    """The library that `sprung` compiles for all applications. It is built if it does not exist."""

    def __init__(self):
        need(["Scripts/refresh", "Tools"])
        need(["swift", "build", "--package-path", "Tools", "--product", "sprung"])
        need([os.path.join(ROOT, "Tools", ".build", "debug", "sprung"), "check"], os.path.join(ROOT, "Examples", "Hello"))
        # Exactly one such folder exists, because each build replaces the previous folder.
        [self.folder] = glob.glob(os.path.join(ROOT, ".build-browser", "development-*"))
        self.objects = [os.path.join(self.folder, "UIKit.o")] + sorted(glob.glob(os.path.join(self.folder, "C", "*.o")))
        modules = os.path.join(self.folder, "modules")
        self.swift = [
            "swiftc", "-target", TRIPLE, "-swift-version", "5", "-wmo", "-Onone", "-Xfrontend", "-disable-llvm-verify",
            "-parse-as-library", "-suppress-warnings", "-enable-experimental-feature", "Embedded",
            "-enable-experimental-feature", "Extern", "-enforce-exclusivity=unchecked", "-package-name", "web",
            "-I", modules, "-I", os.path.join(OUT, "names"), "-Xcc", "-msimd128",
            "-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources/UIKitSubmodules/module.modulemap"),
            "-Xcc", "-fmodule-map-file=" + os.path.join(modules, "CEmbedded.modulemap")]

    def build_names(self):
        place = os.path.join(OUT, "names")
        empty = os.path.join(place, "Empty.swift")
        write(empty, "")
        for name in NAMES:
            need(self.swift + [
                "-module-name", name, "-emit-module", "-emit-module-path", os.path.join(place, name + ".swiftmodule"), empty])


# The sources


def native_only():
    """Returns the omitted sources and the reasons."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, "Sources", "*", "NativeOnly"))):
        with open(path, encoding="utf-8") as file:
            reason = file.read().strip()
        name = os.path.basename(os.path.dirname(path))
        if not reason:
            raise Failure(f"{path} must say in one sentence why {name} is for the native build only")
        found[name] = reason
    return found


def join(names, folders):
    """Writes the sources in a form in which they can be one module. Returns their files."""
    texts = {name: {path: open(path, encoding="utf-8").read() for path in sorted(glob.glob(folders[name] + "/*.swift"))}
             for name in names}
    taken = {}
    place = os.path.join(OUT, "joined")
    for path in glob.glob(place + "/*.swift"):
        os.remove(path)
    files = []
    for name in names:
        own = {found for text in texts[name].values() for found in DECLARED.findall(text)}
        clashing = [word for word in own if word in taken or word in ("check", "page")]
        taken.update({word: name for word in own})
        for path, text in texts[name].items():
            for word in clashing:
                if word in ("check", "page"):
                    pattern = rf"(?m)(?<=^@MainActor public func ){word}(?=\()"
                elif word[0].isupper():
                    pattern = rf"(?<![.\w]){word}\b"
                else:
                    # A word followed by a colon is an argument label, not a reference to the declaration.
                    pattern = rf"(?<![.\w]){word}\b(?!:)"
                text = re.sub(pattern, f"{word}_{name}", text)
            # The program starts with the checks, so the sources must not declare an entry point.
            text = re.sub(r"^@main\b", "", text, flags=re.M)
            target = os.path.join(place, f"{name}_{os.path.basename(path)}")
            write(target, text)
            files.append(target)
    checked = [name for name in names if any(re.search(r"\bfunc check\(", text) for text in texts[name].values())]
    paged = [name for name in names if any(re.search(r"^@MainActor public func page\(\)", text, re.M) for text in texts[name].values())]
    table = "// The sources, written by the build.\n\nimport CompatibilitySupport\nimport UIKit\n\n"
    table += "let sources: [Source] = [\n"
    table += "".join(f'  Source(name: "{name}", check: {{ check_{name}($0) }}),\n' for name in checked) + "]\n\n"
    table += "@MainActor let pages: [Demo] = [\n"
    table += "".join(
        f'  Demo(name: "{name}", title: "{name}", hint: "A source of Tests/Compatibility.",\n'
        f"    size: CGSize(width: 320, height: 568), steps: [], makeController: {{ page_{name}() }}),\n"
        for name in paged) + "]\n"
    write(os.path.join(place, "Sources.swift"), table)
    return files + [os.path.join(place, "Sources.swift")]


def converted(files, command, porter):
    """Inserts explicit conversions of collections into the joined sources where the compiler cannot make them, as `sprung` does."""
    taken = {"-wmo", "-Xfrontend", "-enable-llvm-vfe", "-disable-llvm-merge-functions-pass", "-disable-llvm-verify"}
    question = [part for part in command if part not in taken]
    # Conversions of nested collections are found only after those of the outer collections are inserted.
    for turn in range(4):
        place = os.path.join(OUT, "converted", str(turn))
        shown, answer = os.path.join(place, "shown"), os.path.join(place, "answer")
        need([porter, "--show"] + files + ["--into", shown])
        copies = [os.path.join(shown, os.path.basename(path)) for path in files]
        with open(answer, "wb") as file:
            asked = subprocess.run(
                question + ["-typecheck", "-enable-batch-mode", "-driver-batch-count", "1", "-Xfrontend", "-dump-ast"] + copies + shared(), cwd=ROOT,
                stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.DEVNULL)
        if asked.returncode == 0:
            fine, text = call([porter, "--convert", answer] + copies + ["--into", place])
            if not fine:
                raise Failure(text)
        os.remove(answer)
        # Compilation reports the errors.
        if asked.returncode != 0 or text.startswith("0 "):
            break
        files = [os.path.join(place, os.path.basename(path)) for path in copies]
    return files


def culprits(text):
    """Returns the sources in which the compiler found errors, with the lines of its output."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"^\S*Tests/Compatibility/Sources/(\w+)/(\S+: error: .*)", line) or re.match(
            r"^\S*/joined/([A-Za-z0-9]+)_(\S+: error: .*)", line)
        if match:
            found.setdefault(match.group(1), []).append(match.group(2))
    return found


def shared():
    """Returns the files that all sources share."""
    return swift_files("Tests/Compatibility/Support", "Tests/Compatibility/Browser") + [
        os.path.join(ROOT, path) for path in BESIDE]


def compile_sources(names, folders, library, porter):
    """Compiles the sources that can be compiled. Returns them, and the compiler's messages about the others."""
    failures, good = {}, list(names)
    while True:
        command = library.swift + ["-module-name", "Compatibility"]
        fine, text = call(
            command + ["-c", "-o", os.path.join(OUT, "Compatibility.o")] + shared()
            + converted(join(good, folders), command, porter))
        if fine:
            return good, failures
        blamed = culprits(text)
        if not set(blamed) & set(good):
            raise Failure("\n".join(line for line in text.splitlines() if "error:" in line) or text)
        failures.update(blamed)
        good = [name for name in good if name not in blamed]


def casts(text, folders):
    """Returns the sources that test whether an object conforms to one of their protocols. The compiler accepts this, but the linker
    does not."""
    found = {}
    for protocol in re.findall(r"undefined symbol: \$e13Compatibility\d+(\w+)Mp", text):
        for name, folder in folders.items():
            for path in glob.glob(folder + "/*.swift"):
                if re.search(rf"\bprotocol {protocol}\b", open(path, encoding="utf-8").read()):
                    found.setdefault(name, []).append(f"casts to the protocol {protocol}, which Embedded Swift cannot")
    return found


def link(library):
    _, text = call(["swiftc", "-print-target-info", "-target", TRIPLE])
    resources = re.search(r'"runtimeResourcePath": "(.*)"', text).group(1)
    # The library exports an application, and the sources export a gallery. The first definition is linked, so the sources
    # precede the library.
    need(["wasm-ld", "--no-entry", "-z", "stack-size=1048576", "--stack-first", "--strip-debug", "--error-limit=0",
          "--allow-multiple-definition", f"-L{resources}/embedded/{TRIPLE}", os.path.join(OUT, "Compatibility.o"),
          os.path.join(OUT, "page.o")] + library.objects + ["-lswiftUnicodeDataTables", "-o", MODULE])


def build(names, port, porter):
    """Builds the module of the sources. `port` rewrites them with the program `porter` and returns a folder and the errors.
    Returns the sources in the module, and the errors of the others."""
    os.makedirs(OUT, exist_ok=True)
    library = Library()
    folders, failures = {}, {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for name, (folder, problems) in zip(names, pool.map(port, names)):
            folders[name] = folder
            if problems:
                failures[name] = problems.splitlines()
    good = [name for name in names if name not in failures]
    files = [path for name in good for path in glob.glob(folders[name] + "/*.swift")] + shared()
    page = os.path.join(HERE, "Browser", "page.c")
    state = stamp(files + [page], *library.swift, *good)
    path = os.path.join(OUT, "sources.stamp")
    if not failures and os.path.exists(MODULE) and os.path.exists(path) and open(path, encoding="utf-8").read() == state:
        return good, failures
    library.build_names()
    need(["clang", "-target", TRIPLE, "-Os", "-c", page, "-o", os.path.join(OUT, "page.o")])
    while True:
        good, more = compile_sources(good, folders, library, porter)
        failures.update(more)
        try:
            link(library)
            break
        except Failure as failure:
            blamed = casts(str(failure), {name: folders[name] for name in good})
            if not blamed:
                raise
            failures.update(blamed)
            good = [name for name in good if name not in blamed]
    if not failures:
        write(path, state)
    elif os.path.exists(path):
        os.remove(path)
    return good, failures


# The optimized export of the sources


def beginnings():
    """Returns the starting points of applications, by name: the folders with the sources of the templates and examples."""
    found = {}
    for kind, pattern in [("Template", "Tools/Templates/*/Sources/*"), ("Example", "Examples/*/Sources/*")]:
        for folder in sorted(glob.glob(os.path.join(ROOT, pattern))):
            if os.path.isdir(folder) and not folder.startswith(os.path.join(ROOT, "Examples", "Sprung")):
                found[kind + folder.split(os.sep)[-3].capitalize()] = folder
    return found


def export(names, port, porter):
    """Builds one optimized module of the sources, as `sprung export` does for an application. Returns the error messages."""
    os.makedirs(OUT, exist_ok=True)
    sprung = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    need(["Scripts/refresh", "Tools"])
    need(["swift", "build", "--package-path", "Tools", "--product", "sprung"])
    # Builds the optimized library and the tool that removes dead code.
    need([sprung, "export", os.path.join(OUT, "hello"), "--package", os.path.join(ROOT, "Examples", "Hello")])
    # The library of the latest export. The folders of older libraries may still exist.
    folder = max(glob.glob(os.path.join(ROOT, ".build-browser", "optimized-*")), key=os.path.getmtime)
    modules = os.path.join(folder, "modules")
    names_folder = os.path.join(OUT, "names-optimized")
    swift = [
        "swiftc", "-target", TRIPLE, "-swift-version", "5", "-wmo", "-parse-as-library", "-suppress-warnings",
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern", "-enforce-exclusivity=unchecked",
        "-package-name", "web", "-Osize", "-lto=llvm-full", "-Xfrontend", "-enable-llvm-vfe", "-Xfrontend",
        "-disable-llvm-merge-functions-pass", "-I", modules, "-I", names_folder, "-Xcc", "-msimd128",
        "-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources/UIKitSubmodules/module.modulemap"),
        "-Xcc", "-fmodule-map-file=" + os.path.join(modules, "CEmbedded.modulemap")]
    folders = {}
    for name in names:
        folders[name], problems = port(name)
        if problems:
            return problems
    joined = join(names, folders)
    files = shared() + joined
    page = os.path.join(HERE, "Browser", "page.c")
    state = stamp(files + [page], folder, *swift)
    path = os.path.join(OUT, "exported.stamp")
    if os.path.exists(EXPORTED) and os.path.exists(path) and open(path, encoding="utf-8").read() == state:
        return ""
    empty = os.path.join(names_folder, "Empty.swift")
    write(empty, "")
    for name in NAMES:
        need(swift + ["-module-name", name, "-emit-module", "-emit-module-path", os.path.join(names_folder, name + ".swiftmodule"),
                      empty])
    code = os.path.join(OUT, "Compatibility.ll")
    command = swift + ["-module-name", "Compatibility"]
    own = converted(joined, command, porter)
    fine, text = call(command + ["-emit-ir", "-o", code] + shared() + own)
    if not fine:
        return "\n".join(line for line in text.splitlines() if "error:" in line) or text
    # The sources contain the exports of a gallery, which must precede the exports of the library.
    parts = [code, os.path.join(folder, "UIKit.ll")]
    left = os.path.join(OUT, "reachable")
    os.makedirs(left, exist_ok=True)
    need([os.path.join(ROOT, "Tools/DeadCode/.build/release/dead-code"), "--into", left] + parts)
    objects = []
    for part in parts:
        objects.append(os.path.join(left, os.path.basename(part) + ".bc"))
        need(["clang", "-target", TRIPLE, "-Wno-override-module", "-flto", "-c", "-x", "ir",
              os.path.join(left, os.path.basename(part)), "-o", objects[-1]])
    need(["clang", "-target", TRIPLE, "-Os", "-c", page, "-o", os.path.join(OUT, "page.o")])
    _, text = call(["swiftc", "-print-target-info", "-target", TRIPLE])
    resources = re.search(r'"runtimeResourcePath": "(.*)"', text).group(1)
    need(["wasm-ld", "--no-entry", "-z", "stack-size=1048576", "--stack-first", "--error-limit=0", "--lto-O2", "-O2",
          "--strip-debug", "--allow-multiple-definition", f"-L{resources}/embedded/{TRIPLE}"] + objects
         + [os.path.join(OUT, "page.o")] + sorted(glob.glob(os.path.join(folder, "C", "*.o")))
         + ["-lswiftUnicodeDataTables", "-o", EXPORTED])
    write(path, state)
    return ""


def check_export(names, port, porter):
    """Builds the optimized module and prints the errors. Returns how many sources passed and failed."""
    try:
        text = export(names, port, porter)
    except Failure as failure:
        text = str(failure)
    if text:
        print("export: the sources cannot be one optimized module", text, sep="\n", file=sys.stderr)
    return (0, len(names)) if text else (len(names), 0)


def check(names, port, porter):
    """Builds the module of the named sources and prints the errors. Returns how many sources passed and failed."""
    try:
        left_out = native_only()
        good, failures = build([name for name in names if name not in left_out], port, porter)
    except Failure as failure:
        print(f"browser: {failure}", file=sys.stderr)
        return 0, len(names)
    for name, lines in sorted(failures.items()):
        print(f"browser {name}: does not compile", *lines[:8], sep="\n  ", flush=True)
    for name in names:
        if name in left_out:
            print(f"browser {name}: native only. {left_out[name]}", flush=True)
    return len(good), len(failures)
