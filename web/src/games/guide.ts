/** Which games have a guided first game; all others begin without one. */

import type { Guide } from "./mark";
import { mosquitozzz } from "./mosquitozzz/guide";
import { schwarm } from "./schwarm/guide";

export const guides: Record<string, Guide> = { mosquitozzz, schwarm };
