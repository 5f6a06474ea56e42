import type { SeedPost } from '../../types.ts';

export const bluntPostDates: readonly Pick<SeedPost, 'postId' | 'characterId' | 'createdAt'>[] = [
  { postId: 'bex-faleolo-seven-forty-three', characterId: 'bex-faleolo', createdAt: '2026-11-14T06:40:00Z' },
  { postId: 'bex-faleolo-horse', characterId: 'bex-faleolo', createdAt: '2026-11-17T21:05:00Z' },
  { postId: 'bex-faleolo-gary', characterId: 'bex-faleolo', createdAt: '2026-11-21T08:15:00Z' },
  { postId: 'sohrab-batliwala-fine', characterId: 'sohrab-batliwala', createdAt: '2026-11-14T14:20:00Z' },
  { postId: 'sohrab-batliwala-high-tide', characterId: 'sohrab-batliwala', createdAt: '2026-11-18T12:45:00Z' },
  { postId: 'sohrab-batliwala-inspector', characterId: 'sohrab-batliwala', createdAt: '2026-11-22T15:30:00Z' },
  { postId: 'dolores-pruitt-moth', characterId: 'dolores-pruitt', createdAt: '2026-11-15T04:30:00Z' },
  { postId: 'dolores-pruitt-boots', characterId: 'dolores-pruitt', createdAt: '2026-11-18T22:10:00Z' },
  { postId: 'dolores-pruitt-day-off', characterId: 'dolores-pruitt', createdAt: '2026-11-23T13:00:00Z' },
  { postId: 'hab-9-day-of-week', characterId: 'hab-9', createdAt: '2026-11-16T03:12:00Z' },
  { postId: 'hab-9-galley-fan', characterId: 'hab-9', createdAt: '2026-11-19T18:33:00Z' },
  { postId: 'hab-9-request-nineteen', characterId: 'hab-9', createdAt: '2026-11-24T03:12:00Z' },
  { postId: 'gaynor-pike-muffins', characterId: 'gaynor-pike', createdAt: '2026-11-18T12:50:00Z' },
  { postId: 'gaynor-pike-goat', characterId: 'gaynor-pike', createdAt: '2026-11-21T18:05:00Z' },
  { postId: 'gaynor-pike-horoscope', characterId: 'gaynor-pike', createdAt: '2026-11-25T07:30:00Z' },
  { postId: 'dez-baptiste-slower', characterId: 'dez-baptiste', createdAt: '2026-11-18T05:20:00Z' },
  { postId: 'dez-baptiste-sandal', characterId: 'dez-baptiste', createdAt: '2026-11-21T17:40:00Z' },
  { postId: 'dez-baptiste-lasagne', characterId: 'dez-baptiste', createdAt: '2026-11-26T04:55:00Z' },
];
