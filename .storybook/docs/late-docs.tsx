import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded with the first document: tests of stories show none.
const DocsFrame = lazy(async () => ({ default: (await import('./blocks/DocsFrame')).DocsFrame }));
const ComponentDocs = lazy(async () => ({ default: (await import('./blocks/ComponentDocs')).ComponentDocs }));

export function Frame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <DocsFrame {...props} />
    </Suspense>
  );
}

export function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <ComponentDocs />
    </Suspense>
  );
}
