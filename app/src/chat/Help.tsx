import { CrisisCard, type CrisisCardProps } from '@fabula/ui/chat';

import { useLocale } from '../use-locale';
import { useHelpLines } from './help-lines';

/** Where help is, for somebody whose words sound as if they may be in danger from themselves. */
export function Help({ place }: Pick<CrisisCardProps, 'place'>) {
  return <CrisisCard helpLines={useHelpLines(useLocale())} place={place} />;
}
