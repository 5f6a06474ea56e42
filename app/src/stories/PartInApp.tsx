import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createBrowserApp } from '../boot/browser-app';
import { AppContext } from '../context/use-app';
import { startSession } from '../session/start-session';
import { fastClock } from './fast-clock';

interface PartInAppProps {
  readonly Part: ComponentType;
}

function start(Part: ComponentType) {
  const site = { brand: 'fabula', publicUrl: window.location.origin, accountGift: 80, usesPoints: true } as const;
  const app = createBrowserApp(site, () => router, { returned: '', clock: fastClock });
  const Page = () => (
    <QueryClientProvider client={app.queries.of('en-US', 'sfw')}>
      <Part />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/:lang', Component: Page }], { initialEntries: ['/en-US'] });
  return { app, router };
}

/** A part of a page in an app of its own: its session, its query client, its router. */
export function PartInApp({ Part }: PartInAppProps) {
  const [{ app, router }] = useState(() => start(Part));
  useEffect(() => {
    void startSession(app);
    return () => router.dispose();
  }, [app, router]);
  return (
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  );
}
