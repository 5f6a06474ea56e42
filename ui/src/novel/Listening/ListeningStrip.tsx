import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { listeningRates, type ListeningValue } from '../model';
import { BarButton } from '../ReadingBar/BarButton';
import { end, select, strip, words } from './ListeningStrip.css';
import { VoiceSelect } from './VoiceSelect';

export function ListeningStrip({ listening }: { readonly listening: Exclude<ListeningValue, { kind: 'closed' }> }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'novel.listening',
    defaultMessage: 'Reading aloud',
    description: 'Names the controls of a book that is read aloud',
  });
  return (
    <section className={strip} aria-label={label}>
      {listening.kind === 'no-voice' ? (
        <p role="status" className={words}>
          <Icon name="info" size="small" />
          <FormattedMessage
            id="novel.listening.noVoice"
            defaultMessage="This browser has no voice for the language of this book. You may be able to add one in the settings of your device."
            description="Where a book was to be read aloud and the browser cannot"
          />
        </p>
      ) : (
        <Controls listening={listening} />
      )}
      <span className={end}>
        <BarButton
          drawing={X}
          onClick={listening.onClose}
          label={intl.formatMessage({
            id: 'novel.listening.close',
            defaultMessage: 'Stop reading aloud',
            description: 'Ends the reading aloud of a book',
          })}
        />
      </span>
    </section>
  );
}

function Controls({ listening }: { readonly listening: Extract<ListeningValue, { kind: 'open' }> }) {
  const { isPlaying, rate, voiceId, voices, byModel, onPlay, onPause, onStep, onRate, onVoice } = listening;
  const intl = useIntl();
  const names = {
    previous: intl.formatMessage({
      id: 'novel.listening.previous',
      defaultMessage: 'Previous sentence',
      description: 'Reads the sentence before aloud',
    }),
    next: intl.formatMessage({
      id: 'novel.listening.next',
      defaultMessage: 'Next sentence',
      description: 'Reads the next sentence aloud',
    }),
    play: intl.formatMessage({
      id: 'novel.listening.play',
      defaultMessage: 'Continue',
      description: 'Resumes reading aloud',
    }),
    pause: intl.formatMessage({
      id: 'novel.listening.pause',
      defaultMessage: 'Pause',
      description: 'Pauses reading aloud',
    }),
    rate: intl.formatMessage({
      id: 'novel.listening.rate',
      defaultMessage: 'Speed',
      description: 'How fast a book is read aloud',
    }),
  };
  return (
    <>
      <BarButton drawing={SkipBack} pointing label={names.previous} onClick={() => onStep(-1)} />
      <BarButton
        drawing={isPlaying ? Pause : Play}
        label={isPlaying ? names.pause : names.play}
        onClick={isPlaying ? onPause : onPlay}
        isMain
      />
      <BarButton drawing={SkipForward} pointing label={names.next} onClick={() => onStep(1)} />
      <select
        className={select}
        aria-label={names.rate}
        value={rate}
        onChange={(event) => onRate(Number(event.currentTarget.value))}
      >
        {listeningRates.map((value) => (
          <option key={value} value={value}>
            {intl.formatMessage(
              {
                id: 'novel.listening.times',
                defaultMessage: '{rate, number} ×',
                description: 'How fast a book is read aloud, as a multiple of the usual pace, such as 1.5 ×',
              },
              { rate: value },
            )}
          </option>
        ))}
      </select>
      <VoiceSelect of="device" voiceId={voiceId} voices={voices} onVoice={onVoice} byModel={byModel} />
    </>
  );
}
