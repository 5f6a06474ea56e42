import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/operation.ts';
import { accountOf } from '../../http/principal.ts';
import { listSecurityEvents } from './security-event-store.ts';

const MOST = 50;

export function securityEventRoutes({ db }: Database): Pick<Handlers, 'listSecurityEvents'> {
  return {
    async listSecurityEvents({ principal }) {
      const rows = await listSecurityEvents(db, accountOf(principal), MOST);
      const items = rows.map(({ client, created_at: at, event_id: eventId, kind }) => ({
        eventId,
        kind,
        client,
        at: new Date(at).toISOString(),
      }));
      return { data: { items } };
    },
  };
}
