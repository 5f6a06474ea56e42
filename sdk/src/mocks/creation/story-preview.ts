import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import type { StoryDraft, StoryPreview, StoryRound } from '../../generated/model';

const { getComposedCover, previewStoryDraft } = operations;

/** The contract's example of a preview, of this draft: a first round, and an ending after any choice. */
export function previewOf(
  { draftId, fields, revision, storyId }: StoryDraft,
  choiceIds: readonly string[],
): StoryPreview {
  const { data } = previewStoryDraft.examples[200]['first-round'];
  const { source: text, tagline, title } = fields;
  const id = storyId ?? draftId;
  const [first] = data.rounds;
  const source = text === null ? 'plan' : 'draft';
  if (data.story === null || first === undefined) return { ...data, revision, source };
  const [choiceId] = choiceIds;
  const taken = first.choices.find((choice) => choice.choiceId === choiceId);
  const ended: StoryRound = {
    ...first,
    roundId: 'preview-1',
    storyId: id,
    parentId: first.roundId,
    move: 'choice',
    choiceText: taken?.text ?? null,
    choices: [],
    progress: { ...first.progress, round: 2 },
    ending: { endingId: 'ending_1', title: 'The other side' },
    stateBefore: first.stateAfter,
  };
  const begun = {
    ...first,
    storyId: id,
    choices: first.choices.map((choice) => (choice === taken ? { ...choice, roundId: ended.roundId } : choice)),
  };
  return {
    ...data,
    revision,
    source,
    story: { ...data.story, storyId: id, title: title || '…', tagline: tagline || title || '…' },
    rounds: taken === undefined ? [begun] : [begun, ended],
    stop: choiceId === undefined || taken !== undefined ? null : 'choice-gone',
  };
}

export function composedCoverHandler(): RequestHandler {
  return http.get(`*/api${getComposedCover.path}`, ({ request }) => {
    const isDay = new URL(request.url).searchParams.get('picture')?.startsWith('day') ?? false;
    const [sky, land] = isDay ? ['#e4cfa8', '#6e4652'] : ['#26427c', '#1c1206'];
    return HttpResponse.text(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice">' +
        `<rect width="600" height="900" fill="${sky}"/><circle cx="300" cy="430" r="80" fill="#ffd98f"/>` +
        `<path d="M0 640q150-60 300 0t300 0v260H0z" fill="${land}"/></svg>`,
      { headers: { 'Content-Type': 'image/svg+xml' } },
    );
  });
}
