#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What Fitspoken needs of ICU, HarfBuzz and fontconfig. Text is UTF-16; offsets count code units. No type of these
   libraries shows. */

/* ---- Text: ICU ---- */

/* What begins (or, for a space, stands) at an offset of a text. */
enum {
  te_mark_cluster = 1,        /* a grapheme cluster begins here (also at the end of the text) */
  te_mark_line_break = 2,     /* a line may break before this offset (UAX #14) */
  te_mark_hard_line_break = 4, /* a line has to break before this offset */
  te_mark_space = 8           /* white space that hangs at the end of a line */
};

/* How strictly Chinese and Japanese lines break; natural is the language's own way. */
typedef enum { te_strictness_natural, te_strictness_strict, te_strictness_normal, te_strictness_loose } te_strictness;

/* A language with ICU's break iterators for it, kept from text to text; one thread at a time may use it. */
typedef struct te_language te_language;

/* The language of a BCP-47 tag; the root language for an empty tag or one that ICU does not know. NULL where there is no memory. */
te_language *te_language_open(const char *language_tag);
void te_language_close(te_language *language);

/* Whether the language is written from right to left. */
bool te_language_is_right_to_left(const te_language *language);

/* Marks of each offset: `marks` holds `length + 1` bytes. False where ICU has no data. */
bool te_text_marks(
    te_language *language, const uint16_t *text, size_t length, te_strictness strictness, bool with_line_breaks,
    uint8_t *marks);

/* The direction of a paragraph: a given one, or that of its first letter, else a given one. */
typedef enum {
  te_left_to_right,
  te_right_to_left,
  te_natural_else_left_to_right,
  te_natural_else_right_to_left
} te_direction;

/* The bidi level of each code unit. Returns the first paragraph's own level, or -1 where ICU failed. */
int te_text_levels(const uint16_t *text, size_t length, te_direction direction, uint8_t *levels);

/* The visual order, left to right, of `count` runs that have these levels. */
void te_visual_order(const uint8_t *levels, size_t count, int32_t *order);

/* The ISO 15924 tag ('L' << 24 | 'a' << 16 …) of each code unit; marks and punctuation take their neighbour's,
   what is shown as emoji has 'Zsye'. */
void te_text_scripts(const uint16_t *text, size_t length, uint32_t *scripts);

/* Whether a character needs no glyph: joiners, variation selectors, controls. */
bool te_is_ignorable(uint32_t code_point);

/* Copies ICU's version, such as "72.1", and ends it with a NUL. */
void te_icu_version(char *version, size_t capacity);

/* Copies the version of Unicode that ICU follows, such as "15.0", and ends it with a NUL. */
void te_unicode_version(char *version, size_t capacity);

/* ---- Languages and characters: ICU ---- */

/* The tag with likely script and region ("zh-TW" gives "zh-Hant-TW"), ended with a NUL; false where ICU knows no more or
   the room is too small. */
bool te_maximized_tag(const char *language_tag, char *maximized, size_t capacity);

/* Whether the language of a tag is written from right to left. */
bool te_tag_is_right_to_left(const char *language_tag);

/* The number of locales that ICU has data for, and the tag of one; false where the room is too small. */
/* The name of a language in another one: its length, of which as many code units are stored as fit; 0 where there is none. */
size_t te_language_name(const char *language_tag, const char *display_tag, uint16_t *name, size_t capacity);

size_t te_locale_count(void);
bool te_locale_tag(size_t index, char *language_tag, size_t capacity);

/* CLDR's explicit parents as ICU has them: one line for each parent, "parent child child …" in ICU's spelling. Returns the
   length, of which at most `capacity` bytes are stored. */
size_t te_parent_locales(char *lines, size_t capacity);

/* The plural categories of cardinal numbers; a set of them has the bits `1 << category`. */
typedef enum {
  te_plural_zero, te_plural_one, te_plural_two, te_plural_few, te_plural_many, te_plural_other, te_plural_unknown
} te_plural;

typedef struct te_plural_rules te_plural_rules;

/* The rules of a language; NULL where ICU has no data. They do not change, so threads may share them. */
te_plural_rules *te_plural_rules_open(const char *language_tag);
void te_plural_rules_close(te_plural_rules *rules);

/* The categories that the rules define, and the one that an integer selects. */
uint32_t te_plural_categories(const te_plural_rules *rules);
te_plural te_plural_select(const te_plural_rules *rules, int64_t number);

