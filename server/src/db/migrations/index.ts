import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';
import { devicesAndAccounts } from './0001-devices-and-accounts.ts';
import { points } from './0002-points.ts';
import { explore } from './0003-explore.ts';
import { history } from './0004-history.ts';
import { signIn } from './0005-sign-in.ts';
import { passwords } from './0006-passwords.ts';
import { singleUse } from './0007-single-use.ts';
import { sessionClients } from './0008-session-clients.ts';
import { jobs } from './0020-jobs.ts';
import { chats } from './0021-chats.ts';
import { idempotency } from './0022-idempotency.ts';
import { personasAndFacts } from './0023-personas-and-facts.ts';
import { authoredAnswers } from './0030-authored-answers.ts';
import { storySessions } from './0040-story-sessions.ts';

/**
 * Every change of the schema, in order. One list serves both databases, so a migration keeps to what they share:
 * text, `bigint` and `integer` columns, plain indexes. A migration that was released is never edited.
 */
export const migrationsFor = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-devices-and-accounts': devicesAndAccounts,
  '0002-points': points,
  '0003-explore': explore(kind),
  '0004-history': history,
  '0005-sign-in': signIn,
  '0006-passwords': passwords,
  '0007-single-use': singleUse,
  '0008-session-clients': sessionClients,
  '0020-jobs': jobs,
  '0021-chats': chats,
  '0022-idempotency': idempotency,
  '0023-personas-and-facts': personasAndFacts,
  '0030-authored-answers': authoredAnswers,
  '0040-story-sessions': storySessions,
});
