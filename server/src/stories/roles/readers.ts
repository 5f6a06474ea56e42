import type { StoryRole } from '../../contract/validators.ts';
import { UNKNOWN_READER, type Reader } from '@fabula/ink/reader';

/** A reader in each role of a story; one of whom it knows nothing where it has none. */
export function readersIn(roles: readonly StoryRole[]): Reader[] {
  return roles.length === 0 ? [UNKNOWN_READER] : roles.map(({ roleId }) => ({ name: null, roleId }));
}

/** A reader in a role; undefined where the story has none of that name. */
export function roleNamed(roles: readonly StoryRole[], wanted: string | null): Reader | undefined {
  return readersIn(roles).find(({ roleId }) => roleId !== null && roleId === wanted);
}
