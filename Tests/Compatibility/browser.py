# SPDX-License-Identifier: MIT
"""Builds the sources of Tests/Compatibility as one WebAssembly module, whose checks the tests of the browser run.

The library is the one that `sprung` compiles for all applications, so the sources see of it what is public. They are one module:
an Embedded module holds what it uses of others compiled once more, and seventy of them would each hold most of the library.
Each source goes through the rewriter, gets a `check` of its own name, and where two declare a type of the same name, one of
them another name.

A source with a file `NativeOnly`, one sentence that says why, is left out. Every other one must compile.
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
# The modules that pages load: that of the checks, and the optimized module of the exported apps.
MODULE = os.path.join(OUT, "Compatibility.wasm")
EXPORTED = os.path.join(OUT, "Exported.wasm")
TRIPLE = "wasm32-unknown-none-wasm"
# Modules that are not in the library, of which sources import only the name.
NAMES = ["CompatibilitySupport", "SprungDisplay", "SprungGallery", "SprungHeadless"]
# What the headless host, the session and the exports of the gallery's module have for this one too.
BESIDE = (
    [f"Sources/SprungHeadless/{name}.swift" for name in ["HeadlessHost+LifeCycle", "TestFinger"]]
    + [f"Web/Sources/App/Exports+{name}.swift" for name in ["Demo", "Gallery", "Host", "Stage", "Storage", "Text"]])
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|internal|private|fileprivate|final|indirect|nonisolated) )*"
    r"(?:class|struct|enum|protocol|typealias|func|let|var|actor) (\w+)", re.M)


class Failure(Exception):
    """Something that no single source is to blame for."""


def call(command, folder=ROOT):
    """What a command says, and whether it went well."""
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
    """What `sprung` compiles for all applications, which builds it if it is not there."""

    def __init__(self):
        need(["Scripts/refresh", "Tools"])
        need(["swift", "build", "--package-path", "Tools", "--product", "sprung"])
        need([os.path.join(ROOT, "Tools", ".build", "debug", "sprung"), "check"], os.path.join(ROOT, "Examples", "Hello"))
        # There is one: a new one takes the place of the last.
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
    """The sources that are left out, and why."""
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
    """Writes the sources so that they can be one module; answers their files."""
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
                    # The label of an argument is not the declaration.
                    pattern = rf"(?<![.\w]){word}\b(?!:)"
                text = re.sub(pattern, f"{word}_{name}", text)
            # The program begins with the checks.
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
    """The joined sources with the conversions of collections written out, as `sprung` does where the compiler cannot make them."""
    taken = {"-wmo", "-Xfrontend", "-enable-llvm-vfe", "-disable-llvm-merge-functions-pass", "-disable-llvm-verify"}
    question = [part for part in command if part not in taken]
    # Those of collections inside of collections come to light when those of the outer ones are written.
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
        # What does not compile is for the compilation to say.
        if asked.returncode != 0 or text.startswith("0 "):
            break
        files = [os.path.join(place, os.path.basename(path)) for path in copies]
    return files


def culprits(text):
    """The sources in which the compiler found errors, with the lines that say so."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"^\S*Tests/Compatibility/Sources/(\w+)/(\S+: error: .*)", line) or re.match(
            r"^\S*/joined/([A-Za-z0-9]+)_(\S+: error: .*)", line)
        if match:
            found.setdefault(match.group(1), []).append(match.group(2))
    return found


def shared():
    """What all sources have."""
    return swift_files("Tests/Compatibility/Support", "Tests/Compatibility/Browser") + [
        os.path.join(ROOT, path) for path in BESIDE]


def compile_sources(names, folders, library, porter):
    """Compiles all that compile; answers them, and what the compiler says of the others."""
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
    """The sources that ask whether an object conforms to a protocol of theirs, which the compiler lets pass and the linker
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
    # The library has the exports of an application, and the sources those of a gallery, which count: they come first.
    need(["wasm-ld", "--no-entry", "-z", "stack-size=1048576", "--stack-first", "--strip-debug", "--error-limit=0",
          "--allow-multiple-definition", f"-L{resources}/embedded/{TRIPLE}", os.path.join(OUT, "Compatibility.o"),
          os.path.join(OUT, "page.o")] + library.objects + ["-lswiftUnicodeDataTables", "-o", MODULE])


def build(names, port, porter):
    """Builds the module of the sources, which `port` rewrites by the program `porter`: it answers a folder and what cannot be
    rewritten. Answers the sources that are in the module and what is wrong with the others."""
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


# The same as an export: optimized


def beginnings():
    """What people begin from, by name: the folders of the templates' and the examples' sources."""
    found = {}
    for kind, pattern in [("Template", "Tools/Templates/*/Sources/*"), ("Example", "Examples/*/Sources/*")]:
        for folder in sorted(glob.glob(os.path.join(ROOT, pattern))):
            if os.path.isdir(folder) and not folder.startswith(os.path.join(ROOT, "Examples", "Sprung")):
                found[kind + folder.split(os.sep)[-3].capitalize()] = folder
    return found


def export(names, port, porter):
    """Builds one optimized module of sources, as `sprung export` builds an application's; answers what it says of mistakes."""
    os.makedirs(OUT, exist_ok=True)
    sprung = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
    need(["Scripts/refresh", "Tools"])
    need(["swift", "build", "--package-path", "Tools", "--product", "sprung"])
    # Builds the optimized library, and the program that removes dead code.
    need([sprung, "export", os.path.join(OUT, "hello"), "--package", os.path.join(ROOT, "Examples", "Hello")])
    # The library of the last export: those of older sources may remain.
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
    # The exports of the sources, which are those of a gallery, come before the library's.
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
    """Builds the optimized module; prints what is wrong, and answers how many sources passed and failed."""
    try:
        text = export(names, port, porter)
    except Failure as failure:
        text = str(failure)
    if text:
        print("export: the sources cannot be one optimized module", text, sep="\n", file=sys.stderr)
    return (0, len(names)) if text else (len(names), 0)


def check(names, port, porter):
    """Builds the module of the sources of the names; prints what is wrong, and answers how many passed and failed."""
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
