import type { CharacterCard, Story, StoryDraftFields, StoryReport } from '../../contract/validators.ts';
import { coverColor, coverInk } from '../../media/art/palette.ts';
import type { SoundStory } from '../../stories/imports/ink-validation.ts';
import { storyFacts } from '../../stories/imports/story-facts.ts';
import { composedPictures } from './cover-addresses.ts';

/** The page of a story as it would be once it is kept. @param id That of the story which the draft changes, or of the draft. */
export function previewStory(
  id: string,
  fields: StoryDraftFields,
  { cast, now, report, story }: { report: StoryReport; story: SoundStory; cast: CharacterCard[]; now: number },
): Story {
  const { kind, language, mature, mood, scene } = fields;
  const art = { seed: id, kind: scene, mood };
  const title = fields.title.trim() || report.title || '…';
  const form = { title, tagline: fields.tagline.trim() || title, language, kind, mature };
  const { creatorName, words: _words, ...facts } = storyFacts(form, report, story);
  return {
    storyId: id,
    title,
    tagline: form.tagline,
    tags: [],
    language,
    languages: [language],
    displayLanguage: language,
    mature,
    isNew: true,
    kind,
    ...facts,
    readerCount: 0,
    coverInk: coverInk(art),
    ...composedPictures(id, fields, coverColor(art)),
    creatorName: creatorName || null,
    createdAt: new Date(now).toISOString(),
    cast,
    own: true,
    visibility: 'private',
  };
}
