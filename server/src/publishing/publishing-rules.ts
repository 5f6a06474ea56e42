import type { CharacterVisibility } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { PublicationState } from '../explore/publications.ts';

const reach = ['private', 'unlisted', 'public'] as const satisfies readonly CharacterVisibility[];

export function isWidened(before: PublicationState, visibility: CharacterVisibility): boolean {
  return reach.indexOf(visibility) > reach.indexOf(before.visibility) || before.withheld_at !== null;
}

/** Whether the owner of something hidden has changed it since; only then may it be published again. */
export function isChangedSince({ digest, withheld_digest: before }: PublicationState): boolean {
  return before !== null && before !== digest;
}

/**
 * Refuses who may not publish, and what may not be published again, whatever it says.
 *
 * @param noun What it is, as messages call it: `character`, `story`.
 * @throws {AppError} REGISTRATION_REQUIRED for a guest; VALIDATION_FAILED with the field `statement`; CONFLICT for
 *   something hidden that was not changed since.
 */
export function requireMayPublish(
  noun: string,
  { isGuest }: { isGuest: boolean },
  before: PublicationState,
  { statement, visibility }: { statement?: boolean | undefined; visibility: CharacterVisibility },
): void {
  if (isGuest) throw new AppError('REGISTRATION_REQUIRED', `Publishing a ${noun} needs an account`);
  if (isWidened(before, visibility) && statement !== true) {
    throw new AppError('VALIDATION_FAILED', 'statement: must be true to publish', { field: 'statement' });
  }
  if (before.withheld_at !== null && !isChangedSince(before)) {
    throw new AppError('CONFLICT', `The ${noun} is hidden: change it before it is published again`);
  }
}

/** The columns of what is published at a moment (epoch ms), or taken back. */
export function datesOf(visibility: CharacterVisibility, before: PublicationState, now: number) {
  if (visibility === 'private') return {};
  const shown = { withheld_at: null, withheld_reason: null, withheld_digest: null };
  // It is new to readers once: taken back and published again it stays where it was.
  return visibility === 'public' && before.published_at === null
    ? { ...shown, published_at: now, listed_at: now }
    : shown;
}

export function showWithheld(publication: PublicationState) {
  const { withheld_at: at, withheld_reason: reason } = publication;
  if (at === null) return {};
  const facts = {
    reason: reason ?? ('other' as const),
    at: new Date(at).toISOString(),
    changed: isChangedSince(publication),
  };
  return { withheld: facts };
}
