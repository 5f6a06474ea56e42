import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { findProfileProblem } from '@fabula/ui/account';

import type { App } from '../../../context/app-context';
import { paths } from '../../../routes/paths';
import { useApp } from '../../../context/use-app';
import type { LoginEffect, LoginPlace } from '../login/login-machine';
import type { LoginMessage } from '../failures/login-message';
import { toastOf } from './login-toasts';
import { safePath } from '../door/safe-path';
import { createSignInFlow, type SignInFlow } from './sign-in-flow';

interface SignInPlace {
  readonly place: LoginPlace;
  readonly next: string | undefined;
  readonly here: string;
  readonly go: (path: string) => void;
}

function startFlow({ visitor, queries, toasts, signIn: door, publicUrl }: App, { place, next, here, go }: SignInPlace) {
  const { storage, session, preferences } = visitor;
  const hub = () => paths.characterStoryHub.href(preferences().language);
  const ours = (path: string | undefined) => safePath(path, publicUrl);
  const wanted = ours(next);
  const say = (message: LoginMessage) => toasts.show(toastOf(message));
  let left: string | undefined;

  const effects = {
    'account-changed': () => queries.refresh(),
    'toast-logged-in': () => {
      toasts.clear();
      say({ name: 'loginSucceeded' });
    },
    'toast-profile-saved': () => say({ name: 'profileCompleted' }),
    close: () => door.close(),
    'go-on': () => {
      if (wanted !== undefined) go(wanted);
    },
    'go-back': () => go(wanted ?? ours(left) ?? hub()),
    'go-to-hub': () => go(wanted ?? hub()),
  } satisfies Record<LoginEffect, () => void>;

  return createSignInFlow({
    place,
    storage,
    session,
    door,
    leftPage: wanted ?? ours(here),
    onReturn: (leftPage) => {
      left = leftPage;
    },
    carryOut: (effect) => effects[effect](),
    say,
    log: (message, cause) => console.warn(message, cause ?? ''),
    findProfileProblem,
    assign: (address) => window.location.assign(address),
    now: () => Date.now(),
  });
}

export function useSignInFlow(place: LoginPlace, next?: string): SignInFlow {
  const app = useApp();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const go = (path: string) => void navigate(path, { replace: place === 'page' });
  const [flow] = useState(() => startFlow(app, { place, next, here: pathname + search + hash, go }));

  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flow.turnBack();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [flow]);
  return flow;
}
