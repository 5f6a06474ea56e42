import { useMemo } from 'react';

import { createCharacterPost } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';

import { createIdempotencyKeys } from '../live/idempotency-keys';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { wordsFailure } from './failure-toast';
import { addItem } from '../data/paged-items';
import { postsKey, refreshCounts } from './post-queries';
import { useKeptDraft } from './use-kept-draft';

export function useNewPost(characterId: string) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const locale = useLocale();
  const draft = useKeptDraft(`post_${characterId}`);
  const keys = useMemo(() => createIdempotencyKeys(() => crypto.randomUUID()), []);

  const send = async (text: string): Promise<boolean> => {
    const options = { headers: { 'Idempotency-Key': keys.of(text) } };
    try {
      const post = await createCharacterPost(characterId, { text, language: locale }, options);
      keys.done(text);
      // Before the post is shown: who leaves at once must not find the words again.
      draft.keep('');
      addItem(client, postsKey(characterId), post);
      await refreshCounts(client, characterId);
      return true;
    } catch (cause) {
      console.warn('A post could not be published', cause);
      toasts.show(wordsFailure(cause));
      return false;
    }
  };
  return { initialText: draft.read(), onDraftChange: draft.keep, onSave: send };
}
