import { PlainToasts } from '@fabula/ui';

import { useApp } from '../../context/use-app';
import { useToasts } from './use-toasts';

/** The short messages of a page that could not load the toaster. */
export function PlainMessages() {
  const { toasts } = useApp();
  return <PlainToasts toasts={useToasts()} onClose={toasts.close} />;
}
