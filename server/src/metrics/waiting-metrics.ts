import { Gauge, type Registry } from 'prom-client';
import type { Queries } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { chainLags, oldestDueMail, oldestDueWeeklyMail, oldestUnmatched } from './work-store.ts';

interface WaitingDeps {
  clock: Clock;
  db: Queries;
  /** Logs what fails. */
  reading: (read: Promise<void>) => Promise<void>;
}

/** What waits for the server or its operator, read from the database for each answer. */
export function addWaitingMetrics(registry: Registry, { clock, db, reading }: WaitingDeps): void {
  const age = (name: string, help: string, oldest: () => Promise<number | undefined>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.remove();
          await reading(
            oldest().then((since) => this.set(since === undefined ? 0 : Math.max(0, (clock.now() - since) / 1000))),
          );
        },
      }),
    );
  age('fabula_oldest_unmatched_payment_seconds', 'Age of the oldest payment that matches no order; 0 for none', () =>
    oldestUnmatched(db),
  );
  age('fabula_oldest_order_mail_seconds', 'How long the oldest mail about an order is overdue; 0 for none', () =>
    oldestDueMail(db, clock.now()),
  );
  age('fabula_oldest_weekly_mail_seconds', 'How long the oldest weekly mail is overdue; 0 for none', () =>
    oldestDueWeeklyMail(db, clock.now()),
  );
  registry.registerMetric(
    new Gauge({
      name: 'fabula_chain_lag_blocks',
      help: 'Blocks between the newest one of a chain and the last one that was read',
      labelNames: ['chain_id'],
      registers: [],
      async collect() {
        this.reset();
        await reading(
          chainLags(db).then((chains) => {
            for (const { blocks, chainId } of chains) this.set({ chain_id: String(chainId) }, blocks);
          }),
        );
      },
    }),
  );
}
