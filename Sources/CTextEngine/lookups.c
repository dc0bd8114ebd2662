#include "lookups.h"

#include <hb-aat.h>
#include <hb-ot.h>
#include <stddef.h>
#include <stdint.h>

/* HarfBuzz says which glyphs a lookup involves, but neither its kind, nor that a rule names a glyph only as one of those
   that are in no class of the font. So that much is read from the tables (OpenType 1.9, chapters GSUB and GPOS). */

/* A GSUB or GPOS table. Beyond its end are zeros; one that takes too long to read has any property that is asked for. */
typedef struct {
  hb_tag_t tag;
  const uint8_t *bytes;
  size_t size;
  size_t reads;
} layout_table;

enum { most_reads = 1 << 18, most_feature_tags = 1024, ignores_base_glyphs = 2 };

static bool is_too_long(const layout_table *table) { return table->reads > most_reads; }

static unsigned int number(layout_table *table, size_t place) {
  table->reads++;
  return place + 2 <= table->size ? (unsigned int)table->bytes[place] << 8 | table->bytes[place + 1] : 0;
}

/* The place that an offset of 16 bits leads to. */
static size_t follow(layout_table *table, size_t start, size_t place) { return start + number(table, place); }

static bool coverage_has(layout_table *table, size_t coverage, hb_codepoint_t glyph) {
  bool is_list = number(table, coverage) == 1;
  unsigned int count = number(table, coverage + 2);
  for (unsigned int i = 0; i < count && !is_too_long(table); i++) {
    size_t record = coverage + 4 + (is_list ? 2 : 6) * (size_t)i;
    unsigned int first = number(table, record);
    unsigned int last = is_list ? first : number(table, record + 2);
    if (first <= glyph && glyph <= last) return true;
  }
  return is_too_long(table);
}

/* Whether one of some classes is 0, that of all glyphs that are in no other. */
static bool has_class_zero(layout_table *table, size_t classes, unsigned int count) {
  for (unsigned int i = 0; i < count && !is_too_long(table); i++) {
    if (number(table, classes + 2 * (size_t)i) == 0) return true;
  }
  return is_too_long(table);
}

/* The same for a rule about a sequence; the class of its first glyph is not in it. */
static bool rule_has_class_zero(layout_table *table, size_t rule) {
  unsigned int count = number(table, rule);
  return count > 1 && has_class_zero(table, rule + 4, count - 1);
}

/* The same for a rule about what is before a sequence, the sequence, and what is after it. */
static bool chained_rule_has_class_zero(layout_table *table, size_t rule) {
  for (int part = 0; part < 3; part++) {
    unsigned int count = number(table, rule);
    if (part == 1 && count > 0) count--;
    if (has_class_zero(table, rule + 2, count)) return true;
    rule += 2 + 2 * (size_t)count;
  }
  return false;
}

/* Whether a subtable about sequences has rules in terms of classes (format 2) that name class 0. */
static bool names_class_zero(layout_table *table, size_t subtable, bool is_chained) {
  if (number(table, subtable) != 2) return false;
  size_t sets = subtable + (is_chained ? 10 : 6);
  unsigned int set_count = number(table, sets);
  for (unsigned int i = 0; i < set_count && !is_too_long(table); i++) {
    size_t set = follow(table, subtable, sets + 2 + 2 * (size_t)i);
    unsigned int rule_count = set == subtable ? 0 : number(table, set);
    for (unsigned int j = 0; j < rule_count && !is_too_long(table); j++) {
      size_t rule = follow(table, set, set + 2 + 2 * (size_t)j);
      if (is_chained ? chained_rule_has_class_zero(table, rule) : rule_has_class_zero(table, rule)) return true;
    }
  }
  return is_too_long(table);
}

/* What a lookup does with glyphs. */
typedef enum {
  replaces_one,   /* a glyph, whatever is beside it */
  moves_one,      /* the same, without another glyph in its place; or a mark on the letter before it */
  joins_next,     /* a pair that begins with a covered glyph */
  takes_sequence, /* several become one */
  in_sequence,    /* something in a sequence, by rules */
  in_context,     /* the same, with what is around it */
  is_unknown
} lookup_kind;

