import type { SignInTables } from '../accounts/sign-in/tables.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { ChatTables } from '../chats/tables.ts';
import type { ExploreTables } from '../explore/tables.ts';
import type { HistoryTables } from '../history/tables.ts';
import type { IdempotencyTables } from '../idempotency/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { PointTables } from '../points/tables.ts';
import type { StoryTables } from '../stories/tables.ts';

/** Every table of the database; each domain writes down its own. */
export type Tables = AccountTables &
  ChatTables &
  ExploreTables &
  HistoryTables &
  IdempotencyTables &
  JobTables &
  PointTables &
  SignInTables &
  StoryTables;
