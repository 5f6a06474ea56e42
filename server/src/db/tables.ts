import type { SignInTables } from '../accounts/sign-in/tables.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { ExploreTables } from '../explore/tables.ts';
import type { HistoryTables } from '../history/tables.ts';
import type { PointTables } from '../points/tables.ts';

/** Every table of the database; each domain writes down its own. */
export type Tables = AccountTables & ExploreTables & HistoryTables & PointTables & SignInTables;
