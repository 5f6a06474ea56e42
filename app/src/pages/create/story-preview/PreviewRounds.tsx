import { lazy, Suspense, useState } from 'react';

import type { Story, StoryRound } from '@fabula/sdk';
import { EndingView, PlayScreen, RoleChoiceView, usualReading, type MoveStateValue } from '@fabula/ui/play';
import { previewOnly } from '@fabula/ui/story-preview';

import { useOffline } from '../../../browser/use-offline';
import { useApp } from '../../../context/use-app';
import { loadChunk } from '../../../lazy/chunk';
import type { StoryPreviewPlay } from '../../../story-drafts/use-story-preview';
import { previewLinks } from './preview-links';

const PreviewBook = lazy(async () => ({
  default: (await loadChunk(() => import('./PreviewBook'))).PreviewBook,
}));

interface PreviewRoundsProps {
  readonly story: Story;
  readonly rounds: readonly StoryRound[];
  readonly play: StoryPreviewPlay;
}

function moveOf({ failedId, pendingId, retry }: StoryPreviewPlay): MoveStateValue {
  if (pendingId !== null) return { kind: 'pending', choiceId: pendingId };
  return failedId === null ? { kind: 'none' } : { kind: 'failed', choiceId: failedId, onRetry: retry };
}

export function PreviewRounds({ play, rounds, story }: PreviewRoundsProps) {
  const { toasts } = useApp();
  const [settings, setSettings] = useState({ ...usualReading, pace: 'whole' as const });
  const isOffline = useOffline();
  const round = rounds.at(-1);
  if (story.roles.length > 0 && play.player === null) {
    return (
      <RoleChoiceView
        story={story}
        roles={story.roles}
        personaNames={[]}
        backHref={previewLinks.page}
        state="ready"
        onBegin={play.begin}
      />
    );
  }
  if (round === undefined) return null;
  const path = { rounds, pathIds: rounds.map(({ roundId }) => roundId), shownId: round.roundId };
  const notHere = () => toasts.show(previewOnly);
  const common = {
    story,
    move: moveOf(play),
    standing: { kind: 'current' } as const,
    isOffline,
    balance: null,
    backHref: previewLinks.page,
    pricesHref: previewLinks.prices,
    onChoose: play.choose,
    onType: () => Promise.resolve(false),
    onGoTo: play.goTo,
    onShare: notHere,
    onExport: notHere,
    ending: round.ending !== null && (
      <EndingView
        story={story}
        ending={round.ending}
        path={path}
        others={[]}
        storyHref={() => previewLinks.page}
        roundHref={() => previewLinks.begin}
        onGoTo={play.goTo}
        onShare={notHere}
        onExport={notHere}
      />
    ),
  };
  if (story.kind === 'novel') {
    return (
      <Suspense fallback={null}>
        <PreviewBook {...common} rounds={rounds} shownId={round.roundId} onListen={notHere} />
      </Suspense>
    );
  }
  return (
    <PlayScreen
      {...common}
      round={round}
      path={path}
      isNew={false}
      settings={settings}
      roundHref={() => previewLinks.begin}
      talkHref={() => null}
      onSettings={({ textSize }) => setSettings({ ...settings, textSize })}
    />
  );
}
