import { useEffect, useMemo } from 'react';

import type { StoryRound } from '@fabula/sdk';
import { ListeningStrip } from '@fabula/ui/listening';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { passagesOf } from '../listening/passages';
import { useListening } from '../listening/use-listening';

interface ListeningContainerProps {
  readonly round: StoryRound;
  /** BCP 47 tag of the story. */
  readonly language: string;
  readonly onClose: () => void;
}

const texts: readonly TextPart[] = ['novel'];

export function ListeningContainer({ round, language, onClose }: ListeningContainerProps) {
  const passages = useMemo(() => passagesOf([round]), [round]);
  const { listening, open } = useListening(language, passages);
  useEffect(() => open(null), [open]);
  if (listening.kind === 'closed') return null;
  return (
    <WithTexts parts={texts}>
      <ListeningStrip listening={{ ...listening, onClose }} />
    </WithTexts>
  );
}
