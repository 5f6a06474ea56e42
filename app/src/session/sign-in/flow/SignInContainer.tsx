import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { SignInScreen } from '@fabula/ui/sign-in';

import { brandNames } from '../../../i18n/brand-names';
import { paths } from '../../../routes/paths';
import { askForProfileAgain } from '../../profile-asked';
import { useSignInFlow } from './use-sign-in-flow';
import { useSignInStage } from './use-sign-in-stage';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';

/** The sign-in page: finishes a provider's return, and redirects registered visitors (Product §2.1 and §4). */
export function SignInContainer() {
  const app = useApp();
  const { brand, usesPoints, visitor } = app;
  const { session } = visitor;
  const navigate = useNavigate();
  const hub = paths.characterStoryHub.href(useLocale());
  const flow = useSignInFlow('page');
  const stage = useSignInStage(flow);

  useEffect(() => {
    flow.resume();
    const isIdle = flow.state.get().phase === 'login';
    if (isIdle && session?.status() === 'REGISTERED') {
      void navigate(hub, { replace: true });
      askForProfileAgain(app);
    } else flow.restore();
  }, [app, flow, session, navigate, hub]);

  return <SignInScreen brandName={brandNames[brand]} hasGift={usesPoints} stage={stage} onClose={flow.closeProfile} />;
}
