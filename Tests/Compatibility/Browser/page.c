// SPDX-License-Identifier: MIT

// A function that the library requires of applications. This function is never called, because the sources are started
// like the gallery's demos.

const char *sp_app_name(void) { return "Compatibility"; }

int main(int count, char **arguments) { return 0; }
