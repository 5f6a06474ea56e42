import {
  KeptStoryEnvelope,
  StoryDraftCheckEnvelope,
  StoryDraftEnvelope,
  StoryTrialEnvelope,
  type KeptStory,
  type StoryDraft,
  type StoryDraftCheck,
  type StoryTrial,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../answer.ts';
import type { TestServer } from '../test-server.ts';

type Known = Pick<StoryDraft, 'draftId' | 'revision'>;

export const storyDraftIn = ({ body }: Pick<Answer, 'body'>): StoryDraft => StoryDraftEnvelope.parse(body).data;
export const keptStoryIn = ({ body }: Pick<Answer, 'body'>): KeptStory => KeptStoryEnvelope.parse(body).data;
export const checkIn = ({ body }: Pick<Answer, 'body'>): StoryDraftCheck => StoryDraftCheckEnvelope.parse(body).data;

export const trialIn = ({ body }: Pick<Answer, 'body'>): StoryTrial => StoryTrialEnvelope.parse(body).data;

const knowing = (revision: number, key?: string): Record<string, string> => ({
  'If-Match': `"${revision}"`,
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
});

/** The calls that the wizard and the editor make with a story draft. */
export const storyDraftCalls = (server: () => TestServer) => {
  const post = (session: SessionValues, path: string, json: object = {}, headers: Record<string, string> = {}) =>
    server().call(path, { method: 'POST', session, json, headers });
  return {
    begin: (session: SessionValues, json: object = { from: 'blank', locale: 'en-US' }, key?: string) =>
      post(session, '/story-drafts', json, key === undefined ? {} : { 'Idempotency-Key': key }),
    read: (session: SessionValues, { draftId }: Pick<Known, 'draftId'>) =>
      server().call(`/story-drafts/${draftId}`, { session }),
    change: (session: SessionValues, { draftId, revision }: Known, changes: object, key?: string) =>
      server().call(`/story-drafts/${draftId}`, {
        method: 'PATCH',
        session,
        json: { changes },
        headers: knowing(revision, key),
      }),
    remove: (session: SessionValues, { draftId }: Pick<Known, 'draftId'>) =>
      server().call(`/story-drafts/${draftId}`, { method: 'DELETE', session }),
    restore: (session: SessionValues, { draftId }: Pick<Known, 'draftId'>) =>
      post(session, `/story-drafts/${draftId}/restore`),
    write: (session: SessionValues, { draftId, revision }: Known, form: object = {}, key?: string) =>
      post(session, `/story-drafts/${draftId}/write`, form, knowing(revision, key)),
    check: (session: SessionValues, { draftId }: Pick<Known, 'draftId'>) =>
      post(session, `/story-drafts/${draftId}/check`),
    play: (session: SessionValues, { draftId }: Pick<Known, 'draftId'>, form: object = {}) =>
      post(session, `/story-drafts/${draftId}/play`, form),
    keep: (session: SessionValues, { draftId, revision }: Known, form: object = {}, key?: string) =>
      post(session, `/story-drafts/${draftId}/keep`, form, knowing(revision, key)),
  };
};
