import { cardCallerOf } from '../../cards/routes.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { CharacterVersions } from './character-versions.ts';

type VersionOperation = 'listCharacterVersions' | 'getCharacterVersion' | 'restoreCharacterVersion';

const RESTORED_PER_MINUTE = 20;

export function versionRoutes(versions: CharacterVersions, rateLimits: RateLimits): Pick<Handlers, VersionOperation> {
  const limitRestored = rateLimits.exact('restored character versions', RESTORED_PER_MINUTE);
  return {
    async listCharacterVersions({ input, ...call }) {
      return { data: await versions.list(cardCallerOf(call), input.params.characterId) };
    },

    async getCharacterVersion({ input, ...call }) {
      const { characterId, versionId } = input.params;
      return { data: await versions.get(cardCallerOf(call), characterId, versionId) };
    },

    async restoreCharacterVersion({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitRestored(caller.ownerId);
      return { data: await versions.restore(caller, input.params, input.body) };
    },
  };
}
