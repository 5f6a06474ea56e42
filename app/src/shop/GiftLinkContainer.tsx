import { GiftLink } from '@fabula/ui/gifts';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { copyText, handOn } from '../browser/hand-on';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { giftHref } from './gift-address';

/** The link to a gift, by its code. */
export function GiftLinkContainer({ code }: { readonly code: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { publicUrl } = useApp();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const link = `${publicUrl}${giftHref(locale, code)}`;
  const title = intl.formatMessage({
    id: 'gift.link.title',
    defaultMessage: 'A gift for you',
    description: 'Title of the link to a gift when it is handed to another program of the device',
  });
  const canSend = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <GiftLink
      link={link}
      onCopy={() => void copyText(link).then(setOutcome)}
      onSend={canSend ? () => void handOn({ url: link, title }).then(setOutcome) : undefined}
      outcome={outcome}
    />
  );
}
