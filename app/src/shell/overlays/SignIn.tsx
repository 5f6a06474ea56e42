import { useEffect, useLayoutEffect } from 'react';

import { useGetSignInWays } from '@fabula/sdk/react';
import { LoginPopup } from '@fabula/ui/login-popup';

import { brandNames } from '../../i18n/brand-names';
import type { TextPart } from '../../i18n/messages';
import { WithTexts } from '../../i18n/WithTexts';
import { useSignInFlow } from '../../session/sign-in/flow/use-sign-in-flow';
import { useSignInStage } from '../../session/sign-in/flow/use-sign-in-stage';
import { useSignInRequest } from '../../session/sign-in/door/use-open-sign-in';
import { useApp } from '../../context/use-app';

const texts: readonly TextPart[] = ['account', 'signIn'];

/** The sign-in popup and the profile of a new user (Product §2.3 and §2.4). */
export function SignIn() {
  const { openings, next } = useSignInRequest();
  // Buttons that came later would move the others from under the pointer.
  const { isPending } = useGetSignInWays();
  return isPending ? null : (
    <WithTexts parts={texts}>
      <Opening key={openings} next={next} />
    </WithTexts>
  );
}

function Opening({ next }: { readonly next: string | undefined }) {
  const { brand, signIn, usesPoints } = useApp();
  const { isOpen, isAtProfile } = useSignInRequest();
  const flow = useSignInFlow('popup', next);
  const stage = useSignInStage(flow);
  useEffect(() => signIn.request.set({ isShown: true }), [signIn]);
  // Before the popup is painted, so that its first field is that of the step.
  useLayoutEffect(() => flow.restore(), [flow]);
  // A wallet may answer after the popup was closed: a new user still gets their profile.
  const isCompleting = isAtProfile && stage.kind === 'wizard';
  const isShown = isOpen || isCompleting;
  const close = stage.kind === 'wizard' ? flow.closeProfile : signIn.close;
  return <LoginPopup open={isShown} onClose={close} brandName={brandNames[brand]} hasGift={usesPoints} stage={stage} />;
}
