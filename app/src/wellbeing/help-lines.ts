import type { Locale } from '@fabula/sdk';
import { useIntl } from 'react-intl';

import type { HelpLineValue } from '@fabula/ui/chat';

interface NationalLine extends HelpLineValue {
  /** ISO 3166-1. */
  readonly country: string;
}

/**
 * National lines that are free and open at any hour as their operators say: health.wyo.gov (988), service-public.fr
 * (3114), eiec.kdi.re.kr (109), evangelisch.de (TelefonSeelsorge). Other countries get the directory.
 */
const nationalLines: Readonly<Partial<Record<Locale, NationalLine>>> = {
  'en-US': { country: 'US', name: '988 Suicide & Crisis Lifeline', contact: '988', href: 'tel:988' },
  'ko-KR': { country: 'KR', name: '자살예방 상담전화', contact: '109', href: 'tel:109' },
  'fr-FR': { country: 'FR', name: 'Numéro national de prévention du suicide', contact: '3114', href: 'tel:3114' },
  'de-DE': { country: 'DE', name: 'TelefonSeelsorge', contact: '0800 1110111', href: 'tel:08001110111' },
};

export function useHelpLines(locale: Locale): readonly HelpLineValue[] {
  const intl = useIntl();
  const directory: HelpLineValue = {
    name: intl.formatMessage({
      id: 'crisis.find',
      defaultMessage: 'Find a line in your country',
      description: 'Name of the site that lists lines for people in a crisis',
    }),
    contact: 'findahelpline.com',
    href: 'https://findahelpline.com',
  };
  const national = nationalLines[locale];
  if (national === undefined) return [directory];
  // A language is spoken in more than one country.
  const country = intl.formatDisplayName(national.country, { type: 'region' }) ?? national.country;
  return [{ ...national, name: `${national.name} (${country})` }, directory];
}
