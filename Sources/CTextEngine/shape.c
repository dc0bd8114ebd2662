#include "font.h"

#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

/* ---- Plans ---- */

/* A plan of how a font shapes a script in a language: the face keeps a list of them that is searched anew for each text. */
typedef struct {
  uint64_t font; /* its serial number */
  const void *language;
  uint32_t script;
  bool is_right_to_left;
  hb_shape_plan_t *plan;
} kept_plan;

/* A run that was shaped, with what is around it as far as HarfBuzz looks at it. */
typedef struct {
  uint64_t hash;
  uint64_t font;
  const void *language;
  uint32_t script;
  uint32_t before; /* how many code units of the text are before the run, in it and after it */
  uint32_t count;
  uint32_t after;
  bool is_right_to_left;
  bool is_tied; /* whether it may not be shaped without what is beyond the spaces at its ends */
  te_unit units[]; /* followed by the text */
} kept_run;

enum {
  kept_plans = 512,
  kept_runs = 1 << 14, /* places; all runs are forgotten when three quarters are taken, which is some 2 MB */
  most_kept_units = 64,
  context_units = 10 /* HarfBuzz looks at five characters on each side */
};

struct te_shaper {
  hb_buffer_t *buffer;
  kept_plan plans[kept_plans];
  kept_run *runs[kept_runs];
  size_t run_count;
};

te_shaper *te_shaper_open(void) {
  te_shaper *shaper = calloc(1, sizeof *shaper);
  if (shaper != NULL) shaper->buffer = hb_buffer_create();
  return shaper;
}

static void forget_runs(te_shaper *shaper) {
  for (size_t i = 0; i < kept_runs; i++) free(shaper->runs[i]);
  memset(shaper->runs, 0, sizeof shaper->runs);
  shaper->run_count = 0;
}

void te_shaper_close(te_shaper *shaper) {
  if (shaper == NULL) return;
  forget_runs(shaper);
  for (size_t i = 0; i < kept_plans; i++) hb_shape_plan_destroy(shaper->plans[i].plan);
  hb_buffer_destroy(shaper->buffer);
  free(shaper);
}

static hb_shape_plan_t *find_plan(te_shaper *shaper, const te_font *font, te_run run) {
  size_t hash = (size_t)font->serial * 31 + run.script * 7 + (size_t)((uintptr_t)run.language >> 4) + run.is_right_to_left;
  kept_plan *kept = &shaper->plans[hash % kept_plans];
  if (kept->plan != NULL && kept->font == font->serial && kept->language == run.language && kept->script == run.script
      && kept->is_right_to_left == run.is_right_to_left) {
    return kept->plan;
  }
  hb_segment_properties_t properties;
  unsigned int axes = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font->font, &axes);
  hb_buffer_get_segment_properties(shaper->buffer, &properties);
  hb_shape_plan_destroy(kept->plan);
  *kept = (kept_plan){font->serial, run.language, run.script, run.is_right_to_left, NULL};
  kept->plan = hb_shape_plan_create_cached2(
      font->face, &properties, font->features, font->feature_count, coordinates, axes, NULL);
  return kept->plan;
}

const void *te_shaping_language(const char *language_tag) {
  return language_tag[0] == 0 ? HB_LANGUAGE_INVALID : hb_language_from_string(language_tag, -1);
}

static hb_glyph_info_t *shape(te_shaper *shaper, const te_font *font, te_run run, unsigned int *count) {
  hb_buffer_t *buffer = shaper->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, run.text, (int)run.length, (unsigned int)run.start, (int)run.count);
  hb_buffer_set_direction(buffer, run.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script));
  hb_buffer_set_language(buffer, (hb_language_t)run.language);
  hb_shape_plan_execute(
      find_plan(shaper, font, run), font->font, buffer, font->features, font->feature_count);
  return hb_buffer_get_glyph_infos(buffer, count);
}

