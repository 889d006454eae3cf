/** What may be told of a table. */

import type { TableInfo } from "../wire";

/** Whether others still try the deal that is played at a table: until the day is over in Greenwich. */
export const isDealOfToday = ({ day }: Pick<TableInfo, "day">): boolean => day >= new Date().toISOString().slice(0, 10);

/** Whether nothing of a game is hidden any more. */
export const isOpen = (info: TableInfo): boolean => info.phase === "over" && !isDealOfToday(info);
