import { useMemo } from 'react';

import type { StoryCheckState, StoryEditorProps } from '@fabula/ui/story-creation';

import type { useTrial } from './use-trial';

const none = [] as const;

type Findings = Pick<StoryEditorProps, 'problems' | 'map' | 'trial'>;

/**
 * What is known of a source: what readings say while they are of it as it is, else what its compiler said after the last
 * change.
 */
export function useSourceFindings(check: StoryCheckState, trial: ReturnType<typeof useTrial>): Findings {
  const { failure, isPlaying, played } = trial;
  const current = check.kind === 'checked' && check.isCurrent ? check : null;
  const writtenMap = played?.map ?? null;
  const written = useMemo(() => (writtenMap === null ? null : { ...writtenMap, isRead: false }), [writtenMap]);
  const problems = current?.report.problems ?? played?.problems ?? none;
  const map = current?.map ?? written;
  const shown = useMemo(() => {
    if (played === null) return null;
    const { broken, path, round, taken } = played.trial;
    return { broken, path, round, taken: taken.length };
  }, [played]);
  return { problems, map, trial: { trial: shown, isPlaying, failure } };
}
