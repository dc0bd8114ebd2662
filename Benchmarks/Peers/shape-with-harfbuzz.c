/* HarfBuzz alone: shapes each distinct (text, face) of the titles once.

   Usage: shape-with-harfbuzz TABLE TIMES
   Prints: the shortest time in seconds, the time of the first round, the number of runs shaped, the number of glyphs.

   The runs come ready made, so there is no Unicode analysis and no choice of fonts in the time; the faces are open, the
   buffer is one, and what HarfBuzz keeps between calls (tables, shape plans) is there after the first round. */

#include "grid.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A run as HarfBuzz takes it. */
typedef struct {
  const char *text;
  unsigned int start;
  int count;
  hb_font_t *font;
  hb_segment_properties_t properties;
} job;

static hb_font_t *open_font(const grid_font *wanted) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(wanted->path);
  if (blob == NULL) grid_fail("cannot be read", wanted->path);
  hb_face_t *face = hb_face_create(blob, wanted->index);
  hb_blob_destroy(blob);
  hb_font_t *font = hb_font_create(face);
  hb_font_make_immutable(font);
  hb_face_destroy(face);
  return font;
}

/* Whether a title has the same run in the same face. */
static bool has_run(const grid_title *title, const grid_run *run) {
  for (size_t i = 0; i < title->run_count; i++) {
    const grid_run *other = &title->runs[i];
    if (other->font == run->font && other->start == run->start && other->count == run->count) return true;
  }
  return false;
}

/* Whether the run was already shaped for another variant of the title, which has the same fallback faces. */
static bool is_repeated(const grid *table, size_t title, const grid_run *run) {
  for (size_t i = title; i > 0 && strcmp(table->titles[i - 1].text, table->titles[title].text) == 0; i--) {
    if (has_run(&table->titles[i - 1], run)) return true;
  }
  return false;
}

static job make_job(const grid_title *title, const grid_run *run, hb_font_t *font) {
  job made = {title->text, run->start, (int)run->count, font, HB_SEGMENT_PROPERTIES_DEFAULT};
  made.properties.direction = run->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
  made.properties.script = hb_script_from_string(run->script, 4);
  made.properties.language = hb_language_from_string(title->language, -1);
  return made;
}

static size_t make_jobs(const grid *table, hb_font_t **fonts, job **jobs) {
  size_t capacity = 1, count = 0;
  for (size_t i = 0; i < table->title_count; i++) capacity += table->titles[i].run_count;
  *jobs = calloc(capacity, sizeof **jobs);
  if (*jobs == NULL) grid_fail("no memory for", "the runs");
  for (size_t i = 0; i < table->title_count; i++) {
    const grid_title *title = &table->titles[i];
    for (size_t j = 0; j < title->run_count; j++) {
      const grid_run *run = &title->runs[j];
      if (!is_repeated(table, i, run)) (*jobs)[count++] = make_job(title, run, fonts[run->font]);
    }
  }
  return count;
}

/* Shapes everything; returns the number of glyphs and adds up their advances. */
static size_t shape(const job *jobs, size_t count, hb_buffer_t *buffer, long long *advance) {
  size_t glyphs = 0;
  for (const job *next = jobs; next < jobs + count; next++) {
    unsigned int found;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, next->text, -1, next->start, next->count);
    hb_buffer_set_segment_properties(buffer, &next->properties);
    hb_shape(next->font, buffer, NULL, 0);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &found);
    for (unsigned int i = 0; i < found; i++) *advance += positions[i].x_advance;
    glyphs += found;
  }
  return glyphs;
}

int main(int argc, char **argv) {
  if (argc != 3) grid_fail("usage: shape-with-harfbuzz TABLE TIMES", "");
  grid table = grid_read(argv[1]);
  hb_font_t **fonts = calloc(table.font_count + 1, sizeof *fonts);
  if (fonts == NULL) grid_fail("no memory for", "the fonts");
  for (size_t i = 0; i < table.font_count; i++) fonts[i] = open_font(&table.fonts[i]);
  job *jobs;
  size_t count = make_jobs(&table, fonts, &jobs);
  hb_buffer_t *buffer = hb_buffer_create();
  double first = 0, shortest = 0;
  size_t glyphs = 0;
  long long advance = 0;
  for (int i = 0; i < atoi(argv[2]); i++) {
    double start = grid_seconds();
    glyphs = shape(jobs, count, buffer, &advance);
    double seconds = grid_seconds() - start;
    if (i == 0) first = seconds;
    if (i == 0 || seconds < shortest) shortest = seconds;
  }
  printf("%.9f %.9f %zu %zu\n", shortest, first, count, glyphs);
  return advance == 0;
}
