#include "font.h"
#include "lookups.h"

#include <hb-aat.h>
#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

/* A word is shaped by itself, with the spaces after it, where no lookup of its font looks across a space; a letter and the
   space after it are a pair within a word. Browsers do the same. Many fonts have such lookups for a few glyphs only, such
   as brackets between capitals: texts without these are still shaped word by word. */

struct te_words {
  hb_set_t *pivots; /* glyphs without which no lookup looks across spaces */
  bool is_never;    /* whether words are never shaped by themselves */
  hb_codepoint_t dotted_circle; /* which HarfBuzz puts before what belongs to a letter, where none is before it */
};

/* State machines and tables of pairs, which HarfBuzz uses instead of lookups, may look anywhere. */
static bool has_lookups_alone(hb_face_t *face) {
  hb_blob_t *pairs = hb_face_reference_table(face, HB_TAG('k', 'e', 'r', 'n'));
  bool has_pairs = hb_blob_get_length(pairs) > 0;
  hb_blob_destroy(pairs);
  return !has_pairs && !hb_aat_layout_has_substitution(face) && !hb_aat_layout_has_positioning(face);
}

static te_words *make_words(const te_font *font) {
  te_words *words = malloc(sizeof *words);
  if (words == NULL) return NULL;
  words->pivots = hb_set_create();
  hb_codepoint_t space = 0;
  words->is_never = !has_lookups_alone(font->face) || !hb_font_get_nominal_glyph(font->font, ' ', &space);
  if (words->is_never) return words;
  te_add_pivots(font->face, space, words->pivots);
  if (!hb_font_get_nominal_glyph(font->font, 0x25CC, &words->dotted_circle)) words->dotted_circle = UINT32_MAX;
  words->is_never = hb_set_has(words->pivots, space) || !hb_set_allocation_successful(words->pivots);
  return words;
}

void te_words_close(te_words *words) {
  if (words == NULL) return;
  hb_set_destroy(words->pivots);
  free(words);
}

const te_words *te_font_words(const te_font *font) {
  te_words *words = atomic_load_explicit(&font->learnt->words, memory_order_acquire);
  if (words == NULL) {
    te_words *made = make_words(font);
    if (made == NULL) return NULL;
    if (atomic_compare_exchange_strong(&font->learnt->words, &words, made)) words = made;
    else te_words_close(made);
  }
  return words->is_never ? NULL : words;
}

/* What a character may be a glyph of: itself, its mirror image, or what it is composed of. */
static bool may_be_pivot(const te_words *words, const te_font *font, const UNormalizer2 *nfc, UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UChar parts[8];
  hb_codepoint_t glyph;
  if (hb_font_get_nominal_glyph(font->font, (hb_codepoint_t)character, &glyph) && hb_set_has(words->pivots, glyph)) return true;
  int32_t length = character < 0xC0 ? -1 : unorm2_getRawDecomposition(nfc, character, parts, 8, &status);
  if (U_FAILURE(status) || length <= 0) return false;
  for (int32_t offset = 0; offset < length;) {
    UChar32 part;
    U16_NEXT(parts, offset, length, part);
    if (may_be_pivot(words, font, nfc, part)) return true;
  }
  return false;
}

static bool is_mark(UChar32 character) {
  return character >= 0x300 && (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

static bool is_composed(const UNormalizer2 *nfc, UChar32 first, UChar32 second) {
  return second >= 0x300 && unorm2_composePair(nfc, first, second) >= 0;
}

/* Whether a character of a part may be shaped to a glyph on which a lookup depends that looks across spaces. */
static bool has_pivot(const te_words *words, const te_font *font, const te_run *part) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) return true;
  UChar32 before = 0, base = 0; /* what a character may be composed with */
  const uint16_t *text = part->text + part->start;
  for (size_t offset = 0; offset < part->count;) {
    UChar32 character;
    U16_NEXT(text, offset, part->count, character);
    if (may_be_pivot(words, font, nfc, character)) return true;
    if (part->is_right_to_left && may_be_pivot(words, font, nfc, u_charMirror(character))) return true;
    if (is_composed(nfc, before, character) || is_composed(nfc, base, character)) return true;
    before = character;
    if (!is_mark(character)) base = character;
  }
  return false;
}

/* Whether a character belongs to what is before it: a mark, a vowel that is drawn on both sides, a skin tone. */
static bool extends_cluster(UChar32 character) {
  if (character < 0x300) return false;
  int32_t class = u_getIntPropertyValue(character, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return class == U_GCB_EXTEND || class == U_GCB_SPACING_MARK || is_mark(character);
}

/* Whether a part begins with what belongs to the space before it, or has a character that may be of any effect: a joiner,
   a selector of variants, or the slash of fractions. */
static bool has_special_character(const te_run *part) {
  const uint16_t *text = part->text + part->start;
  for (size_t offset = 0; offset < part->count;) {
    bool is_first = offset == 0;
    UChar32 character;
    U16_NEXT(text, offset, part->count, character);
    if (character < 0xAD) continue;
    if (character == 0x2044 || te_is_ignorable((uint32_t)character) || (is_first && extends_cluster(character))) return true;
  }
  return false;
}

/* Whether HarfBuzz takes a character apart that has parts: in scripts with complex letters, and where the font lacks it. */
static bool is_decomposed(const te_font *font, UChar32 character) {
  UErrorCode status = U_ZERO_ERROR;
  UChar parts[8];
  if (character < 0xC0 || (character >= 0xAC00 && character < 0xD7A4)) return false;
  if (character < 0x900 && te_font_covers(font, (uint32_t)character)) return false;
  return unorm2_getRawDecomposition(unorm2_getNFCInstance(&status), character, parts, 8, &status) >= 0;
}

/* Whether a part is composed anew only if there is a mark beyond it: HarfBuzz does so with a text that has a mark anywhere. */
static bool waits_for_marks(const te_font *font, const te_run *part) {
  const uint16_t *text = part->text + part->start;
  bool has_parts = false;
  for (size_t offset = 0; offset < part->count;) {
    UChar32 character;
    U16_NEXT(text, offset, part->count, character);
    if (is_mark(character)) return false;
    has_parts = has_parts || is_decomposed(font, character);
  }
  return has_parts;
}

bool te_is_tied(
    const te_words *words, const te_font *font, const te_run *part, const hb_glyph_info_t *glyphs, unsigned int count) {
  if (has_special_character(part) || waits_for_marks(font, part)) return true;
  for (unsigned int i = 0; i < count; i++) {
    hb_codepoint_t glyph = glyphs[i].codepoint;
    if (glyph == words->dotted_circle || hb_set_has(words->pivots, glyph)) return true;
  }
  return !hb_set_is_empty(words->pivots) && has_pivot(words, font, part);
}
