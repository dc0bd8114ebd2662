#pragma once

#include <hb.h>
#include <stdbool.h>

/* Adds the glyphs of which a text has at least one wherever a lookup of the face looks at both sides of a space: what such
   a lookup may begin with, and what that is made from. With the space itself among them, any text may be such a text. */
void te_add_pivots(hb_face_t *face, hb_codepoint_t space, hb_set_t *pivots);
