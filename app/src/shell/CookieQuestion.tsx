import { lazy } from 'react';

import { brandNames } from '../i18n/brand-names';
import { loadChunk } from '../routes/chunk';
import { paths } from '../routes/paths';
import { useApp, useVisitor } from '../use-app';
import { useLocale } from '../use-locale';
import { Contained } from './Contained';

const CookiePrompt = lazy(() =>
  loadChunk(() => import('@fabula/ui/cookie-prompt')).then((module) => ({ default: module.CookiePrompt })),
);

/** Asks about cookies until there is an answer (Specification §4, "Cookie consent"). */
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
