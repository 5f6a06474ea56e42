import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getCheckStorySourceMockHandler,
  getDeleteStoryMockHandler,
  getImportStoryMockHandler,
  getListMyStoriesMockHandler,
  getRestoreStoryMockHandler,
  getSetStoryVisibilityMockHandler,
} from '../generated/mocks/story-files/story-files.msw';
import { StoryImportForm, StorySourceForm, StoryVisibilityForm, type MyStory, type Story } from '../generated/model';
import { problem } from './answer';
import { newId } from './new-id';

const { checkStorySource, importStory, listMyStories, restoreStory, setStoryVisibility } = operations;

/** The divert that leads nowhere in the contract's example of a faulty source. */
const nowhere = '-> landng';

const done = { code: 200, message: 'OK', data: null };

/**
 * Handlers of imported stories: a source with the faulty example's divert has its problems, any other is
 * sound. What was brought and deleted stays so.
 */
export function storyFileHandlers(): RequestHandler[] {
  const { data } = listMyStories.examples[200].typical;
  const kept: MyStory[] = [...data.items];
  const deleted = new Set<string>();
  const setDeleted = (id: unknown, isDeleted: boolean) => {
    if (!kept.some(({ story }) => story.storyId === id)) {
      throw problem(404, restoreStory.examples[404]['not-found']);
    }
    if (isDeleted) deleted.add(String(id));
    else deleted.delete(String(id));
    return done;
  };
  return [
    getCheckStorySourceMockHandler(async ({ request }) => {
      const { source } = parse(StorySourceForm, await request.json());
      const { faulty, sound } = checkStorySource.examples[200];
      return source.includes(nowhere) ? faulty : sound;
    }),
    getImportStoryMockHandler(async ({ request }) => {
      const { kind, language, mature, source, tagline, title } = parse(StoryImportForm, await request.json());
      if (source.includes(nowhere)) throw problem(400, importStory.examples[400]['validation-failed']);
      const { data: example } = importStory.examples[200].imported;
      const said = { kind, language, displayLanguage: language, mature, tagline, title };
      const story: Story = { ...example, ...said, storyId: newId('sty') };
      kept.unshift({ story, visibility: 'private', words: 54, createdAt: story.createdAt });
      return { code: 200, message: 'OK', data: story };
    }),
    getListMyStoriesMockHandler(() => {
      const items = kept.filter(({ story }) => !deleted.has(story.storyId));
      return { code: 200, message: 'OK', data: { ...data, items, total: items.length } };
    }),
    getSetStoryVisibilityMockHandler(async ({ params, request }) => {
      const storyId = String(params.storyId);
      const { statement, visibility } = parse(StoryVisibilityForm, await request.json());
      const index = kept.findIndex(({ story }) => story.storyId === storyId);
      const one = kept[index];
      if (visibility !== 'private' && statement !== true && one?.visibility === 'private') {
        throw problem(400, { ...setStoryVisibility.examples[400]['validation-failed'], field: 'statement' });
      }
      if (one !== undefined) kept[index] = { ...one, visibility };
      return { code: 200, message: 'OK', data: { storyId, visibility } };
    }),
    getDeleteStoryMockHandler(({ params }) => setDeleted(params.storyId, true)),
    getRestoreStoryMockHandler(({ params }) => setDeleted(params.storyId, false)),
  ];
}
