# SPDX-License-Identifier: MIT
"""Builds the sources of Tests/Compatibility as one WebAssembly module, and runs their checks under wasmkit.

The library is compiled to an Embedded Swift module of its own first, so that the sources see of it what is public. The
sources are one module: an Embedded module holds what it uses of others compiled once more, and seventy of them would each
hold most of the library. Each source goes through the rewriter, gets a `check` of its own name, and where two declare a
type of the same name, one of them another name.

A source with a file `NativeOnly`, one sentence that says why, is left out. Every other one must compile and do what it
should.
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
# What pages load, and the same with a way to print under an interpreter.
MODULE = os.path.join(OUT, "Compatibility.wasm")
PROGRAM = os.path.join(OUT, "Compatibility-wasi.wasm")
TRIPLE = "wasm32-unknown-none-wasm"
# An interpreter is slow; a check that hangs must end some time.
SECONDS = 900

LIBRARY = [
    "SprungGeometry", "SprungConstraints", "SprungModels", "SprungFoundation", "SprungStage", "SprungScript", "SprungPhysics", "UIKit",
    "SprungLayouts", "SprungHost"]
# What the headless host, the session and the exports of the gallery's module have for this one too.
BESIDE = (
    [f"Sources/SprungHeadless/{name}.swift" for name in ["HeadlessHost+LifeCycle", "TestFinger"]]
    + [f"Web/Sources/App/Exports+{name}.swift" for name in ["Demo", "Gallery", "Host", "Stage", "Storage", "Text"]])
SWIFT = [
    "swiftc", "-target", TRIPLE, "-swift-version", "5", "-wmo", "-Onone", "-parse-as-library", "-suppress-warnings",
    "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
    "-enforce-exclusivity=unchecked", "-package-name", "web", "-I", OUT,
    "-Xcc", "-fmodule-map-file=" + os.path.join(ROOT, "Sources/UIKitSubmodules/module.modulemap"),
    "-Xcc", "-fmodule-map-file=" + os.path.join(OUT, "C", "module.modulemap")]
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|internal|private|fileprivate|final|indirect|nonisolated) )*"
    r"(?:class|struct|enum|protocol|typealias|func|let|var|actor) (\w+)", re.M)


class Failure(Exception):
    """Something that no single source is to blame for."""


def call(command):
    """What a command says, and whether it went well."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode == 0, done.stdout


def need(command):
    good, text = call(command)
    if not good:
        raise Failure(text)


def stamp(paths, *extra):
    state = hashlib.sha256("\0".join(extra).encode())
    for path in sorted(paths):
        with open(path, "rb") as file:
            state.update(path.encode() + hashlib.sha256(file.read()).digest())
    return state.hexdigest()


def unless(note, now, make):
    """Calls `make` unless it was called for the same state before."""
    path = os.path.join(OUT, note + ".stamp")
    if os.path.exists(path) and open(path, encoding="utf-8").read() == now:
        return
    make()
    with open(path, "w", encoding="utf-8") as file:
        file.write(now)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def swift_files(*folders):
    return sorted(
        os.path.join(place, name) for folder in folders for place, _, names in os.walk(os.path.join(ROOT, folder))
        for name in names if name.endswith(".swift"))


# The library


def build_names():
    """The modules of which only the name is needed: what they bring is in UIKit, or in the one module of the sources."""
    write(os.path.join(OUT, "C", "module.modulemap"),
          f'module CEmbedded {{ umbrella "{ROOT}/Web/Sources/CEmbedded/include" export * }}\n')
    empty = os.path.join(OUT, "Empty.swift")
    write(empty, "")
    need(SWIFT + ["-enable-experimental-feature", "BuiltinModule", "-module-name", "_Concurrency", "-emit-module",
                  "-emit-module-path", os.path.join(OUT, "_Concurrency.swiftmodule")]
         + swift_files("Web/Sources/_Concurrency"))
    with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
        others = re.search(r"let namesOfUIKit = \[(.*?)\]", file.read(), re.S)
    names = [name for name in LIBRARY if name != "UIKit"] + re.findall(r'"(\w+)"', others.group(1)) + [
        "CoreFoundation", "Foundation", "Dispatch", "SprungDisplay", "SprungGallery", "SprungHeadless", "CompatibilitySupport"]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        list(pool.map(lambda name: need(
            SWIFT + ["-module-name", name, "-emit-module", "-emit-module-path", os.path.join(OUT, name + ".swiftmodule"),
                     empty]), names))


