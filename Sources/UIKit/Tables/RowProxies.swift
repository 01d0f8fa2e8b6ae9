// SPDX-License-Identifier: MIT

/// The table properties that appearance proxies can set, in addition to the properties of all views.
@MainActor
package enum RowProxies {
  package static var all: [AppearanceProperty] {
    [
      .value(UITableView.self, { $0.separatorColor }, { $0.separatorColor = $1 }),
      .optional(UITableView.self, { $0.sectionIndexColor }, { $0.sectionIndexColor = $1 }),
      .value(UITableView.self, { $0.separatorInset }, { $0.separatorInset = $1 }),
    ]
  }
}
