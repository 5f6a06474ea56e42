import type { Locale } from '@fabula/sdk';

import { paths } from './paths';

export const draftParam = 'draft';

export const newDraft = 'new';

export const editorHref = (lang: Locale, draftId: string): string =>
  `${paths.createOwnCharacter.href(lang)}?${new URLSearchParams({ [draftParam]: draftId })}`;

export const paintHref = (lang: Locale, draftId: string): string =>
  `${paths.paint.href(lang)}?${new URLSearchParams({ [draftParam]: draftId })}`;

export const storyEditorHref = (lang: Locale, draftId: string): string =>
  `${paths.genStory.href(lang)}?${new URLSearchParams({ [draftParam]: draftId })}`;
