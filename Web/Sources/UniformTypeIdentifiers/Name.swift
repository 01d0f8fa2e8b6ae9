// SPDX-License-Identifier: MIT

// Only the name of the module, for `import`: what it brings is compiled as part of App, see Package.swift.
