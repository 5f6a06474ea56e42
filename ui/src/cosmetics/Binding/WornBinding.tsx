import type { BindingId } from '@fabula/sdk/types';
import { lazy, Suspense } from 'react';

const Binding = lazy(() => import('./Binding').then((module) => ({ default: module.Binding })));

/** The binding that an account uses, over the cover of a book; its drawing is loaded by those who use one. */
export function WornBinding({ binding }: { readonly binding: BindingId | undefined }) {
  if (binding === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Binding binding={binding} />
    </Suspense>
  );
}