def build_library(sources):
    # In one run: the driver would compile the whole module twice, once for the module file.
    need(SWIFT + ["-no-emit-module-separately-wmo", "-module-name", "UIKit", "-emit-module", "-emit-module-path",
                  os.path.join(OUT, "UIKit.swiftmodule"), "-c", "-o", os.path.join(OUT, "UIKit.o")] + sources)


def build_runtime():
    """The C runtime, and what prints: for pages, and for an interpreter."""
    files = glob.glob(os.path.join(ROOT, "Web/Sources/CEmbedded/*.c"))
    shared = ["clang", "-target", TRIPLE, "-Os", "-fno-builtin", "-mbulk-memory", "-I",
              os.path.join(ROOT, "Web/Sources/CEmbedded/include"), "-c"]
    printing = os.path.join(HERE, "Browser", "print.c")
    for file in files:
        need(shared + [file, "-o", os.path.join(OUT, "C", os.path.basename(file) + ".o")])
    need(shared + [printing, "-o", os.path.join(OUT, "print.o")])
    need(shared + ["-DSP_WASI", printing, "-o", os.path.join(OUT, "print-wasi.o")])


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
                    pattern = rf"(?<=func ){word}(?=\()"
                elif word[0].isupper():
                    pattern = rf"(?<![.\w]){word}\b"
                else:
                    # The label of an argument is not the declaration.
                    pattern = rf"(?<![.\w]){word}\b(?!:)"
                text = re.sub(pattern, f"{word}_{name}", text)
            target = os.path.join(place, f"{name}_{os.path.basename(path)}")
            write(target, text)
            files.append(target)
    paged = [name for name in names if any(re.search(r"\bfunc page\(\)", text) for text in texts[name].values())]
    table = "// The sources, written by the build.\n\nimport CompatibilitySupport\nimport UIKit\n\n"
    table += "let sources: [Source] = [\n"
    table += "".join(f'  Source(name: "{name}", check: {{ check_{name}($0) }}),\n' for name in names) + "]\n\n"
    table += "@MainActor let pages: [Demo] = [\n"
    table += "".join(
        f'  Demo(name: "{name}", title: "{name}", hint: "A source of Tests/Compatibility.",\n'
        f"    size: CGSize(width: 320, height: 568), steps: [], makeController: {{ page_{name}() }}),\n"
        for name in paged) + "]\n"
    write(os.path.join(place, "Sources.swift"), table)
    return files + [os.path.join(place, "Sources.swift")]


