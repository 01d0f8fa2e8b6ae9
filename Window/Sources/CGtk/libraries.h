// SPDX-License-Identifier: MIT
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <fontconfig/fontconfig.h>
