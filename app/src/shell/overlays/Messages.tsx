import { Toaster } from '@fabula/ui/toaster';

import { useApp } from '../../context/use-app';
import { useToasts } from './use-toasts';

export function Messages() {
  const { toasts } = useApp();
  return <Toaster toasts={useToasts()} onClose={toasts.close} />;
}
