import type { StoryDraftFields, StoryDraftForm } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { toClean } from '../lib/plain-text.ts';
import type { OwnStory, StoryImports } from '../stories/imports/story-imports.ts';
import type { StoryOwner } from '../stories/imports/story-owner.ts';
import { isCompiledInk } from '../stories/engine/ink/compiled-ink.ts';
import { blankStory, StoredStoryFields, type StoryPlan } from './story-draft-fields.ts';
import { NOT_WRITTEN, type Written } from './stored-story-draft.ts';

export interface StoryBaseDeps {
  imports: Pick<StoryImports, 'readOwn'>;
}

export interface StoryBase {
  fields: StoryDraftFields;
  written: Written;
  storyId: string | null;
  /** JSON of the fields of the story as it was kept last; null where there is none. */
  keptFields: string | null;
}

type Begin = (deps: StoryBaseDeps, caller: StoryOwner, form: StoryDraftForm) => Promise<StoryBase>;

const NOTHING = { written: NOT_WRITTEN, storyId: null, keptFields: null };

const beginnings: Readonly<Record<StoryDraftForm['from'], Begin>> = {
  blank: async (_deps, { view }, { locale }) => ({ ...NOTHING, fields: blankStory(locale ?? view.locale) }),

  story: async ({ imports }, caller, { storyId }) => {
    if (storyId === undefined) throw missing('storyId', 'the story');
    const { fields, source } = fieldsOf(await imports.readOwn(caller, storyId));
    if (source === undefined) {
      const message = 'The story was saved without its source: import the source again';
      throw new AppError('CONFLICT', message, { field: 'source' });
    }
    const kept = { ...fields, source };
    return { fields: kept, written: NOT_WRITTEN, storyId, keptFields: JSON.stringify(kept) };
  },

  source: async ({ imports }, caller, { locale, source, storyId }) => {
    if (source === undefined) throw missing('source', 'the story in ink');
    const text = toClean(source);
    if (isCompiledInk(text)) {
      const message =
        'source: this is what ink has compiled, which cannot be edited: bring the .ink file it was made of';
      throw new AppError('VALIDATION_FAILED', message, { field: 'source' });
    }
    if (storyId === undefined) {
      const fields = { ...blankStory(locale ?? caller.view.locale), title: titleIn(text), source: text };
      return { ...NOTHING, fields };
    }
    const kept = fieldsOf(await imports.readOwn(caller, storyId));
    const keptFields = JSON.stringify({ ...kept.fields, source: kept.source ?? null });
    return { fields: { ...kept.fields, source: text }, written: NOT_WRITTEN, storyId, keptFields };
  },
};

/**
 * What a draft begins with: nothing, an own story as it was kept last, or a source.
 *
 * @throws {AppError} NOT_FOUND for a story of another owner; CONFLICT with the field `source` for one that was kept without
 *   its source; VALIDATION_FAILED without the story or the source, and for a source that ink has compiled.
 */
export async function openStoryBase(deps: StoryBaseDeps, caller: StoryOwner, form: StoryDraftForm): Promise<StoryBase> {
  return beginnings[form.from](deps, caller, form);
}

function fieldsOf({ cast, form, plan, source }: OwnStory): { fields: StoryPlan; source: string | undefined } {
  const planned = plan === null ? blankStory(form.language) : StoredStoryFields.parse(JSON.parse(plan));
  const { source: _none, ...rest } = { ...planned, ...form, cast: [...cast] };
  return { fields: rest, source };
}

/** Where the tags at the top of a source are looked for, in letters. */
const TOP = 10_000;
const LONGEST_TITLE = 80;

function titleIn(source: string): string {
  const [, title = ''] = /^[ \t]*#[ \t]*title[ \t]*:([^\n;#]*)/imu.exec(source.slice(0, TOP)) ?? [];
  return title.trim().slice(0, LONGEST_TITLE).toWellFormed();
}

function missing(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${what} is missing`, { field });
}
