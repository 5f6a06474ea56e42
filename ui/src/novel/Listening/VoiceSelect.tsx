import { useIntl } from 'react-intl';

import type { ModelVoicesValue, VoiceValue } from '../model';
import { select } from './ListeningStrip.css';

/** Whose voice: ids of a device and of a model may be equal. */
type VoiceOwner = 'device' | 'model';

interface VoiceSelectProps {
  readonly of: VoiceOwner;
  readonly voiceId: string;
  /** Of the device. */
  readonly voices: readonly VoiceValue[];
  readonly onVoice: (voiceId: string) => void;
  readonly byModel?: ModelVoicesValue | undefined;
}

const valueOf = (owner: VoiceOwner, voiceId: string) => `${owner}:${voiceId}`;

/** The voices of the device and, where there are any, those by a model. */
export function VoiceSelect({ of, voiceId, voices, onVoice, byModel }: VoiceSelectProps) {
  const intl = useIntl();
  const options = (owner: VoiceOwner, list: readonly VoiceValue[]) =>
    list.map((voice) => (
      <option key={voice.voiceId} value={valueOf(owner, voice.voiceId)}>
        {voice.name}
      </option>
    ));
  const ofDevice = intl.formatMessage({
    id: 'novel.listening.ofDevice',
    defaultMessage: 'On this device',
    description: 'Heads the voices of the device, which are free, in the list of voices',
  });
  const ofModel = intl.formatMessage({
    id: 'novel.listening.byModel',
    defaultMessage: 'By a model',
    description: 'Heads the voices by a model, which cost points, in the list of voices',
  });
  const choose = (value: string) => {
    const device = voices.find((voice) => valueOf('device', voice.voiceId) === value);
    if (device !== undefined) return onVoice(device.voiceId);
    const model = byModel?.voices.find((voice) => valueOf('model', voice.voiceId) === value);
    if (model !== undefined) byModel?.onVoice(model.voiceId);
  };
  return (
    <select
      className={select}
      aria-label={intl.formatMessage({
        id: 'novel.listening.voice',
        defaultMessage: 'Voice',
        description: 'Which voice reads a book aloud',
      })}
      value={valueOf(of, voiceId)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {byModel === undefined ? (
        options('device', voices)
      ) : (
        <>
          {voices.length > 0 && <optgroup label={ofDevice}>{options('device', voices)}</optgroup>}
          <optgroup label={ofModel}>{options('model', byModel.voices)}</optgroup>
        </>
      )}
    </select>
  );
}
