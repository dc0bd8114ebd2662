#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What Fitspoken needs of ICU and HarfBuzz. Text is UTF-16; offsets count code units. No type of either library shows. */

/* ---- Text: ICU ---- */

/* What begins (or, for a space, stands) at an offset of a text. */
enum {
  te_mark_cluster = 1,        /* a grapheme cluster begins here (also at the end of the text) */
  te_mark_line_break = 2,     /* a line may break before this offset (UAX #14) */
  te_mark_hard_line_break = 4, /* a line has to break before this offset */
  te_mark_space = 8           /* white space that hangs at the end of a line */
};

/* Marks of each offset: `marks` holds `length + 1` bytes. False where ICU has no data. */
bool te_text_marks(const uint16_t *text, size_t length, const char *language_tag, bool with_line_breaks, uint8_t *marks);

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

/* Whether a language is written from right to left. */
bool te_language_is_right_to_left(const char *language_tag);

/* Whether a character needs no glyph: joiners, variation selectors, controls. */
bool te_is_ignorable(uint32_t code_point);

/* Copies ICU's version, such as "72.1", and ends it with a NUL. */
void te_icu_version(char *version, size_t capacity);

/* ---- Fonts: HarfBuzz ---- */

/* A face at a scale of one unit per font unit, unhinted. It does not change after it was opened, so threads may share it. */
typedef struct te_font te_font;

/* The number of faces in a file; 0 where it is no font. */
uint32_t te_font_count(const char *path);

/* A face of a font file; NULL where the file cannot be read or is no font. */
te_font *te_font_open(const char *path, uint32_t index);
void te_font_close(te_font *font);

typedef struct {
  int32_t units_per_em;
  int32_t ascender;
  int32_t descender; /* negative below the baseline */
  float weight; /* 1…1000, OS/2 */
  bool is_italic;
} te_metrics;

te_metrics te_font_metrics(const te_font *font);

/* Copies an entry of the name table as UTF-8 with a NUL; returns its length without it, 0 where there is none. */
size_t te_font_name(const te_font *font, uint32_t name_id, char *name, size_t capacity);

/* Whether the face has a glyph for a character. */
bool te_font_covers(const te_font *font, uint32_t code_point);

typedef struct {
  uint32_t glyph;
  uint32_t cluster; /* the offset of the first code unit */
  int32_t advance;  /* font units, as the offsets */
  int32_t x_offset;
  int32_t y_offset;
} te_glyph;

/* Shapes `count` code units from `start` on and stores up to `capacity` glyphs in visual order; returns how many there are. */
size_t te_font_shape(
    const te_font *font, const uint16_t *text, size_t length, size_t start, size_t count, uint32_t script,
    bool is_right_to_left, const char *language_tag, te_glyph *glyphs, size_t capacity);

typedef struct {
  char command;   /* M, L, Q, C or Z, as in an SVG path */
  float points[6]; /* font units, y growing upwards */
} te_segment;

/* Stores up to `capacity` segments of a glyph's outline; returns how many there are. */
size_t te_font_outline(const te_font *font, uint32_t glyph, te_segment *segments, size_t capacity);
