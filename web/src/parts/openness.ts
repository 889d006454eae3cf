/** The openness of tables: when hidden information may be shown. */

import type { TableInfo } from "../wire";

/** Return whether others can still play the deal of this table, which lasts until the day ends in UTC. */
export const isDealOfToday = ({ day }: Pick<TableInfo, "day">): boolean => day >= new Date().toISOString().slice(0, 10);

/** Return whether nothing of a game is hidden any more. */
export const isOpen = (info: TableInfo): boolean => info.phase === "over" && !isDealOfToday(info);
