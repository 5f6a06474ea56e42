import { useCallback, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

import type { SignInWay } from '@fabula/ui';

import { paths } from '../../../routes/paths';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import type { SignInRequest } from './sign-in-door';

/** Whether the visitor is being asked to sign in; never while hydrating. */
export function useSignInRequest(): SignInRequest {
  const { request } = useApp().signIn;
  return useSyncExternalStore(request.subscribe, request.get, request.get);
}

export function useOpenSignIn(): (wish?: { readonly next?: string }) => void {
  const { open } = useApp().signIn;
  return useCallback((wish) => open(wish), [open]);
}

const asksForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The address of signing in and its gift; a plain click opens the popup, except on the sign-in page. */
export function useSignInWay(): SignInWay {
  const open = useOpenSignIn();
  const { accountGift: gift } = useApp();
  const locale = useLocale();
  const { pathname } = useLocation();
  const href = paths.registerLogin.href(locale);
  const isThere = pathname.startsWith(href) || pathname === paths.register.href(locale);
  if (isThere) return { href, gift };
  return {
    href,
    gift,
    onClick: (event) => {
      if (asksForAnotherTab(event)) return;
      event.preventDefault();
      open();
    },
  };
}
