import type { MyCharacter } from '../../contract/validators.ts';
import type { Publication } from '../../explore/publications.ts';

/** Whether the owner of a hidden character has changed it since; only then may it be published again. */
export function isChangedSince({ digest, withheld_digest: before }: Publication): boolean {
  return before !== null && before !== digest;
}

/** What an owner is told beyond who sees a character. */
export function showPublication(publication: Publication | undefined): Pick<MyCharacter, 'remixable' | 'withheld'> {
  if (publication === undefined) return {};
  const { remixable, withheld_at: at, withheld_reason: reason } = publication;
  return {
    remixable: remixable === 1,
    ...(at === null
      ? {}
      : {
          withheld: {
            reason: reason ?? 'other',
            at: new Date(at).toISOString(),
            changed: isChangedSince(publication),
          },
        }),
  };
}
