import type { UserBasicInfo } from '../../contract/validators.ts';
import type { Principal } from '../../http/principal.ts';
import type { Operators } from '../operators/operators.ts';
import type { Suspensions } from './suspensions.ts';

interface StandingDeps {
  operators: Pick<Operators, 'isNamed'>;
  suspensions: Pick<Suspensions, 'find'>;
}

/** What an account may do beyond the rest, and whether it may write; neither for most. */
export function createStandingOf({ operators, suspensions }: StandingDeps) {
  return async ({ accountId }: Pick<Principal, 'accountId'>): Promise<Pick<UserBasicInfo, 'role' | 'suspension'>> => {
    if (accountId === undefined) return {};
    const suspension = await suspensions.find(accountId);
    if (suspension !== null) return { suspension };
    return (await operators.isNamed(accountId)) ? { role: 'operator' } : {};
  };
}
