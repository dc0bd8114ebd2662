/* Pango over the grid of the fit bench, as its user would write it who cares for speed.

   Usage: fit-with-pango TABLE TIMES VERDICTS
   Prints: the shortest time in seconds, the number of verdicts in it. Writes to VERDICTS one character for each verdict,
   in the order title, size, mode, width: + where the whole title is shown, - where it is not.

   One thread; one font map, context and layout; font descriptions are made before the clock starts, a first round has
   opened the fonts; a text is set once, a size once for all its rooms; ink extents, which cost more, are never asked for.
   Fontconfig knows the table's font files and no other; a title asks for the families of its faces, the system font's
   first, so that Pango falls back to what Fitspoken falls back to. Nothing is hinted or rounded. */

#include "grid.h"

#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h> /* needs the other before it */
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How a mode is said to Pango. */
typedef struct {
  const char *name;
  PangoEllipsizeMode ellipsize;
  PangoWrapMode wrap;
  bool has_width; /* a clipped title is laid out without a width, and compared */
} pango_mode;

static const pango_mode pango_modes[] = {
    {"truncatingTail", PANGO_ELLIPSIZE_END, PANGO_WRAP_WORD_CHAR, true},
    {"truncatingMiddle", PANGO_ELLIPSIZE_MIDDLE, PANGO_WRAP_WORD_CHAR, true},
    {"truncatingHead", PANGO_ELLIPSIZE_START, PANGO_WRAP_WORD_CHAR, true},
    {"wordWrap", PANGO_ELLIPSIZE_NONE, PANGO_WRAP_WORD_CHAR, true},
    {"characterWrap", PANGO_ELLIPSIZE_NONE, PANGO_WRAP_CHAR, true},
    {"clip", PANGO_ELLIPSIZE_NONE, PANGO_WRAP_WORD_CHAR, false},
};

static const pango_mode *find_mode(const char *name) {
  for (size_t i = 0; i < sizeof pango_modes / sizeof *pango_modes; i++) {
    if (strcmp(pango_modes[i].name, name) == 0) return &pango_modes[i];
  }
  grid_fail("a mode that Pango is not told", name);
}

/* ---- Fonts ---- */

static void unhint(FcPattern *pattern, gpointer data) {
  (void)data;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

static PangoFontMap *make_font_map(const grid *table) {
  FcConfig *config = FcConfigCreate();
  for (size_t i = 0; i < table->font_count; i++) {
    bool is_known = false;
    for (size_t j = 0; j < i; j++) is_known |= strcmp(table->fonts[i].path, table->fonts[j].path) == 0;
    if (!is_known && !FcConfigAppFontAddFile(config, (const FcChar8 *)table->fonts[i].path))
      grid_fail("cannot be read", table->fonts[i].path);
  }
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), unhint, NULL, NULL);
  return map;
}

static char *family_of(const grid_font *font) {
  int count;
  FcChar8 *name;
  FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)font->path, (int)font->index, NULL, &count);
  if (pattern == NULL || FcPatternGetString(pattern, FC_FAMILY, 0, &name) != FcResultMatch)
    grid_fail("has no family name", font->path);
  char *family = strdup((const char *)name);
  FcPatternDestroy(pattern);
  return family;
}

/* The families of the fonts that a title uses; fonts are numbered in the order in which they are asked for a glyph. */
static PangoFontDescription *describe(const grid *table, char **families, unsigned long fonts, double size) {
  char list[4096] = "";
  for (size_t i = 0; i < table->font_count; i++) {
    if (!(fonts >> i & 1)) continue;
    if (*list != 0) strncat(list, ",", sizeof list - strlen(list) - 1);
    strncat(list, families[i], sizeof list - strlen(list) - 1);
  }
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, list);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  return description;
}

/* The descriptions of one set of fonts at every size. */
typedef struct {
  unsigned long fonts;
  PangoFontDescription **at_size;
} font_set;

static font_set *make_set(const grid *table, char **families, unsigned long fonts) {
  font_set *set = malloc(sizeof *set);
  set->fonts = fonts;
  set->at_size = calloc(table->size_count, sizeof *set->at_size);
  for (size_t i = 0; i < table->size_count; i++)
    set->at_size[i] = describe(table, families, fonts, table->sizes[i].points);
  return set;
}

