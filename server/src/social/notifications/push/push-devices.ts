import type { PushConfig } from '../../../config/push.ts';
import type { PushDevice, PushDeviceForm } from '../../../contract/validators.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { RateLimit } from '../../../rate-limits/memory-limit.ts';
import type { Member } from '../../../http/reader.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import { isPushEndpoint } from './push-request.ts';
import { deleteSubscription, insertSubscription, listSubscriptions } from './subscription-store.ts';
import type { PushSubscriptionRow } from './tables.ts';

interface DeviceDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  push: PushConfig | undefined;
  limits: { acts: RateLimit };
}

type Session = Pick<Principal, 'client' | 'deviceId'>;

/** The browsers to which notifications of an account are pushed. */
export class PushDevices {
  readonly #deps: DeviceDeps;

  constructor(deps: DeviceDeps) {
    this.#deps = deps;
  }

  async list({ accountId }: Member, { deviceId }: Session): Promise<PushDevice[]> {
    const rows = await listSubscriptions(this.#deps.database.db, accountId);
    return rows.map((row) => deviceOf(row, deviceId));
  }

  /** Throws NOT_IMPLEMENTED where nothing is pushed, and VALIDATION_FAILED for what is no push service. */
  async add(
    { accountId, view }: Member,
    { client, deviceId }: Session,
    { auth, endpoint, language, p256dh }: PushDeviceForm,
  ): Promise<PushDevice> {
    const { clock, database, ids, limits, push } = this.#deps;
    if (push === undefined) throw new AppError('NOT_IMPLEMENTED', 'This server has no push');
    await limits.acts(accountId);
    if (!isPushEndpoint(endpoint, push.loopback)) {
      throw new AppError('VALIDATION_FAILED', 'The endpoint is no push service', { field: 'endpoint' });
    }
    const now = clock.now();
    const row: PushSubscriptionRow = {
      push_id: ids.next('psh'),
      account_id: accountId,
      device_id: deviceId,
      endpoint,
      p256dh,
      auth,
      language,
      mature: view.mature ? 1 : 0,
      client,
      created_at: now,
      sent_until: now,
      due_at: now,
      leased_until: 0,
      attempts: 0,
    };
    await inTransaction(database, (trx) => insertSubscription(trx, row));
    return deviceOf(row, deviceId);
  }

  async remove({ accountId }: Member, pushId: string): Promise<void> {
    await this.#deps.limits.acts(accountId);
    await deleteSubscription(this.#deps.database.db, accountId, pushId);
  }
}

function deviceOf(row: PushSubscriptionRow, deviceId: string): PushDevice {
  const { client, created_at, device_id, push_id } = row;
  return { pushId: push_id, client, current: device_id === deviceId, since: new Date(created_at).toISOString() };
}
