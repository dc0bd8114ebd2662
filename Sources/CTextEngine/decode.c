#include "CTextEngine.h"

#include <unicode/ucnv.h>

size_t te_utf8_of(const char *encoding, const char *bytes, size_t length, char *utf8, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (length == 0 || length > INT32_MAX || capacity > INT32_MAX) return 0;
  int32_t needed = ucnv_convert("UTF-8", encoding, utf8, (int32_t)capacity, bytes, (int32_t)length, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return 0;
  return needed < 0 ? 0 : (size_t)needed;
}
