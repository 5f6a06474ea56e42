import { startPages } from './boot/start-pages';

if (import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('./boot/start-mocks');
  await startMocks();
}
await startPages();