/* The set of each title's fonts and of the variant's own, which is asked first even where no letter of a title is in it. */
static font_set **make_sets(const grid *table) {
  char **families = calloc(table->font_count + 1, sizeof *families);
  for (size_t i = 0; i < table->font_count; i++) families[i] = family_of(&table->fonts[i]);
  font_set **sets = calloc(table->title_count + 1, sizeof *sets);
  for (size_t i = 0; i < table->title_count; i++) {
    const grid_title *title = &table->titles[i];
    unsigned long fonts = 1ul << title->variant;
    for (size_t j = 0; j < title->run_count; j++) fonts |= 1ul << title->runs[j].font;
    size_t known = 0;
    while (known < i && sets[known]->fonts != fonts) known++;
    sets[i] = known < i ? sets[known] : make_set(table, families, fonts);
  }
  return sets;
}

/* ---- Verdicts ---- */

static char judge(PangoLayout *layout, const pango_mode *mode, double width, int lines) {
  int room = (int)(width * PANGO_SCALE), needed;
  if (!mode->has_width) {
    pango_layout_get_size(layout, &needed, NULL);
    return needed <= room ? '+' : '-';
  }
  pango_layout_set_width(layout, room);
  if (mode->ellipsize != PANGO_ELLIPSIZE_NONE) return pango_layout_is_ellipsized(layout) ? '-' : '+';
  if (pango_layout_get_line_count(layout) > lines) return '-';
  pango_layout_get_size(layout, &needed, NULL);
  return needed <= room ? '+' : '-';
}

static char *judge_size(PangoLayout *layout, const grid *table, char *verdict) {
  for (size_t i = 0; i < table->mode_count; i++) {
    const pango_mode *mode = find_mode(table->modes[i].name);
    pango_layout_set_width(layout, -1);
    pango_layout_set_ellipsize(layout, mode->ellipsize);
    pango_layout_set_wrap(layout, mode->wrap);
    for (size_t j = 0; j < table->width_count; j++)
      *verdict++ = judge(layout, mode, table->widths[j], table->modes[i].lines);
  }
  return verdict;
}

/* Every verdict of every title; returns the end of the verdicts. */
static char *judge_all(PangoLayout *layout, const grid *table, font_set **sets, char *verdict) {
  const char *language = "", *text = "";
  for (size_t i = 0; i < table->title_count; i++) {
    const grid_title *title = &table->titles[i];
    if (strcmp(title->language, language) != 0) {
      language = title->language;
      pango_context_set_language(pango_layout_get_context(layout), pango_language_from_string(language));
      pango_layout_context_changed(layout);
    }
    if (strcmp(title->text, text) != 0) pango_layout_set_text(layout, text = title->text, -1);
    for (size_t j = 0; j < table->size_count; j++) {
      if (table->sizes[j].variant != title->variant) continue;
      pango_layout_set_font_description(layout, sets[i]->at_size[j]);
      verdict = judge_size(layout, table, verdict);
    }
  }
  return verdict;
}

/* UIKit sets no hyphen where a line breaks inside a word. */
static PangoLayout *make_layout(PangoContext *context) {
  PangoLayout *layout = pango_layout_new(context);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  return layout;
}

int main(int argc, char **argv) {
  if (argc != 4) grid_fail("usage: fit-with-pango TABLE TIMES VERDICTS", "");
  grid table = grid_read(argv[1]);
  if (table.font_count > 8 * sizeof(unsigned long)) grid_fail("too many fonts", argv[1]);
  PangoFontMap *map = make_font_map(&table);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoLayout *layout = make_layout(context);
  font_set **sets = make_sets(&table);
  char *verdicts = malloc(table.title_count * table.size_count * table.mode_count * table.width_count + 1);
  char *end = judge_all(layout, &table, sets, verdicts);
  double shortest = 0;
  for (int i = 0; i < atoi(argv[2]); i++) {
    double start = grid_seconds();
    end = judge_all(layout, &table, sets, verdicts);
    double seconds = grid_seconds() - start;
    if (i == 0 || seconds < shortest) shortest = seconds;
  }
  FILE *file = fopen(argv[3], "w");
  if (file == NULL || fwrite(verdicts, 1, (size_t)(end - verdicts), file) == 0 || fclose(file) != 0)
    grid_fail("cannot be written", argv[3]);
  printf("%.9f %zu\n", shortest, (size_t)(end - verdicts));
  return 0;
}
