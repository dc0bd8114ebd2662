#include "CTextEngine.h"
