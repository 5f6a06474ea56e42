import { ConflictError, shareStorySession, unshareStorySession, type StoryShare } from '@fabula/sdk';
import { getGetStoryShareQueryKey, useGetStoryShare } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import { SharePanel, type ShareOutcomeValue, type ShareStateValue } from '@fabula/ui/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { copyText, handOn } from '../browser/hand-on';
import { useIdempotentRequest } from '../live/use-idempotent-request';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { sharedPlayHref } from './shared-hrefs';

export interface ShareContainerProps {
  readonly storySessionId: string;
  readonly roundId: string;
  readonly rounds: number;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareContainer({ storySessionId, roundId, rounds, title, open, onClose }: ShareContainerProps) {
  const client = useQueryClient();
  const { publicUrl } = useApp();
  const locale = useLocale();
  const act = useIdempotentRequest(somethingFailed);
  // Refetched at each opening: others may have read the play since.
  const { data: share, error, refetch } = useGetStoryShare(storySessionId, { query: { staleTime: 0, enabled: open } });
  const [busy, setBusy] = useState<'sharing' | 'taking-back' | null>(null);
  const [outcome, setOutcome] = useState<ShareOutcomeValue>(null);

  const keep = (next: StoryShare | null) => client.setQueryData(getGetStoryShareQueryKey(storySessionId), next);
  const shareHere = async () => {
    setBusy('sharing');
    let outcomeOfSharing: ShareOutcomeValue = null;
    const isDone = await act(`share ${roundId}`, async (options) => {
      try {
        keep(await shareStorySession(storySessionId, { roundId }, options));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        outcomeOfSharing = 'unpublished';
      }
    });
    setOutcome(isDone ? outcomeOfSharing : 'failed');
    setBusy(null);
  };
  const takeBack = async () => {
    setBusy('taking-back');
    const isDone = await act('unshare', async (options) => {
      await unshareStorySession(storySessionId, options);
      keep(null);
    });
    setOutcome(isDone ? 'taken-back' : 'failed');
    setBusy(null);
  };

  const stateOf = (): ShareStateValue => {
    if (share === undefined) {
      return error === null ? { kind: 'loading' } : { kind: 'failed', onRetry: () => void refetch() };
    }
    if (share === null) return { kind: 'private' };
    const endsHere = share.roundId === roundId;
    return {
      kind: 'shared',
      link: publicUrl + sharedPlayHref(locale, storySessionId),
      readerCount: share.readerCount,
      endsHere,
    };
  };

  return (
    <SharePanel
      open={open}
      share={stateOf()}
      busy={busy}
      outcome={outcome}
      canHandOn={typeof navigator !== 'undefined' && 'share' in navigator}
      rounds={rounds}
      onShare={() => void shareHere()}
      onCopy={(link) => void copyText(link).then(setOutcome)}
      onHandOn={(url) => void handOn({ url, title }).then(setOutcome)}
      onTakeBack={() => void takeBack()}
      onClose={() => {
        setOutcome(null);
        onClose();
      }}
    />
  );
}