static lookup_kind kind_of(const layout_table *table, unsigned int type) {
  static const lookup_kind substitutions[] = {is_unknown, replaces_one, replaces_one, replaces_one, takes_sequence,
      in_sequence, in_context, is_unknown, in_context};
  static const lookup_kind positions[] = {is_unknown, moves_one, joins_next, joins_next, moves_one, moves_one, moves_one,
      in_sequence, in_context};
  if (type > 8) return is_unknown;
  return table->tag == HB_OT_TAG_GSUB ? substitutions[type] : positions[type];
}

/* The glyphs that a lookup involves. */
typedef struct {
  hb_set_t *before;
  hb_set_t *input;
  hb_set_t *after;
} lookup_glyphs;

static bool involves(const lookup_glyphs *glyphs, hb_codepoint_t glyph) {
  return hb_set_has(glyphs->before, glyph) || hb_set_has(glyphs->input, glyph) || hb_set_has(glyphs->after, glyph);
}

static bool subtable_looks_across(
    layout_table *table, lookup_kind kind, size_t subtable, const lookup_glyphs *glyphs, hb_codepoint_t space) {
  switch (kind) {
    case replaces_one: return hb_set_has(glyphs->input, space);
    case moves_one: return false;
    case joins_next: return coverage_has(table, follow(table, subtable, subtable + 2), space);
    case takes_sequence: return involves(glyphs, space);
    case in_sequence:
    case in_context: return involves(glyphs, space) || names_class_zero(table, subtable, kind == in_context);
    default: return true;
  }
}

/* Whether a lookup may look at glyphs on both sides of a space, or puts another glyph in the place of a space. */
static bool looks_across(layout_table *table, unsigned int index, const lookup_glyphs *glyphs, hb_codepoint_t space) {
  size_t list = follow(table, 0, 8);
  size_t lookup = follow(table, list, list + 2 + 2 * (size_t)index);
  unsigned int type = number(table, lookup);
  bool passes_spaces = (number(table, lookup + 2) & ignores_base_glyphs) != 0;
  unsigned int count = number(table, lookup + 4);
  for (unsigned int i = 0; i < count; i++) {
    size_t subtable = follow(table, lookup, lookup + 6 + 2 * (size_t)i);
    unsigned int own_type = type;
    if (type == (table->tag == HB_OT_TAG_GSUB ? 7 : 9)) { /* an extension: the subtable is elsewhere */
      own_type = number(table, subtable + 2);
      subtable += (size_t)number(table, subtable + 4) << 16 | number(table, subtable + 6);
    }
    lookup_kind kind = kind_of(table, own_type);
    if (passes_spaces && kind != replaces_one && kind != moves_one) return true;
    if (subtable_looks_across(table, kind, subtable, glyphs, space)) return true;
  }
  return is_too_long(table);
}

/* Adds what the lookups that look across spaces may begin with. */
static void add_beginnings(
    hb_face_t *face, layout_table *table, const hb_set_t *lookups, hb_codepoint_t space, hb_set_t *pivots) {
  lookup_glyphs glyphs = {hb_set_create(), hb_set_create(), hb_set_create()};
  for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(lookups, &lookup);) {
    hb_set_clear(glyphs.before);
    hb_set_clear(glyphs.input);
    hb_set_clear(glyphs.after);
    hb_ot_layout_lookup_collect_glyphs(face, table->tag, lookup, glyphs.before, glyphs.input, glyphs.after, NULL);
    if (looks_across(table, lookup, &glyphs, space)) hb_set_union(pivots, glyphs.input);
  }
  if (is_too_long(table)) hb_set_add(pivots, space);
  hb_set_destroy(glyphs.before);
  hb_set_destroy(glyphs.input);
  hb_set_destroy(glyphs.after);
}

