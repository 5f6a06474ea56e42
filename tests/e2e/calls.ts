import type { Page, Request } from '@playwright/test';

/** The API calls that a page has made so far, oldest first; grows as it makes more. */
export function watchCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

/** Those of the calls that went to one operation's path, which is given below `/api`. */
export const callsTo = (calls: readonly Request[], path: string): Request[] =>
  calls.filter((request) => new URL(request.url()).pathname === `/api${path}`);
