import { readConfig, type Config } from '../config/config.ts';

/** The settings of a server without points. */
export function withoutPoints(environment: Record<string, string> = {}): Partial<Config> {
  const { points, prices, shop, text, usesPoints } = readConfig({ NODE_ENV: 'test', POINTS: 'off', ...environment });
  return { points, prices, shop, text, usesPoints };
}
