import { lazy, useState } from 'react';

import { CookiePrompt } from '@fabula/ui';

import { brandNames } from '../../i18n/brand-names';
import { loadChunk } from '../../routes/chunk';
import { needsAgeGate } from '../../session/adult';
import { useApp, useVisitor } from '../../use-app';
import { Contained } from '../Contained';
import { useToasts } from './use-toasts';

const DailyBonus = lazy(() =>
  loadChunk(() => import('./DailyBonus')).then((module) => ({ default: module.DailyBonus })),
);
const AdultQuestion = lazy(() =>
  loadChunk(() => import('./AdultQuestion')).then((module) => ({ default: module.AdultQuestion })),
);
const PointsMissing = lazy(() =>
  loadChunk(() => import('./PointsMissing')).then((module) => ({ default: module.PointsMissing })),
);
const Messages = lazy(() => loadChunk(() => import('./Messages')).then((module) => ({ default: module.Messages })));

/** True from the first time that something is needed on, so that it can close as gracefully as it opened. */
function useWasNeeded(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return wasNeeded;
}

/** What stands over the pages: the cookie prompt, and popups and messages, each loaded when it is first needed. */
export function Overlays() {
  const { brand, visitor } = useApp();
  const state = useVisitor();
  const hasBonus = useWasNeeded(state.isDailyBonusOpen);
  const hasQuestion = useWasNeeded(needsAgeGate(state));
  const hasMissingPoints = useWasNeeded(state.lacksPoints);
  const hasMessages = useWasNeeded(useToasts().length > 0);
  return (
    <>
      {state.isKnown && state.cookieConsent === 'unset' && (
        <CookiePrompt
          brandName={brandNames[brand]}
          onAccept={() => visitor.answerCookies('accepted')}
          onReject={() => visitor.answerCookies('rejected')}
        />
      )}
      <Contained>{hasBonus && <DailyBonus />}</Contained>
      <Contained>{hasQuestion && <AdultQuestion />}</Contained>
      <Contained>{hasMissingPoints && <PointsMissing />}</Contained>
      <Contained>{hasMessages && <Messages />}</Contained>
    </>
  );
}
