import type { RecordList } from './record-store.ts';

/** How an account is entered, and from where it was. */
export const SECURITY_LISTS: readonly RecordList[] = [
  {
    file: 'sign-in.json',
    about: 'the ways in which you sign in',
    table: 'identities',
    columns: ['kind', 'subject', 'created_at'],
    times: ['created_at'],
    of: 'account_id',
    order: ['kind', 'subject'],
  },
  {
    file: 'sessions.json',
    about: 'devices that are signed in, and those that were lately',
    table: 'sessions',
    columns: ['client', 'created_at', 'last_used_at', 'ended_at'],
    times: ['created_at', 'last_used_at', 'ended_at'],
    of: 'account_id',
    order: ['session_id'],
  },
  {
    file: 'security-events.json',
    about: 'what happened to the security of the account',
    table: 'security_events',
    columns: ['kind', 'client', 'created_at'],
    times: ['created_at'],
    of: 'account_id',
    order: ['event_id'],
  },
];