size_t te_shape(te_shaper *shaper, const te_font *font, te_run run, te_glyph *glyphs, size_t capacity) {
  unsigned int count = 0, positions = 0;
  const hb_glyph_info_t *info = shape(shaper, font, run, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(shaper->buffer, &positions);
  for (unsigned int i = 0; i < count && i < capacity; i++) {
    glyphs[i] = (te_glyph){
        info[i].codepoint, info[i].cluster, position[i].x_advance, position[i].x_offset, position[i].y_offset};
  }
  return count;
}

/* Shapes a run and stores what became of its units; the glyphs stay in the shaper's buffer. */
static const hb_glyph_info_t *shape_units(
    te_shaper *shaper, const te_font *font, te_run run, te_unit *units, unsigned int *count) {
  unsigned int positions = 0;
  const hb_glyph_info_t *info = shape(shaper, font, run, count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(shaper->buffer, &positions);
  memset(units, 0, run.count * sizeof *units);
  for (unsigned int i = 0; i < *count; i++) {
    size_t place = info[i].cluster - run.start;
    if (place >= run.count) continue;
    te_unit *unit = &units[place];
    unit->begins_cluster = true;
    unit->advance += position[i].x_advance;
    if (position[i].x_advance != 0 && unit->glyphs < UINT16_MAX) unit->glyphs++;
    if (hb_glyph_info_get_glyph_flags(&info[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) unit->is_unsafe = true;
  }
  return info;
}

/* ---- Runs that were shaped before ---- */

/* Whether a letter beside this unit may take another form because of it; half a character may be anything. */
static bool may_join(uint16_t unit) {
  if (unit < 0x300 || (unit >= 0x2E80 && unit < 0xA000) || (unit >= 0xAC00 && unit < 0xD7A4)) return false;
  return u_charType(unit) == U_UNASSIGNED || (unit & 0xF800) == 0xD800
      || u_getIntPropertyValue(unit, UCHAR_JOINING_TYPE) != U_JT_NON_JOINING;
}

static size_t context_before(const te_run *run) {
  if (run->start == 0 || !may_join(run->text[run->start - 1])) return 0;
  return run->start < context_units ? run->start : context_units;
}

static size_t context_after(const te_run *run) {
  size_t end = run->start + run->count;
  if (end == run->length || !may_join(run->text[end])) return 0;
  return run->length - end < context_units ? run->length - end : context_units;
}

static uint64_t hash_of(const te_font *font, const te_run *run, const uint16_t *text, size_t length) {
  const uint64_t prime = 0x9E3779B97F4A7C15;
  uint64_t hash = (font->serial << 32 ^ run->script ^ (uintptr_t)run->language) * prime + run->count + run->is_right_to_left;
  for (size_t i = 0; i < length; i++) hash = (hash ^ text[i]) * prime;
  return hash ^ hash >> 32;
}

static uint16_t *text_of(kept_run *kept) { return (uint16_t *)(kept->units + kept->count); }

/* Whether a kept run is `key`, which has no units, with a text. */
static bool is_same(kept_run *kept, const kept_run *key, const uint16_t *text) {
  return kept->hash == key->hash && kept->font == key->font && kept->language == key->language && kept->script == key->script
      && kept->before == key->before && kept->count == key->count && kept->after == key->after
      && kept->is_right_to_left == key->is_right_to_left
      && memcmp(text_of(kept), text, (key->before + key->count + key->after) * sizeof *text) == 0;
}

/* Shapes a run that is not kept yet. */
static kept_run *make_run(te_shaper *shaper, const te_font *font, const te_run *run, const kept_run *key, const uint16_t *text) {
  size_t length = key->before + key->count + key->after;
  kept_run *made = malloc(sizeof *made + key->count * sizeof *made->units + length * sizeof *text);
  if (made == NULL) return NULL;
  *made = *key;
  memcpy(text_of(made), text, length * sizeof *text);
  unsigned int count = 0;
  const hb_glyph_info_t *glyphs = shape_units(shaper, font, *run, made->units, &count);
  const te_words *words = te_font_words(font);
  made->is_tied = words == NULL || te_is_tied(words, font, run, glyphs, count);
  return made;
}

/* What became of a run that is short enough to be kept; NULL where there is no memory. */
static const kept_run *find_run(te_shaper *shaper, const te_font *font, const te_run *run) {
  size_t before = context_before(run), after = context_after(run);
  const uint16_t *text = run->text + run->start - before;
  kept_run key = {hash_of(font, run, text, before + run->count + after), font->serial, run->language, run->script,
      (uint32_t)before, (uint32_t)run->count, (uint32_t)after, run->is_right_to_left, false};
  size_t place = key.hash % kept_runs;
  while (shaper->runs[place] != NULL && !is_same(shaper->runs[place], &key, text)) place = (place + 1) % kept_runs;
  if (shaper->runs[place] != NULL) return shaper->runs[place];
  kept_run *made = make_run(shaper, font, run, &key, text);
  if (made == NULL) return NULL;
  if (++shaper->run_count > kept_runs / 4 * 3) {
    forget_runs(shaper);
    place = key.hash % kept_runs;
    shaper->run_count = 1;
  }
  return shaper->runs[place] = made;
}

/* ---- Words ---- */

static size_t word_end(const te_run *run, size_t start) {
  size_t end = start, limit = run->start + run->count;
  while (end < limit && run->text[end] != ' ') end++;
  while (end < limit && run->text[end] == ' ') end++;
  return end;
}

/* Puts a run together from its words, each with the spaces after it; false where it has to be shaped as a whole. */
static bool shape_words(te_shaper *shaper, const te_font *font, const te_run *run, te_unit *units) {
  size_t limit = run->start + run->count;
  for (size_t start = run->start; start < limit;) {
    te_run word = *run;
    word.start = start;
    word.count = word_end(run, start) - start;
    if (word.count > most_kept_units) return false;
    const kept_run *kept = find_run(shaper, font, &word);
    if (kept == NULL || (kept->is_tied && word.count < run->count)) return false;
    memcpy(units + (start - run->start), kept->units, word.count * sizeof *units);
    start += word.count;
  }
  return true;
}

/* Whether a run is shaped in the order of its letters. One against the direction of its script is turned around before. */
static bool is_in_order(const te_run *run) {
  hb_direction_t direction = hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(run->script));
  return direction == HB_DIRECTION_INVALID || (direction == HB_DIRECTION_RTL) == run->is_right_to_left;
}

void te_shape_units(te_shaper *shaper, const te_font *font, te_run run, te_unit *units) {
  if (is_in_order(&run) && te_font_words(font) != NULL && shape_words(shaper, font, &run, units)) return;
  const kept_run *kept = run.count <= most_kept_units ? find_run(shaper, font, &run) : NULL;
  if (kept != NULL) {
    memcpy(units, kept->units, run.count * sizeof *units);
    return;
  }
  unsigned int count = 0;
  shape_units(shaper, font, run, units, &count);
}
