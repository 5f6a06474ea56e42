import type { NotificationSettings, NotificationSettingsForm } from '../../../contract/validators.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import type { Member } from '../../../http/reader.ts';
import { isTimeZone } from './quiet-hours.ts';
import { findSettings, writeSettings } from './settings-store.ts';

interface SettingsDeps {
  database: Database;
  limits: { acts: RateLimit };
}

/** What reaches an account, and when. */
export class ReachSettings {
  readonly #deps: SettingsDeps;

  constructor(deps: SettingsDeps) {
    this.#deps = deps;
  }

  async get({ accountId }: Member): Promise<NotificationSettings> {
    return { ...(await findSettings(this.#deps.database.db, accountId)), offered: [] };
  }

  /** Throws VALIDATION_FAILED for a time zone that there is not. */
  async set(member: Member, form: NotificationSettingsForm): Promise<NotificationSettings> {
    const { database, limits } = this.#deps;
    const { accountId } = member;
    await limits.acts(accountId);
    if (form.quietHours !== undefined && !isTimeZone(form.quietHours.timeZone)) {
      throw new AppError('VALIDATION_FAILED', 'There is no such time zone', { field: 'quietHours.timeZone' });
    }
    await writeSettings(database.db, accountId, form);
    return this.get(member);
  }
}
