import { useEffect, useMemo } from 'react';

import type { PlayedStory, StoryRound } from '@fabula/sdk';
import { ListeningStrip } from '@fabula/ui/listening';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { passagesOf } from '../listening/passages';
import { RecordingContainer } from '../listening/RecordingContainer';
import { useListening } from '../listening/use-listening';
import { useModelVoices } from '../listening/use-model-voices';

interface ListeningContainerProps {
  readonly round: StoryRound;
  readonly story: Pick<PlayedStory, 'language' | 'title' | 'creatorName'>;
  readonly onClose: () => void;
}

const texts: readonly TextPart[] = ['novel'];

export function ListeningContainer({ round, story, onClose }: ListeningContainerProps) {
  const { roundId, storySessionId } = round;
  const passages = useMemo(() => passagesOf([round]), [round]);
  const { listening, open, close } = useListening(story.language, passages);
  const { choose, isPending, isWaiting, voiceId: chosenId, voices } = useModelVoices();
  const isByDevice = !isWaiting && chosenId === null;
  useEffect(() => {
    if (isByDevice) open(null);
  }, [isByDevice, open]);

  const hasNone = listening.kind === 'no-voice';
  const voiceId = chosenId ?? (hasNone ? voices[0]?.voiceId : undefined);
  const chooseModel = (next: string) => {
    close();
    choose(next);
  };
  if (voiceId !== undefined) {
    return (
      <WithTexts parts={texts}>
        <RecordingContainer
          key={voiceId}
          form={{ source: { kind: 'round', storySessionId, roundId }, voiceId }}
          voices={voices}
          played={{ title: story.title, artist: story.creatorName ?? '', artwork: undefined }}
          onVoice={chooseModel}
          onDevice={hasNone ? null : () => choose(null)}
          onClose={onClose}
        />
      </WithTexts>
    );
  }
  if (listening.kind === 'closed' || (hasNone && isPending)) return null;
  const byModel = voices.length === 0 ? undefined : { voices, onVoice: chooseModel };
  return (
    <WithTexts parts={texts}>
      <ListeningStrip
        listening={listening.kind === 'open' ? { ...listening, byModel, onClose } : { ...listening, onClose }}
      />
    </WithTexts>
  );
}
