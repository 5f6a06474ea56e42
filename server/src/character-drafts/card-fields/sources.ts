import type { Card } from '../../cards/format/canonical-card.ts';

const MOST = 100;
const LONGEST = 2_048;

/** Where a card says that it came from (Character Card V3, `source`). */
export function sourcesOf({ data }: Card): string[] {
  const { source } = data;
  if (!Array.isArray(source)) return [];
  return source
    .filter((address): address is string => typeof address === 'string')
    .filter((address) => address !== '' && address.length <= LONGEST)
    .slice(0, MOST);
}
