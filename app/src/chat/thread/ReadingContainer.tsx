import { useEffect } from 'react';

import type { Character } from '@fabula/sdk';
import { RecordingStrip } from '@fabula/ui/listening';

import type { TextPart } from '../../i18n/messages';
import { useLocale } from '../../i18n/use-locale';
import { WithTexts } from '../../i18n/WithTexts';
import { RecordingContainer } from '../../listening/RecordingContainer';
import { useModelVoices } from '../../listening/use-model-voices';
import { paths } from '../../routes/paths';
import type { ReadMessage, useReading } from './use-reading';

interface ReadingContainerProps {
  readonly chatId: string;
  readonly character: Pick<Character, 'name' | 'portrait' | 'tagline'>;
  readonly read: ReadMessage;
  readonly reading: Pick<ReturnType<typeof useReading>, 'readByDevice' | 'readByModel' | 'stop'>;
}

const texts: readonly TextPart[] = ['novel'];
const nothing = () => undefined;

/** The controls of a message that is read; none where there are no voices by a model. */
export function ReadingContainer({ chatId, character, read, reading }: ReadingContainerProps) {
  const { by, messageId } = read;
  const { readByDevice, readByModel, stop } = reading;
  const locale = useLocale();
  const { choose, isWaiting, voiceId, voices } = useModelVoices();
  // A voice that the server no longer has leaves the message to the device.
  const isGone = by === 'model' && !isWaiting && voiceId === null;
  useEffect(() => {
    if (isGone) readByDevice(messageId);
  }, [isGone, messageId, readByDevice]);
  if (voices.length === 0) return null;
  const listenByModel = (next: string) => {
    choose(next);
    readByModel(messageId);
  };
  const listenByDevice = () => {
    choose(null);
    readByDevice(messageId);
  };
  return (
    <WithTexts parts={texts}>
      {by === 'model' && voiceId !== null ? (
        <RecordingContainer
          key={voiceId}
          form={{ source: { kind: 'reply', chatId, messageId }, voiceId }}
          voices={voices}
          played={{ title: character.name, artist: character.tagline, artwork: character.portrait.small }}
          onVoice={listenByModel}
          onDevice={listenByDevice}
          onClose={stop}
        />
      ) : (
        <RecordingStrip
          recording={{ kind: 'by-device' }}
          voiceId=""
          byModel={{ voices, onVoice: listenByModel }}
          pricesHref={paths.prices.href(locale)}
          onDevice={listenByDevice}
          onListen={nothing}
          onStop={stop}
          onPlay={nothing}
          onPause={nothing}
          onClose={stop}
        />
      )}
    </WithTexts>
  );
}
