import type { Locale } from '@fabula/sdk';
import { useIntl } from 'react-intl';

import type { HelpLineValue } from '@fabula/ui/chat';

/** National lines for people in a crisis, as their countries publish them; free, at any hour. */
const nationalLines: Readonly<Partial<Record<Locale, HelpLineValue>>> = {
  'en-US': { name: '988 Suicide & Crisis Lifeline', contact: '988', href: 'tel:988' },
  'zh-CN': { name: '全国统一心理援助热线', contact: '12356', href: 'tel:12356' },
  'es-ES': { name: 'Línea de atención a la conducta suicida', contact: '024', href: 'tel:024' },
  'ko-KR': { name: '자살예방 상담전화', contact: '109', href: 'tel:109' },
  'fr-FR': { name: 'Numéro national de prévention du suicide', contact: '3114', href: 'tel:3114' },
  'de-DE': { name: 'TelefonSeelsorge', contact: '0800 1110111', href: 'tel:08001110111' },
};

/** Where somebody in danger from themselves can call or write, the nearest first. */
export function useHelpLines(locale: Locale): readonly HelpLineValue[] {
  const intl = useIntl();
  const national = nationalLines[locale];
  const everywhere: readonly HelpLineValue[] = [
    {
      name: intl.formatMessage({
        id: 'chat.crisis.emergency',
        defaultMessage: 'Emergency',
        description: 'Name of the emergency number on the card that shows where help is',
      }),
      contact: '112',
      href: 'tel:112',
    },
    {
      name: intl.formatMessage({
        id: 'chat.crisis.find',
        defaultMessage: 'Find a line in your country',
        description: 'Name of the site that lists lines for people in a crisis',
      }),
      contact: 'findahelpline.com',
      href: 'https://findahelpline.com',
    },
  ];
  return national === undefined ? everywhere : [national, ...everywhere];
}