/* Adds what a lookup may make a glyph of the set from; whether there was any such glyph. */
static bool add_sources_of(hb_face_t *face, hb_codepoint_t lookup, hb_set_t *pivots) {
  hb_set_t *input = hb_set_create(), *output = hb_set_create();
  unsigned int count = hb_set_get_population(pivots);
  hb_ot_layout_lookup_collect_glyphs(face, HB_OT_TAG_GSUB, lookup, NULL, input, NULL, output);
  hb_set_intersect(output, pivots);
  if (!hb_set_is_empty(output)) hb_set_union(pivots, input);
  hb_set_destroy(input);
  hb_set_destroy(output);
  return hb_set_get_population(pivots) > count;
}

static void add_sources(hb_face_t *face, const hb_set_t *substitutions, hb_set_t *pivots) {
  for (bool has_grown = !hb_set_is_empty(pivots); has_grown;) {
    has_grown = false;
    for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(substitutions, &lookup);) {
      if (add_sources_of(face, lookup, pivots)) has_grown = true;
    }
  }
}

/* Whether a feature is off unless a text asks for it, as ours never do. HarfBuzz itself turns the three of fractions on at a
   fraction slash, where words are not shaped by themselves. */
static bool is_optional(hb_tag_t tag) {
  static const char optional[][5] = {"aalt", "c2pc", "c2sc", "case", "cpsp", "dlig", "dnom", "frac", "hist", "hlig", "lnum", "nalt",
      "numr", "onum", "ordn", "pcap", "pnum", "salt", "sinf", "smcp", "subs", "sups", "swsh", "titl", "unic", "zero"};
  if (tag >> 16 == ('s' << 8 | 's') || tag >> 16 == ('c' << 8 | 'v')) return true; /* stylistic sets, variants of characters */
  for (size_t i = 0; i < sizeof optional / sizeof *optional; i++) {
    if (tag == hb_tag_from_string(optional[i], 4)) return true;
  }
  return false;
}

/* The lookups of all features of a table that are not optional. */
static hb_set_t *used_lookups(hb_face_t *face, hb_tag_t table) {
  hb_tag_t tags[most_feature_tags + 1];
  hb_set_t *lookups = hb_set_create();
  unsigned int kept = 0, found = most_feature_tags;
  for (unsigned int start = 0; found == most_feature_tags && kept < most_feature_tags; start += found) {
    hb_tag_t page[most_feature_tags];
    hb_ot_layout_table_get_feature_tags(face, table, start, &found, page);
    for (unsigned int i = 0; i < found && kept < most_feature_tags; i++) {
      bool is_known = kept > 0 && tags[kept - 1] == page[i];
      if (!is_known && !is_optional(page[i])) tags[kept++] = page[i];
    }
  }
  tags[kept] = HB_TAG_NONE;
  bool is_all = kept == most_feature_tags;
  hb_ot_layout_collect_lookups(face, table, NULL, NULL, is_all ? NULL : tags, lookups);
  return lookups;
}

static void add_pivots_of(hb_face_t *face, hb_tag_t tag, const hb_set_t *lookups, hb_codepoint_t space, hb_set_t *pivots) {
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  unsigned int size = 0;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(blob, &size);
  layout_table table = {tag, bytes, size, 0};
  add_beginnings(face, &table, lookups, space, pivots);
  hb_blob_destroy(blob);
}

void te_add_pivots(hb_face_t *face, hb_codepoint_t space, hb_set_t *pivots) {
  hb_set_t *substitutions = used_lookups(face, HB_OT_TAG_GSUB);
  hb_set_t *positions = used_lookups(face, HB_OT_TAG_GPOS);
  add_pivots_of(face, HB_OT_TAG_GSUB, substitutions, space, pivots);
  add_pivots_of(face, HB_OT_TAG_GPOS, positions, space, pivots);
  add_sources(face, substitutions, pivots);
  hb_set_destroy(substitutions);
  hb_set_destroy(positions);
}
