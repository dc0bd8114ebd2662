#pragma once

#include "CTextEngine.h"

#include <hb.h>
#include <stdatomic.h>

/* What the files about fonts and shaping share. */

/* How a font shapes words that spaces part. */
typedef struct te_words te_words;

/* What is learnt of a font while it is used. Threads share it: each part is made by whoever needs it first. */
typedef struct {
  _Atomic(te_words *) words;
} te_learnt;

enum { most_features = 2 };

struct te_font {
  uint64_t serial; /* no two fonts have the same */
  hb_face_t *face;
  hb_font_t *font;
  hb_feature_t features[most_features];
  unsigned int feature_count;
  te_learnt *learnt;
};

/* How the font shapes words; NULL where each run has to be shaped as a whole. */
const te_words *te_font_words(const te_font *font);
void te_words_close(te_words *words);

/* Whether a part of a run, as it was shaped, may depend on what is beyond the spaces at its ends. */
bool te_is_tied(
    const te_words *words, const te_font *font, const te_run *part, const hb_glyph_info_t *glyphs, unsigned int count);
