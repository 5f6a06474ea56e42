import { useNavigation } from 'react-router-dom';

import { PendingBar } from '@fabula/ui';

import { useSignInRequest } from '../session/sign-in/door/use-open-sign-in';

/** Says that the next page, or the popup that was asked for, is on its way; it alone renders again at each step. */
export function PageOnItsWay() {
  const { isOpen, isShown } = useSignInRequest();
  return <PendingBar pending={useNavigation().state !== 'idle' || (isOpen && !isShown)} />;
}
