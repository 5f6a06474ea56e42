import { CrisisCard } from '@fabula/ui/chat';

import { useHelpLines } from '../chat/help-lines';
import { useLocale } from '../use-locale';

/** Where help is, for somebody whose words sound as if they may be in danger from themselves. */
export function Help() {
  return <CrisisCard helpLines={useHelpLines(useLocale())} />;
}
