#define _GNU_SOURCE
#include "grid.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

_Noreturn void grid_fail(const char *message, const char *name) {
  fprintf(stderr, "%s: %s\n", message, name);
  exit(1);
}

double grid_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The array with room for one more item; it doubles, so that 20,000 titles are read in a moment. */
static void *with_room(void *items, size_t count, size_t size) {
  if ((count & (count - 1)) != 0) return items;
  items = realloc(items, (count == 0 ? 1 : count * 2) * size);
  if (items == NULL) grid_fail("no memory for", "the table");
  return items;
}

#define APPEND(array, count, ...) \
  do { \
    (array) = with_room(array, count, sizeof *(array)); \
    (array)[(count)++] = __VA_ARGS__; \
  } while (0)

static char *field(char **rest) {
  char *found = strsep(rest, "\t");
  if (found == NULL) grid_fail("a field is missing", "the table");
  return found;
}

static size_t number(char **rest) { return strtoul(field(rest), NULL, 10); }

static char *copied_field(char **rest) { return strdup(field(rest)); }

/* "font:start:count:Script:direction". */
static grid_run read_run(const char *text) {
  grid_run run;
  char direction[4];
  if (sscanf(text, "%zu:%u:%u:%4[A-Za-z]:%3s", &run.font, &run.start, &run.count, run.script, direction) != 5)
    grid_fail("a run cannot be read", text);
  run.is_right_to_left = strcmp(direction, "rtl") == 0;
  return run;
}

static grid_title read_title(const grid *table, char *rest) {
  grid_title title = {0};
  title.variant = number(&rest);
  title.language = copied_field(&rest);
  char *runs = field(&rest);
  for (char *text = strsep(&runs, ";"); text != NULL; text = strsep(&runs, ";")) {
    APPEND(title.runs, title.run_count, read_run(text));
    if (title.runs[title.run_count - 1].font >= table->font_count) grid_fail("a run without a font", text);
  }
  title.text = copied_field(&rest);
  return title;
}

/* The fields of a line, in the order in which they stand. */
static void read_line(grid *table, char *rest) {
  const char *kind = field(&rest);
  size_t first = strcmp(kind, "title") == 0 || strcmp(kind, "width") == 0 ? 0 : number(&rest);
  if (strcmp(kind, "title") == 0) {
    APPEND(table->titles, table->title_count, read_title(table, rest));
  } else if (strcmp(kind, "font") == 0) {
    APPEND(table->fonts, table->font_count, (grid_font){.index = (unsigned int)first, .path = copied_field(&rest)});
  } else if (strcmp(kind, "size") == 0) {
    APPEND(table->sizes, table->size_count, (grid_size){.variant = first, .points = atof(field(&rest))});
  } else if (strcmp(kind, "mode") == 0) {
    APPEND(table->modes, table->mode_count, (grid_mode){.lines = (int)first, .name = copied_field(&rest)});
  } else if (strcmp(kind, "width") == 0) {
    APPEND(table->widths, table->width_count, atof(field(&rest)));
  } else {
    grid_fail("a line of an unknown kind", kind);
  }
}

grid grid_read(const char *path) {
  grid table = {0};
  FILE *file = fopen(path, "r");
  if (file == NULL) grid_fail("cannot be read", path);
  char *line = NULL;
  size_t capacity = 0;
  for (ssize_t length; (length = getline(&line, &capacity, file)) > 0;) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    read_line(&table, line);
  }
  free(line);
  fclose(file);
  return table;
}
