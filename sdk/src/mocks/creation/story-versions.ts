import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getGetStoryVersionMockHandler,
  getListStoryVersionsMockHandler,
  getRestoreStoryVersionMockHandler,
} from '../../generated/mocks/story-drafts/story-drafts.msw';
import {
  StoryDraftField,
  VersionRestoreForm,
  type StoryDraft,
  type StoryDraftFields,
  type StoryVersionDetail,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { getStoryVersion, listStoryVersions } = operations;

export interface DraftsOfStories {
  find(storyId: string): StoryDraft | undefined;
  replace(draft: StoryDraft): void;
}

const differing = (one: StoryDraftFields, other: StoryDraftFields) =>
  StoryDraftField.options.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

const succeeded = { code: 200, message: 'OK' };

export function storyVersionHandlers(drafts: DraftsOfStories): RequestHandler[] {
  const kept = new Map<string, readonly StoryVersionDetail[]>();
  const of = (storyId: string): readonly StoryVersionDetail[] => {
    const known = kept.get(storyId);
    if (known !== undefined) return known;
    const { fields } = getStoryVersion.examples[200].typical.data;
    const { items } = listStoryVersions.examples[200].typical.data;
    const older = { ...fields, tagline: 'The fare was paid before you came.', source: `${fields.source ?? ''}\n` };
    return items.map((version, index) => ({ version, fields: index === 0 ? fields : older }));
  };
  const find = (storyId: string, versionId: unknown): StoryVersionDetail => {
    const found = of(storyId).find(({ version }) => version.versionId === versionId);
    if (found === undefined) throw problem(404, getStoryVersion.examples[404]['not-found']);
    return found;
  };
  return [
    getListStoryVersionsMockHandler(({ params }) => {
      const items = of(String(params.storyId)).map(({ version }) => version);
      return { ...succeeded, data: { items, most: 50 } };
    }),
    getGetStoryVersionMockHandler(({ params }) => ({
      ...succeeded,
      data: find(String(params.storyId), params.versionId),
    })),
    getRestoreStoryVersionMockHandler(async ({ params, request }) => {
      const storyId = String(params.storyId);
      const { draft: choice } = parse(VersionRestoreForm, await request.json());
      const { fields } = find(storyId, params.versionId);
      const open = drafts.find(storyId);
      const unkept = open?.unkeptFields ?? [];
      if (unkept.length > 0 && choice === undefined) {
        const { conflict } = operations.restoreStoryVersion.examples[409];
        throw problem(409, { ...conflict, field: 'draft' });
      }
      const former = of(storyId);
      const version = {
        versionId: newId('stv'),
        number: former.length + 1,
        reason: 'restore' as const,
        changedFields: former[0] === undefined ? [] : differing(former[0].fields, fields),
        createdAt: new Date().toISOString(),
      };
      kept.set(storyId, [{ version, fields }, ...former].slice(0, 50));
      if (open === undefined) return { ...succeeded, data: { version, draft: null } };
      const own = choice === 'keep' ? unkept.map((name) => [name, open.fields[name]]) : [];
      const draft: StoryDraft = {
        ...open,
        revision: open.revision + 1,
        fields: { ...fields, ...Object.fromEntries(own) },
        unkeptFields: choice === 'keep' ? unkept : [],
      };
      drafts.replace(draft);
      return { ...succeeded, data: { version, draft } };
    }),
  ];
}
