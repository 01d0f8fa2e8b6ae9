// SPDX-License-Identifier: MIT

// What the library asks of an application. Nobody calls it: the sources are started as the gallery's demos are.

const char *sp_app_name(void) { return "Compatibility"; }

int main(int count, char **arguments) { return 0; }
