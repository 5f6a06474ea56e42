import { CrisisCard, type CrisisCardProps } from '@fabula/ui/chat';

import { useLocale } from '../i18n/use-locale';
import { useHelpLines } from './help-lines';

/** Help lines for a reader whose words suggest self-harm. */
export function CrisisHelp({ place }: Pick<CrisisCardProps, 'place'>) {
  return <CrisisCard helpLines={useHelpLines(useLocale())} place={place} />;
}
