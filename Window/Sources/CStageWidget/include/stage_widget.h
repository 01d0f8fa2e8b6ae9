// SPDX-License-Identifier: MIT
#ifndef STAGE_WIDGET_H
#define STAGE_WIDGET_H

#include <gtk/gtk.h>

/// The callbacks of a stage widget. Each receives the `data` pointer that was passed to `stage_widget_new`.
typedef struct {
  /// Returns the node to draw, without transferring ownership. NULL draws nothing.
  GskRenderNode *(*draw)(void *data);
  /// Reports a new widget size, in points.
  void (*resize)(void *data, int width, int height);
} StageWidgetFunctions;

/// Creates a focusable widget that draws one node.
GtkWidget *stage_widget_new(StageWidgetFunctions functions, void *data);

/// Sets the natural size in points. If `is_fixed`, it is also the minimum size; otherwise each side can shrink to 120.
void stage_widget_set_size(GtkWidget *widget, int width, int height, int is_fixed);

/// Sets the accessible name.
void stage_widget_set_label(GtkWidget *widget, const char *label);

#endif
