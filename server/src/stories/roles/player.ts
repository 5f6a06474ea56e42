import type { StoryPlayer, StoryRole } from '../../contract/validators.ts';
import { toOneLine } from '../../lib/plain-text.ts';
import { AppError } from '../../errors.ts';

/**
 * Whom a reader plays: the role that they have chosen, else the first, and a name that is fit for one line.
 *
 * @throws {AppError} VALIDATION_FAILED for a role that the story does not have.
 */
export function toPlayer(
  roles: readonly StoryRole[],
  { name = '', roleId }: { name?: string | undefined; roleId?: string | undefined },
): StoryPlayer {
  const role = roleId === undefined ? roles[0] : roles.find((candidate) => candidate.roleId === roleId);
  if (roleId !== undefined && role === undefined) {
    throw new AppError('VALIDATION_FAILED', 'roleId: the story has no such role', { field: 'roleId' });
  }
  const plain = toOneLine(name);
  return { name: plain === '' ? null : plain, roleId: role?.roleId ?? null };
}