/* Scripts by number; the numbers never change. */
typedef int32_t te_script;
enum {
  te_script_common = 0, te_script_inherited = 1, te_script_arabic = 2, te_script_cyrillic = 8, te_script_greek = 14,
  te_script_han = 17, te_script_hangul = 18, te_script_hebrew = 19, te_script_hiragana = 20, te_script_katakana = 22,
  te_script_khmer = 23, te_script_lao = 24, te_script_latin = 25, te_script_myanmar = 28, te_script_thai = 38
};

/* The script of a code point, and whether one is among those that use it. */
te_script te_script_of(uint32_t code_point);
bool te_script_uses(te_script script, uint32_t code_point);

/* The scripts that use a code point, or in which a language is written: the count; at most `capacity` are stored. */
size_t te_script_extensions(uint32_t code_point, te_script *scripts, size_t capacity);
size_t te_language_scripts(const char *language_tag, te_script *scripts, size_t capacity);

/* A script by its ISO 15924 code or English name; -1 where there is none. */
te_script te_script_named(const char *name);

/* The code ("Latn") and the English name ("Latin", with underscores for spaces); NULL where there is no such script. */
const char *te_script_code(te_script script);
const char *te_script_name(te_script script);

/* What a code point does in the bidirectional algorithm. */
typedef enum {
  te_bidi_neutral, te_bidi_left_to_right, te_bidi_right_to_left, te_bidi_embedding_ltr, te_bidi_embedding_rtl,
  te_bidi_override_ltr, te_bidi_override_rtl, te_bidi_pop_embedding, te_bidi_isolate_ltr, te_bidi_isolate_rtl,
  te_bidi_isolate_first_strong, te_bidi_pop_isolate
} te_bidi;

te_bidi te_bidi_class(uint32_t code_point);

/* Whether a text is in Normalization Form C, and that form: its length in code units, of which at most `capacity` are
   stored; 0 where ICU failed. */
bool te_is_nfc(const uint16_t *text, size_t length);
size_t te_nfc(const uint16_t *text, size_t length, uint16_t *normalized, size_t capacity);

/* The UTS #39 skeleton: equal for texts that look alike. UTF-8; returns the length, of which at most `capacity` bytes
   are stored; 0 where ICU failed. */
size_t te_skeleton(const char *text, size_t length, char *skeleton, size_t capacity);

/* What a language quotes with. */
typedef enum { te_quote_start, te_quote_end, te_inner_quote_start, te_inner_quote_end } te_quote;

/* Copies a quotation mark as UTF-16; returns its length in code units, 0 where ICU has none. */
size_t te_quotation_mark(const char *language_tag, te_quote which, uint16_t *mark, size_t capacity);

/* The code points of a language's punctuation (CLDR's exemplar set): the count; at most `capacity` are stored. */
size_t te_punctuation(const char *language_tag, uint32_t *code_points, size_t capacity);

/* Bytes of an encoding that ICU knows ("ISO-8859-2") as UTF-8, with U+FFFD for what is no text: the length, of which at
   most `capacity` bytes are stored; 0 where ICU does not know the encoding. */
size_t te_utf8_of(const char *encoding, const char *bytes, size_t length, char *utf8, size_t capacity);

/* ---- Fonts: HarfBuzz ---- */

/* A face at a scale of one unit per font unit, unhinted. It does not change after it was opened, so threads may share it:
   face and font are immutable, and HarfBuzz keeps the shaping plans in the face, where they are made once, never change
   and are found without a lock. What is learnt of how the face shapes words is made once in the same way. Whoever shapes brings their
   own glyphs. */
typedef struct te_font te_font;

/* The number of faces in a file; 0 where it is no font. */
uint32_t te_font_count(const char *path);

/* A face of a font file; NULL where the file cannot be read or is no font. */
te_font *te_font_open(const char *path, uint32_t index);
void te_font_close(te_font *font);

/* Why a face cannot be used. */
typedef enum {
  te_font_is_good,
  te_font_is_missing,       /* there is no such file */
  te_font_is_no_file,       /* a folder or a device */
  te_font_is_unreadable,    /* the file may not be read */
  te_font_is_empty,         /* no byte in it */
  te_font_is_cut_short,     /* a table ends beyond the file, as where a download broke off */
  te_font_is_no_font,       /* not of a form that is known, or broken */
  te_font_has_no_such_face, /* the index is beyond the collection's end */
  te_font_has_no_characters /* it maps no character to a glyph */
} te_font_fault;

te_font_fault te_font_check(const char *path, uint32_t index);

/* A place on an axis of a variable font; what the axis does not reach is its end. */
typedef struct {
  uint32_t tag; /* 'w' << 24 | 'g' << 16 … */
  float value;
} te_variation;

