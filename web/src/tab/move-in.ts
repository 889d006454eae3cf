/** Before any page is shown: the server is in this tab. */

import { tab } from "./tab.svelte";

tab.moveIn();
