import { useEffect, useState } from 'react';

import type { Story } from '@fabula/sdk';
import { useGetOfflineStory } from '@fabula/sdk/react';
import { KeepOffline, keepFailed, keepNoRoom, type KeepStateValue } from '@fabula/ui/offline';

import { useOffline } from '../browser/use-offline';
import { useApp } from '../context/use-app';
import type { TextPart } from '../i18n/messages';
import { useLocale } from '../i18n/use-locale';
import { WithTexts } from '../i18n/WithTexts';
import { paths } from '../routes/paths';
import { canKeep, keepStory } from './keep-story';
import { KeepError } from './kept-story';
import { useKeptStories } from './use-kept-stories';
import { useRemoveStory } from './use-remove-story';

const texts: readonly TextPart[] = ['offline'];

/** Keeps the story of a page on this device, where site and browser can. */
export function KeepOfflineContainer({ story }: { readonly story: Story }) {
  const [isAble, setAble] = useState(false);
  useEffect(() => {
    canKeep().then(setAble, (error: unknown) => console.warn('This browser keeps no stories', error));
  }, []);
  if (!isAble) return null;
  return (
    <WithTexts parts={texts}>
      <Keep story={story} />
    </WithTexts>
  );
}

function Keep({ story }: { readonly story: Story }) {
  const { toasts } = useApp();
  const locale = useLocale();
  const isOffline = useOffline();
  const { query, readAgain } = useKeptStories();
  const remove = useRemoveStory(readAgain);
  const [part, setPart] = useState<number | null>(null);
  const kept = query.data?.find((shelved) => shelved.kept.story.storyId === story.storyId)?.kept;
  const isAsked = query.isSuccess && kept === undefined && !isOffline;
  const offer = useGetOfflineStory(story.storyId, undefined, { query: { enabled: isAsked } });

  const keep = async () => {
    setPart(0);
    try {
      await keepStory(story, locale, setPart);
    } catch (error) {
      console.warn('A story is not kept', error);
      toasts.show(KeepError.of(error).reason === 'no-room' ? keepNoRoom() : keepFailed());
    }
    await readAgain();
    setPart(null);
  };

  const state = (): KeepStateValue => {
    if (part !== null) return { kind: 'keeping', part };
    return kept === undefined ? { kind: 'offered' } : { kind: 'kept', bytes: kept.bytes };
  };
  if (kept === undefined && (!isAsked || !offer.isSuccess)) return null;
  return (
    <KeepOffline
      state={state()}
      keptHref={paths.keptStories.href(locale)}
      onKeep={() => void keep()}
      onRemove={() => kept !== undefined && void remove(kept)}
    />
  );
}