def culprits(text):
    """The sources in which the compiler found errors, with the lines that say so."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"^\S*Tests/Compatibility/Sources/(\w+)/(\S+: error: .*)", line) or re.match(
            r"^\S*/joined/([A-Za-z0-9]+)_(\S+: error: .*)", line)
        if match:
            found.setdefault(match.group(1), []).append(match.group(2))
    return found


def compile_sources(names, folders):
    """Compiles all that compile; answers them, and what the compiler says of the others."""
    failures, good = {}, list(names)
    shared = swift_files("Tests/Compatibility/Support", "Tests/Compatibility/Browser") + [
        os.path.join(ROOT, path) for path in BESIDE]
    while True:
        fine, text = call(
            SWIFT + ["-module-name", "Compatibility", "-c", "-o", os.path.join(OUT, "Compatibility.o")]
            + shared + join(good, folders))
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


def link():
    _, text = call(["swiftc", "-print-target-info", "-target", TRIPLE])
    resources = re.search(r'"runtimeResourcePath": "(.*)"', text).group(1)
    for printing, product in [("print.o", MODULE), ("print-wasi.o", PROGRAM)]:
        need(["swiftc", "-target", TRIPLE, "-enable-experimental-feature", "Embedded",
              os.path.join(OUT, "Compatibility.o"), os.path.join(OUT, "UIKit.o"), os.path.join(OUT, printing)]
             + sorted(glob.glob(os.path.join(OUT, "C", "*.o")))
             + ["-o", product, "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
                "-Xlinker", "-z", "-Xlinker", "stack-size=1048576", "-Xlinker", "--stack-first", "-Xlinker", "--strip-debug", "-Xlinker",
                "--error-limit=0",
                "-Xlinker", f"-L{resources}/embedded/{TRIPLE}", "-Xlinker", "-lswiftUnicodeDataTables"])


def build(names, port):
    """Builds the module of the sources, which `port` rewrites: it answers a folder and what cannot be rewritten. Answers
    the sources that are in the module and what is wrong with the others."""
    os.makedirs(os.path.join(OUT, "C"), exist_ok=True)
    own = call(["swiftc", "--version"])[1] + " ".join(SWIFT)
    unless("names", stamp(swift_files("Web/Sources/_Concurrency"), own, *LIBRARY), build_names)
    runtime = glob.glob(os.path.join(ROOT, "Web/Sources/CEmbedded/**/*.[ch]"), recursive=True)
    unless("runtime", stamp(runtime + [os.path.join(HERE, "Browser", "print.c")], own), build_runtime)
    library = swift_files(*[f"Sources/{module}" for module in LIBRARY])
    unless("library", stamp(library, own), lambda: build_library(library))
    folders, failures = {}, {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for name, (folder, problems) in zip(names, pool.map(port, names)):
            folders[name] = folder
            if problems:
                failures[name] = problems.splitlines()
    good = [name for name in names if name not in failures]
    files = [path for name in good for path in glob.glob(folders[name] + "/*.swift")]
    files += swift_files("Tests/Compatibility/Support", "Tests/Compatibility/Browser") + [
        os.path.join(ROOT, path) for path in BESIDE]
    state = stamp(files + [os.path.join(OUT, "library.stamp"), os.path.join(OUT, "runtime.stamp")], own, *good)
    path = os.path.join(OUT, "sources.stamp")
    if not failures and os.path.exists(MODULE) and os.path.exists(path) and open(path, encoding="utf-8").read() == state:
        return good, failures
    while True:
        good, more = compile_sources(good, folders)
        failures.update(more)
        try:
            link()
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


# The checks


def run(names):
    """Runs the checks under wasmkit; answers what does not hold, by source. After a trap the next source goes on."""
    failures, first = {}, 0
    while first < len(names):
        try:
            done = subprocess.run(
                ["wasmkit", "run", PROGRAM, str(first)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, errors="replace", timeout=SECONDS)
            text, code = done.stdout, done.returncode
        except subprocess.TimeoutExpired as late:
            text, code = (late.stdout or b"").decode(errors="replace"), f"no answer in {SECONDS} s"
        lines = text.splitlines()
        ended = [line.split()[1] for line in lines if re.match(r"^(passed|failed) \w+$", line)]
        for line in lines:
            match = re.match(r"^(\w+): (.*)", line)
            if match and match.group(1) in names:
                failures.setdefault(match.group(1), []).append(match.group(2))
        for line in lines:
            if line.startswith("failed "):
                failures.setdefault(line.split()[1], ["something does not hold"])
        first += len(ended)
        if first >= len(names):
            break
        failures.setdefault(names[first], []).append(f"stopped ({code}): {(lines or [''])[-1]}")
        first += 1
    return failures


def check(names, port, runs=True):
    """Builds and runs the sources of the names, or only builds them; prints what is wrong, and answers how many passed and
    failed."""
    try:
        left_out = native_only()
        inside = [name for name in names if name not in left_out]
        good, failures = build(inside, port)
        for name, lines in sorted(failures.items()):
            print(f"browser {name}: does not compile", *lines[:8], sep="\n  ", flush=True)
        wrong = run(good) if good and runs else {}
    except Failure as failure:
        print(f"browser: {failure}", file=sys.stderr)
        return 0, len(names)
    for name, lines in sorted(wrong.items()):
        for line in lines:
            print(f"browser {name}: {line}", flush=True)
    for name in names:
        if name in left_out:
            print(f"browser {name}: native only. {left_out[name]}", flush=True)
    return len(good) - len(wrong), len(failures) + len(wrong)