/* The same face at other places of its axes (those not named stay at their default), with digits of one width where asked;
   NULL where there is no memory. */
te_font *te_font_variant(
    const te_font *font, const te_variation *variations, size_t count, bool has_monospaced_digits);

typedef struct {
  uint32_t tag;
  float minimum;
  float standard;
  float maximum;
} te_axis;

/* Stores up to `capacity` axes of a variable font; returns how many there are, 0 for others. */
size_t te_font_axes(const te_font *font, te_axis *axes, size_t capacity);

typedef struct {
  uint32_t subfamily_name;   /* an id of the name table */
  uint32_t post_script_name; /* the same; 0xFFFF where the font gives none */
} te_instance;

/* A named instance of a variable font, with up to `capacity` places in the order of the axes; false beyond the last. */
bool te_font_instance(const te_font *font, uint32_t index, te_instance *instance, float *places, size_t capacity);

typedef struct {
  int32_t units_per_em;
  int32_t ascender;
  int32_t descender; /* negative below the baseline */
  float weight; /* 1…1000, OS/2 */
  float width;  /* per cent of the normal width */
  bool is_italic;
} te_metrics;

te_metrics te_font_metrics(const te_font *font);

/* Copies an entry of the name table as UTF-8 with a NUL; returns its length without it, 0 where there is none. */
size_t te_font_name(const te_font *font, uint32_t name_id, char *name, size_t capacity);

/* Copies up to `capacity` bytes of a table of the file; returns its size, 0 where there is none. */
size_t te_font_table(const te_font *font, uint32_t tag, uint8_t *bytes, size_t capacity);

/* Whether the face has a glyph for a character. */
bool te_font_covers(const te_font *font, uint32_t code_point);

/* How many of the first code units (UTF-16) belong to characters that the face has a glyph for, or that need none. */
size_t te_font_covered(const te_font *font, const uint16_t *text, size_t length);

typedef struct {
  uint32_t glyph;
  uint32_t cluster; /* the offset of the first code unit */
  int32_t advance;  /* font units, as the offsets */
  int32_t x_offset;
  int32_t y_offset;
} te_glyph;

/* A buffer, plans and shaped words that are kept from run to run; one thread at a time may use it. NULL where there is no memory. */
typedef struct te_shaper te_shaper;
te_shaper *te_shaper_open(void);
void te_shaper_close(te_shaper *shaper);

/* A part of a text in one script, direction and language; the rest of the text decides how letters join at its ends. */
typedef struct {
  const uint16_t *text;
  size_t length; /* of the whole text */
  size_t start;
  size_t count;
  uint32_t script; /* ISO 15924 tag */
  bool is_right_to_left;
  const void *language; /* te_shaping_language */
} te_run;

/* What shaping knows a language by, for a BCP-47 tag that may be empty; it lives as long as the process. */
const void *te_shaping_language(const char *language_tag);

/* Shapes a run, without the tracking of a `trak` table, and stores up to `capacity` glyphs in visual order; returns how
   many there are. */
size_t te_shape(te_shaper *shaper, const te_font *font, te_run run, te_glyph *glyphs, size_t capacity);

/* What shaping made of a code unit. */
typedef struct {
  int32_t advance;     /* font units, of all glyphs of the shaped cluster that begins here */
  uint16_t glyphs;     /* how many of them have an advance */
  bool begins_cluster; /* whether a shaped cluster begins here */
  bool is_unsafe;      /* whether a line that breaks before this unit has to be shaped again */
} te_unit;

/* Shapes a run and stores what became of each of its `count` units. Words that were shaped before are not shaped again, wherever
   that comes to the same. */
void te_shape_units(te_shaper *shaper, const te_font *font, te_run run, te_unit *units);

typedef struct {
  char command;   /* M, L, Q, C or Z, as in an SVG path */
  float points[6]; /* font units, y growing upwards */
} te_segment;

/* Stores up to `capacity` segments of a glyph's outline; returns how many there are. */
size_t te_font_outline(const te_font *font, uint32_t glyph, te_segment *segments, size_t capacity);

/* ---- Installed fonts: fontconfig ---- */

/* The fonts that fontconfig knows, as they were when it was opened. */
typedef struct te_installed te_installed;

/* NULL where there is no fontconfig, or no configuration for it. */
te_installed *te_installed_open(void);
void te_installed_close(te_installed *installed);

/* Hands each face whose family, full name or PostScript name is `name`, whatever its case, to `found`; fontconfig's
   substitutes are left out. */
void te_installed_named(
    te_installed *installed, const char *name, void (*found)(const char *path, uint32_t index, void *context),
    void *context);
