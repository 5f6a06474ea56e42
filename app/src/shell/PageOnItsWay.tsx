import { useNavigation } from 'react-router-dom';

import { PendingBar } from '@fabula/ui';

import { useSignInRequest } from '../session/sign-in/door/use-open-sign-in';

export function PageOnItsWay({ isLeaving }: { readonly isLeaving: boolean }) {
  const { isOpen, isShown } = useSignInRequest();
  return <PendingBar pending={useNavigation().state !== 'idle' || (isOpen && !isShown) || isLeaving} />;
}
