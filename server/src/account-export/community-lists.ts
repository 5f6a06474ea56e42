import type { RecordList } from './record-store.ts';

/** What an account proposed, endorsed and voted. */
export const COMMUNITY_LISTS: readonly RecordList[] = [
  {
    file: 'community/proposals.json',
    about: 'what you proposed',
    table: 'proposals',
    columns: [
      'proposal_id',
      'title',
      'body',
      'method',
      'options',
      'text_hash',
      'created_at',
      'withdrawn_at',
      'opened_at',
    ],
    json: ['options'],
    times: ['created_at', 'withdrawn_at', 'opened_at'],
    of: 'author_id',
    order: ['proposal_id'],
  },
  {
    file: 'community/endorsements.json',
    about: 'ideas that you endorsed',
    table: 'proposal_endorsements',
    columns: ['proposal_id', 'created_at'],
    times: ['created_at'],
    of: 'account_id',
    order: ['proposal_id'],
  },
  {
    file: 'community/ballots.json',
    about: 'how you voted, replaced ballots too',
    table: 'proposal_ballots',
    columns: ['proposal_id', 'entry_number', 'choices', 'ballot', 'ballot_hash', 'cast_at'],
    json: ['choices'],
    times: ['cast_at'],
    of: 'account_id',
    through: { column: 'voter', table: 'proposal_voters' },
    order: ['entry_number'],
  },
];
