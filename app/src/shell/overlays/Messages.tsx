import { Toaster } from '@fabula/ui/toaster';

import { useApp } from '../../context/use-app';
import { useToasts } from './use-toasts';

/** The short messages that stand. */
export function Messages() {
  const { toasts } = useApp();
  return <Toaster toasts={useToasts()} onClose={toasts.close} />;
}
