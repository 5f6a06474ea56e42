import { useState } from 'react';

import { sendOfflinePlay } from '@fabula/sdk';
import type { SendStateValue } from '@fabula/ui/offline';

import { useOffline } from '../browser/use-offline';
import { useHrefs } from '../routes/use-hrefs';
import { formOf, sendingKey, type OfflinePlay } from './offline-play';

/** Sends a play as it stands, once however often it is tried; `change` stores what became of it. */
export function useSendPlay(
  play: OfflinePlay,
  change: (how: (stored: OfflinePlay) => OfflinePlay) => Promise<OfflinePlay | null>,
) {
  const hrefs = useHrefs();
  const isOffline = useOffline();
  const [progress, setProgress] = useState<'ready' | 'sending' | 'failed'>('ready');
  const { at, sent, storyId } = play;

  const send = async () => {
    setProgress('sending');
    try {
      const headers = { 'Idempotency-Key': sendingKey(play) };
      const { equal, roundId, sent: count, storySessionId } = await sendOfflinePlay(storyId, formOf(play), { headers });
      await change((stored) => ({ ...stored, sent: { at, equal, roundId, sent: count, storySessionId } }));
      setProgress('ready');
    } catch (error) {
      console.warn('A play could not be sent', error);
      setProgress('failed');
    }
  };

  const state = (): SendStateValue => {
    if (sent !== null && sent.at === at) {
      const { equal, roundId, sent: count, storySessionId } = sent;
      return {
        kind: 'sent',
        equal,
        sent: count,
        href: hrefs.play({ kind: 'dynamic', storyId, storySessionId, roundId }),
      };
    }
    return isOffline ? { kind: 'offline' } : { kind: progress };
  };
  return { state: state(), send };
}
