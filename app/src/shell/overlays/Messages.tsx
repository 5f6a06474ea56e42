import { Toaster } from '@fabula/ui/toaster';

import { useApp } from '../../context/use-app';
import { LatestTexts } from '../../i18n/LatestTexts';
import { useToasts } from './use-toasts';

export function Messages() {
  const { toasts } = useApp();
  // What they say may come from a part that was loaded after the page.
  return (
    <LatestTexts>
      <Toaster toasts={useToasts()} onClose={toasts.close} />
    </LatestTexts>
  );
}
