// SPDX-License-Identifier: MIT

// A peer for the window benchmark: 10,000 items in a GtkGridView (columns > 1) or a GtkListView (one column). Each item has an
// image area and one or two labels. SIGTERM closes the window. The duration of each drawn frame, in milliseconds, is then
// written to a file, one per line.
//
//     gcc -O2 gridview.c $(pkg-config --cflags --libs gtk4) -o gridview
//     ./gridview COLUMNS FILE

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdlib.h>

static const guint itemCount = 10000;
static GArray *times;
static gint64 start;
static gboolean isDrawn;

static void beforePaint(GdkFrameClock *clock, gpointer data) {
  start = g_get_monotonic_time();
  isDrawn = FALSE;
}

static void paint(GdkFrameClock *clock, gpointer data) { isDrawn = TRUE; }

static void afterPaint(GdkFrameClock *clock, gpointer data) {
  if (!isDrawn) return;
  double milliseconds = (double)(g_get_monotonic_time() - start) / 1000;
  g_array_append_val(times, milliseconds);
}

static void setUpGridItem(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *area = gtk_frame_new(NULL);
  gtk_widget_add_css_class(area, "area");
  gtk_widget_set_size_request(area, 110, 86);
  gtk_box_append(GTK_BOX(box), area);
  gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
  gtk_list_item_set_child(item, box);
}

static void setUpRow(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *area = gtk_frame_new(NULL);
  gtk_widget_add_css_class(area, "area");
  gtk_widget_set_size_request(area, 44, 44);
  gtk_box_append(GTK_BOX(row), area);
  gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
  gtk_list_item_set_child(item, row);
}

static void bindItem(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_widget_get_last_child(gtk_list_item_get_child(item));
  GtkStringObject *object = GTK_STRING_OBJECT(gtk_list_item_get_item(item));
  gtk_label_set_text(GTK_LABEL(label), gtk_string_object_get_string(object));
}

static gboolean quit(gpointer loop) {
  g_main_loop_quit(loop);
  return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
  if (count != 3) {
    g_printerr("usage: gridview COLUMNS FILE\n");
    return 2;
  }
  guint columns = (guint)atoi(arguments[1]);
  gtk_init();
  times = g_array_new(FALSE, FALSE, sizeof(double));

  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, ".area { background: #4080d0; border-radius: 10px; border: none; }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  GtkStringList *items = gtk_string_list_new(NULL);
  for (guint index = 0; index < itemCount; index++) gtk_string_list_take(items, g_strdup_printf("Item %u", index));
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(items)));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(columns > 1 ? setUpGridItem : setUpRow), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bindItem), NULL);
  GtkWidget *view = NULL;
  if (columns > 1) {
    view = gtk_grid_view_new(model, factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), columns);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), columns);
  } else {
    view = gtk_list_view_new(model, factory);
  }

  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_signal_connect_swapped(window, "close-request", G_CALLBACK(g_main_loop_quit), loop);
  g_unix_signal_add(SIGTERM, quit, loop);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(beforePaint), NULL);
  g_signal_connect(clock, "paint", G_CALLBACK(paint), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(afterPaint), NULL);
  g_main_loop_run(loop);

  FILE *file = fopen(arguments[2], "w");
  if (file == NULL) return 1;
  for (guint index = 0; index < times->len; index++) fprintf(file, "%.3f\n", g_array_index(times, double, index));
  return fclose(file) == 0 ? 0 : 1;
}
