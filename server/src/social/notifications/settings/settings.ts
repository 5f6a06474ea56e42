import type { NotificationSettings, NotificationSettingsForm } from '../../../contract/validators.ts';
import type { PushConfig } from '../../../config/push.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { RateLimit } from '../../../rate-limits/memory-limit.ts';
import type { Member } from '../../../http/reader.ts';
import type { Clock } from '../../../lib/clock.ts';
import { wakePush } from '../wake-store.ts';
import type { WeeklyMails } from '../weekly-mail/weekly-mails.ts';
import { isTimeZone } from './quiet-hours.ts';
import { findSettings, writeSettings } from './settings-store.ts';

interface SettingsDeps {
  database: Database;
  clock: Clock;
  push: PushConfig | undefined;
  weeklyMails: Pick<WeeklyMails, 'choose' | 'stateOf'>;
  limits: { acts: RateLimit };
}

/** What reaches an account, and when. */
export class ReachSettings {
  readonly #deps: SettingsDeps;

  constructor(deps: SettingsDeps) {
    this.#deps = deps;
  }

  async get({ accountId }: Member): Promise<NotificationSettings> {
    const { database, push, weeklyMails } = this.#deps;
    const offered = push === undefined ? [] : ['push' as const];
    return {
      ...(await findSettings(database.db, accountId)),
      ...(await weeklyMails.stateOf(accountId)),
      offered,
      pushKey: push?.publicKey ?? null,
    };
  }

  /** Throws VALIDATION_FAILED for a time zone that there is not. */
  async set(member: Member, form: NotificationSettingsForm): Promise<NotificationSettings> {
    const { clock, database, limits, weeklyMails } = this.#deps;
    const { accountId } = member;
    await limits.acts(accountId);
    if (form.quietHours !== undefined && !isTimeZone(form.quietHours.timeZone)) {
      throw new AppError('VALIDATION_FAILED', 'There is no such time zone', { field: 'quietHours.timeZone' });
    }
    await inTransaction(database, async (trx) => {
      await writeSettings(trx, accountId, form);
      await weeklyMails.choose(trx, accountId, form.weeklyMail === true);
      await wakePush(trx, accountId, clock.now());
    });
    return this.get(member);
  }
}
