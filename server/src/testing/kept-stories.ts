import { StoryEnvelope } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import type { TestServer } from './test-server.ts';

/** A short story with one ending, in ink. */
export const QUAY = `# title: The Late Ferry
-> quay
=== quay
The ferry is late.
+ [Wait.] -> home
=== home
It comes. # ending: home; Home
-> END
`;

/** Brings a story. @returns its id */
export async function bringStory(server: TestServer, session: SessionValues, more: object = {}): Promise<string> {
  const form = { title: 'The Late Ferry', tagline: 'It comes', language: 'en-US', kind: 'dynamic', mature: false };
  const json = { ...form, source: QUAY, ...more };
  const { body } = await server.call('/user/stories', { method: 'POST', session, json });
  return StoryEnvelope.parse(body).data.storyId;
}

/** Sets who sees a story. */
export const setStoryVisibility = (server: TestServer, session: SessionValues, storyId: string, form: object) =>
  server.call(`/stories/${storyId}/visibility`, { method: 'PUT', session, json: form });
