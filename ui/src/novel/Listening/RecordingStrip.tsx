import { Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import type { ModelVoicesValue, RecordingValue } from '../model';
import { BarButton } from '../ReadingBar/BarButton';
import { end, strip, words } from './ListeningStrip.css';
import { VoiceSelect } from './VoiceSelect';

export interface RecordingStripProps {
  readonly recording: RecordingValue;
  /** Empty while the device reads. */
  readonly voiceId: string;
  readonly byModel: ModelVoicesValue;
  readonly pricesHref: string;
  /** Has a voice of the device read instead; null where it has none. */
  readonly onDevice: (() => void) | null;
  /** Spends the points that the button names. */
  readonly onListen: () => void;
  readonly onStop: () => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onClose: () => void;
}

const failures = {
  busy: (
    <FormattedMessage
      id="novel.recording.busy"
      defaultMessage="The voice is busy. Nothing was charged."
      description="Where a model was to read something aloud and has too much to do"
    />
  ),
  refused: (
    <FormattedMessage
      id="novel.recording.refused"
      defaultMessage="This voice does not read these words. Nothing was charged."
      description="Where a model was to read something aloud and refuses it"
    />
  ),
  'too-long': (
    <FormattedMessage
      id="novel.recording.tooLong"
      defaultMessage="This is too long for this voice. A voice of your device can read it."
      description="Where a model was to read something aloud and cannot read so much"
    />
  ),
  unavailable: (
    <FormattedMessage
      id="novel.recording.unavailable"
      defaultMessage="The voice could not be reached. Nothing was charged."
      description="Where a model was to read something aloud and did not answer"
    />
  ),
} as const satisfies Record<Extract<RecordingValue, { kind: 'failed' }>['reason'], ReactNode>;

/** A reply or a round that a model reads aloud: its price first, then the controls of its recording. */
export function RecordingStrip(props: RecordingStripProps) {
  const { voiceId, byModel, onDevice, onClose } = props;
  const intl = useIntl();
  const device = {
    voiceId: '',
    name: intl.formatMessage({
      id: 'novel.recording.device',
      defaultMessage: 'Its own voice',
      description: 'The usual voice of the device, under the heading “On this device”, in the list of voices',
    }),
  };
  return (
    <section
      className={strip}
      aria-label={intl.formatMessage({
        id: 'novel.listening',
        defaultMessage: 'Reading aloud',
        description: 'Names the controls of a book that is read aloud',
      })}
    >
      <Acts {...props} />
      <VoiceSelect
        of={props.recording.kind === 'by-device' ? 'device' : 'model'}
        voiceId={voiceId}
        voices={onDevice === null ? [] : [device]}
        onVoice={() => onDevice?.()}
        byModel={byModel}
      />
      <span className={end}>
        <BarButton
          drawing={X}
          onClick={onClose}
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

function Acts({ recording, pricesHref, onListen, onStop, onPlay, onPause }: RecordingStripProps) {
  if (recording.kind === 'ready') {
    return <Player isPlaying={recording.isPlaying} onPlay={onPlay} onPause={onPause} />;
  }
  if (recording.kind === 'by-device') {
    return (
      <span role="status" className={words}>
        <FormattedMessage
          id="novel.recording.byDevice"
          defaultMessage="Your device is reading."
          description="A voice of the device reads a message aloud; other voices can be chosen beside"
        />
      </span>
    );
  }
  if (recording.kind === 'speaking') {
    return (
      <span role="status" className={words}>
        <FormattedMessage
          id="novel.recording.speaking"
          defaultMessage="Being read…"
          description="A model is making the recording of a reply or a round"
        />
        <Button size="small" onClick={onStop}>
          <FormattedMessage
            id="novel.recording.stop"
            defaultMessage="Stop"
            description="Stops a recording that is being made; its points come back"
          />
        </Button>
      </span>
    );
  }
  if (recording.kind === 'failed') {
    return (
      <span role="alert" className={words}>
        {failures[recording.reason]}
        {recording.reason !== 'too-long' && (
          <Button size="small" onClick={onListen}>
            <FormattedMessage
              id="novel.recording.again"
              defaultMessage="Ask again"
              description="Asks for the price of a recording once more, after it has failed"
            />
          </Button>
        )}
      </span>
    );
  }
  if (recording.kind === 'offered' && recording.isLacking) {
    return (
      <span role="status" className={words}>
        <ActPrice points={recording.points} isLacking />
        <Link href={pricesHref}>
          <FormattedMessage
            id="novel.recording.lacking"
            defaultMessage="You do not have enough points"
            description="Where a model could read something aloud, and the reader cannot pay it; leads to the prices"
          />
        </Link>
      </span>
    );
  }
  return (
    <Button size="small" disabled={recording.kind === 'asking'} onClick={onListen}>
      <FormattedMessage
        id="novel.recording.listen"
        defaultMessage="Listen"
        description="Has a reply or a round read aloud by a model; its price stands beside the words"
      />
      {recording.kind === 'offered' && <ActPrice points={recording.points} isLacking={false} />}
    </Button>
  );
}

function Player({ isPlaying, onPlay, onPause }: { isPlaying: boolean; onPlay: () => void; onPause: () => void }) {
  const intl = useIntl();
  const play = intl.formatMessage({
    id: 'novel.listening.play',
    defaultMessage: 'Continue',
    description: 'Resumes reading aloud',
  });
  const pause = intl.formatMessage({
    id: 'novel.listening.pause',
    defaultMessage: 'Pause',
    description: 'Pauses reading aloud',
  });
  return (
    <BarButton
      drawing={isPlaying ? Pause : Play}
      label={isPlaying ? pause : play}
      onClick={isPlaying ? onPause : onPlay}
      isMain
    />
  );
}
