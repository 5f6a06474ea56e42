import { lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { loadChunk } from '../../lazy/chunk';
import { paths } from '../../routes/paths';
import { needsAgeGate } from '../../session/adult';
import { askForProfileAgain } from '../../session/profile-asked';
import { useSignInRequest } from '../../session/sign-in/door/use-open-sign-in';
import { useApp, useVisitor } from '../../context/use-app';
import { useIdle } from '../../browser/use-idle';
import { useLocale } from '../../i18n/use-locale';
import { Contained } from '../../lazy/Contained';
import { PlainMessages } from './PlainMessages';
import { useToasts } from './use-toasts';

const DailyBonus = lazy(() =>
  loadChunk(() => import('./DailyBonus')).then((module) => ({ default: module.DailyBonus })),
);
const SignIn = lazy(() => loadChunk(() => import('./SignIn')).then((module) => ({ default: module.SignIn })));
const AdultQuestion = lazy(() =>
  loadChunk(() => import('./AdultQuestion')).then((module) => ({ default: module.AdultQuestion })),
);
const PointsMissing = lazy(() =>
  loadChunk(() => import('./PointsMissing')).then((module) => ({ default: module.PointsMissing })),
);
// A browser keeps a failed import for as long as the page lives: without the toaster, messages are shown plainly.
const Messages = lazy(() =>
  loadChunk(() => import('./Messages')).then(
    (module) => ({ default: module.Messages }),
    (cause: unknown) => {
      console.warn('The toaster did not load', cause);
      return { default: PlainMessages };
    },
  ),
);

function useWasNeeded(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return wasNeeded;
}

export function Overlays() {
  const app = useApp();
  const { signIn } = app;
  const state = useVisitor();
  useEffect(() => askForProfileAgain(app), [app]);
  const hasBonus = useWasNeeded(state.isDailyBonusOpen);
  const hasQuestion = useWasNeeded(needsAgeGate(state));
  const { isOpen, openings } = useSignInRequest();
  const hasSignIn = useWasNeeded(isOpen);
  const navigate = useNavigate();
  const signInPage = paths.registerLogin.href(useLocale());
  // A popup that fails to load is replaced by the page.
  const signInAsPage = () => {
    signIn.close();
    void navigate(signInPage);
  };
  const hasMissingPoints = useWasNeeded(state.lacksPoints);
  const isIdle = useIdle();
  const hasMessages = useWasNeeded(useToasts().length > 0 || isIdle);
  return (
    <>
      <Contained>{hasBonus && <DailyBonus />}</Contained>
      <Contained>{hasQuestion && <AdultQuestion />}</Contained>
      <Contained key={`sign-in ${openings}`} onFailure={signInAsPage}>
        {hasSignIn && <SignIn />}
      </Contained>
      <Contained>{hasMissingPoints && <PointsMissing />}</Contained>
      <Contained>{hasMessages && <Messages />}</Contained>
    </>
  );
}
