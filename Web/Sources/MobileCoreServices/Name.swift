// SPDX-License-Identifier: MIT

// Only the name of the module, for `import`: its contents are compiled as part of App, see Package.swift.
