import { lazy } from 'react';

import { brandNames } from '../i18n/brand-names';
import { loadChunkBeside } from '../lazy/chunk';
import { paths } from '../routes/paths';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { Contained } from '../lazy/Contained';

const CookiePrompt = lazy(() =>
  loadChunkBeside(() => import('@fabula/ui/cookie-prompt')).then((module) => ({ default: module.CookiePrompt })),
);

export function CookieQuestion() {
  const { brand, visitor } = useApp();
  const { isKnown, cookieConsent } = useVisitor();
  const terms = paths.termsPrivacy.href(useLocale());
  if (!isKnown || cookieConsent !== 'unset') return null;
  return (
    <Contained>
      <CookiePrompt
        brandName={brandNames[brand]}
        detailsHref={terms}
        onAccept={() => visitor.answerCookies('accepted')}
        onReject={() => visitor.answerCookies('rejected')}
      />
    </Contained>
  );
}
