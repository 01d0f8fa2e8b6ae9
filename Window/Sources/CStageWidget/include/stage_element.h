// SPDX-License-Identifier: MIT
#ifndef STAGE_ELEMENT_H
#define STAGE_ELEMENT_H

#include <gtk/gtk.h>
#include <stdint.h>

/// The operations that an element offers to assistive technology.
typedef enum {
  STAGE_ELEMENT_IS_READ,
  STAGE_ELEMENT_IS_PRESSED,
  STAGE_ELEMENT_IS_ADJUSTED,
} StageElementKind;

/// The callbacks of an element. Each receives the `data` and `layer` that were passed to `stage_element_new`.
typedef struct {
  /// Called when assistive technology presses the element.
  void (*press)(void *data, uint32_t layer);
  /// Called when assistive technology increments (1) or decrements (-1) the value.
  void (*adjust)(void *data, uint32_t layer, int direction);
  /// Called when the element receives the keyboard focus.
  void (*focused)(void *data, uint32_t layer);
} StageElementFunctions;

/// The properties and states of an element.
typedef struct {
  const char *label;
  /// The accessible description; NULL for none.
  const char *description;
  gboolean is_disabled, is_focusable, is_modal;
  /// 0 or 1, or -1 if the state does not apply.
  int is_checked, is_selected, is_pressed;
  /// The level of a heading, or 0 for other elements.
  int level;
  /// The one-based position in a list and the number of items, or 0 outside a list.
  int position, count;
  gboolean has_value;
  double value, maximum;
} StageElementState;

/// Creates an invisible widget that represents a layer to assistive technology. It receives no pointer events.
GtkWidget *stage_element_new(GtkAccessibleRole role, StageElementKind kind, uint32_t layer, StageElementFunctions functions,
                             void *data);

/// Updates the properties and states that assistive technology reads.
void stage_element_describe(GtkWidget *element, const StageElementState *state);

/// Inserts an element into an element or a stage, after `previous` or, if that is NULL, as the first child.
void stage_element_insert(GtkWidget *element, GtkWidget *parent, GtkWidget *previous);

/// Sets the frame in points, in the parent's coordinates.
void stage_element_set_box(GtkWidget *element, int x, int y, int width, int height);

/// Allocates the child elements of a widget.
void stage_element_allocate_children(GtkWidget *widget);

/// Removes the child elements of a widget.
void stage_element_remove_children(GtkWidget *widget);

/// Announces text through assistive technology. Returns false in GTK before 4.14, which does not support announcements.
gboolean stage_announce(GtkWidget *widget, const char *text);

#endif
