// SPDX-License-Identifier: MIT
#ifndef STAGE_ELEMENT_H
#define STAGE_ELEMENT_H

#include <gtk/gtk.h>
#include <stdint.h>

/// What assistive technology can do with an element.
typedef enum {
  STAGE_ELEMENT_IS_READ,
  STAGE_ELEMENT_IS_PRESSED,
  STAGE_ELEMENT_IS_ADJUSTED,
} StageElementKind;

/// The functions of an element; each gets the data and the layer that the element was made with.
typedef struct {
  /// Assistive technology presses the element.
  void (*press)(void *data, uint32_t layer);
  /// Assistive technology raises the value (1) or lowers it (-1).
  void (*adjust)(void *data, uint32_t layer, int direction);
  /// The element got the keyboard's focus.
  void (*focused)(void *data, uint32_t layer);
} StageElementFunctions;

/// The properties and states of an element.
typedef struct {
  const char *label;
  /// NULL for none.
  const char *description;
  gboolean is_disabled, is_focusable, is_modal;
  /// -1 where there is no such state, else 0 or 1.
  int is_checked, is_selected, is_pressed;
  /// The level of a heading, or 0.
  int level;
  /// The position in a list counted from 1, and the number of items; 0 for none.
  int position, count;
  gboolean has_value;
  double value, maximum;
} StageElementState;

/// Makes an element: a widget that draws nothing and that pointers do not hit, which represents a layer to assistive technology.
GtkWidget *stage_element_new(GtkAccessibleRole role, StageElementKind kind, uint32_t layer, StageElementFunctions functions,
                             void *data);

/// Sets all that assistive technology reads.
void stage_element_describe(GtkWidget *element, const StageElementState *state);

/// Puts an element into another one, or a stage, behind a sibling or, without one, before all.
void stage_element_insert(GtkWidget *element, GtkWidget *parent, GtkWidget *previous);

/// Sets the box in points of the parent.
void stage_element_set_box(GtkWidget *element, int x, int y, int width, int height);

/// Allocates the elements in a widget.
void stage_element_allocate_children(GtkWidget *widget);

/// Removes the elements in a widget.
void stage_element_remove_children(GtkWidget *widget);

/// Makes assistive technology read text aloud. Requires GTK 4.14 or later. Returns whether it can.
gboolean stage_announce(GtkWidget *widget, const char *text);

#endif
