import type { Config } from '../config/config.ts';
import type { Handlers } from '../http/operation.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Shop } from '../shop/shop.ts';
import { deletionFates } from './deletion-fates.ts';
import { recipientsOf } from './recipients.ts';
import { retentionPeriods } from './retention-periods.ts';

interface SiteDeps {
  config: Config;
  engine: Pick<TextEngine, 'hasModel' | 'model'>;
  shop: Pick<Shop, 'providers'>;
}

export function siteRoutes({ config, engine, shop }: SiteDeps): Pick<Handlers, 'getSiteInfo'> {
  const { operator, sourceUrl } = config.site;
  return {
    async getSiteInfo() {
      const hasModel = engine.hasModel ?? false;
      return {
        data: {
          operator: operator === undefined ? null : { name: operator.name, contact: operator.contact ?? null },
          sourceUrl: sourceUrl ?? null,
          engine: hasModel ? { kind: 'model', model: engine.model } : { kind: 'offline', model: null },
          recipients: recipientsOf(config, hasModel),
          payment: shop.providers.first?.name ?? null,
          usesPoints: config.usesPoints,
          sessionIdleDays: config.sessions.idleMs / DAY_MS,
          sessionMaxDays: config.sessions.absoluteMs / DAY_MS,
          retention: retentionPeriods(config),
          deletion: deletionFates(),
        },
        caching: 'briefly-for-guests',
      };
    },
  };
}
