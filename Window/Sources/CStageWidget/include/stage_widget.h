// SPDX-License-Identifier: MIT
#ifndef STAGE_WIDGET_H
#define STAGE_WIDGET_H

#include <gtk/gtk.h>

/// The functions of a stage widget; each gets the data that the widget was made with.
typedef struct {
  /// Returns the node to draw, which stays the callee's; NULL draws nothing.
  GskRenderNode *(*draw)(void *data);
  /// The widget has another size, in points.
  void (*resize)(void *data, int width, int height);
} StageWidgetFunctions;

/// Makes a widget that draws one node and takes the keyboard's focus.
GtkWidget *stage_widget_new(StageWidgetFunctions functions, void *data);

/// Sets the size in points that the widget asks for; the least it accepts is `least` in both directions, or that size if it is fixed.
void stage_widget_set_size(GtkWidget *widget, int width, int height, int is_fixed);

/// Sets the name for assistive technology.
void stage_widget_set_label(GtkWidget *widget, const char *label);

#endif
