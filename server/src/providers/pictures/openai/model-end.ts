import { z } from 'zod';
import { DAY_MS } from '../../../lib/utc-day.ts';
import type { EngineHost } from '../../engines/engine-host.ts';

const NOTICE_DAYS = 30;

const Models = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.union([z.string(), z.number()]).nullish() })),
});

export async function findModelFaults(
  host: EngineHost,
  model: string,
  now: number,
  signal: AbortSignal,
): Promise<string[]> {
  const { data: models } = Models.safeParse(await host.json('/models', { method: 'GET' }, signal));
  // Not every server lists models.
  if (models === undefined || models.data.length === 0) return [];
  const offered = models.data.find(({ id }) => id === model);
  if (offered === undefined) return [`IMAGE_MODEL ${model} is not offered by the API`];
  const endsAt = timeOf(offered.shutdown_date ?? undefined);
  if (endsAt === undefined || endsAt - now > NOTICE_DAYS * DAY_MS) return [];
  const day = new Date(endsAt).toISOString().slice(0, 10);
  return [endsAt <= now ? `IMAGE_MODEL ${model} ended on ${day}` : `IMAGE_MODEL ${model} ends on ${day}`];
}

/** A date, or epoch seconds. */
function timeOf(date: string | number | undefined): number | undefined {
  const time = typeof date === 'number' ? date * 1000 : Date.parse(date ?? '');
  return Number.isNaN(time) || Math.abs(time) > 8.64e15 ? undefined : time;
}
