import { CrisisCard, type CrisisCardProps } from '@fabula/ui/chat';

import { useLocale } from '../i18n/use-locale';
import { useHelpLines } from './help-lines';

export function CrisisHelp({ place }: Pick<CrisisCardProps, 'place'>) {
  return <CrisisCard helpLines={useHelpLines(useLocale())} place={place} />;
}
