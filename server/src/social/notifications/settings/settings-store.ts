import { NotificationChoices, QuietHours, type NotificationSettingsForm } from '../../../contract/validators.ts';
import type { Queries } from '../../../db/database.ts';

const ALL = { bell: true, push: true } as const;

/** Of an account that never chose. */
const FIRST: NotificationSettingsForm = {
  paused: false,
  choices: {
    published: ALL,
    commented: ALL,
    decided: ALL,
    'report-decided': ALL,
  },
};

export async function findSettings(db: Queries, accountId: string): Promise<NotificationSettingsForm> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return FIRST;
  return {
    paused: row.paused === 1,
    choices: NotificationChoices.parse(JSON.parse(row.choices)),
    ...(row.quiet_hours === null ? {} : { quietHours: QuietHours.parse(JSON.parse(row.quiet_hours)) }),
  };
}

export async function writeSettings(db: Queries, accountId: string, form: NotificationSettingsForm): Promise<void> {
  const values = {
    paused: form.paused ? 1 : 0,
    choices: JSON.stringify(form.choices),
    quiet_hours: form.quietHours === undefined ? null : JSON.stringify(form.quietHours),
  };
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
