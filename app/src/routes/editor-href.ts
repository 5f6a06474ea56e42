import type { Locale } from '@fabula/sdk';

import { paths } from './paths';

/** The parameter of an address that names the draft. */
export const draftParam = 'draft';

/** The value of {@link draftParam} for a draft that is created with its first change. */
export const newDraft = 'new';

/** The address of a draft in the character editor. */
export const editorHref = (lang: Locale, draftId: string): string =>
  `${paths.createOwnCharacter.href(lang)}?${new URLSearchParams({ [draftParam]: draftId })}`;
