import type { RecordingForm, Voice } from '@fabula/sdk';
import { RecordingStrip } from '@fabula/ui/listening';

import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';
import { usePlayer, type PlayedTitle } from './use-player';
import { useRecording } from './use-recording';

interface RecordingContainerProps {
  readonly form: RecordingForm;
  readonly voices: readonly Voice[];
  readonly played: PlayedTitle;
  readonly onVoice: (voiceId: string) => void;
  readonly onDevice: (() => void) | null;
  readonly onClose: () => void;
}

/** One reply or round in one voice: another one needs another `key`. */
export function RecordingContainer({ form, voices, played, onVoice, onDevice, onClose }: RecordingContainerProps) {
  const locale = useLocale();
  const { address, listen, progress, stop } = useRecording(form);
  const { isPlaying, pause, play } = usePlayer(address, played);
  return (
    <RecordingStrip
      recording={address === undefined ? progress : { kind: 'ready', isPlaying }}
      voiceId={form.voiceId}
      byModel={{ voices, onVoice }}
      pricesHref={paths.prices.href(locale)}
      onDevice={onDevice}
      onListen={listen}
      onStop={stop}
      onPlay={play}
      onPause={pause}
      onClose={onClose}
    />
  );
}
