import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import type { StoryDraftFields } from '@fabula/sdk';
import { getGetCharacterQueryOptions } from '@fabula/sdk/react';
import { moodNames, sceneNames, shapeNames, toneNames, type ConflictVersions } from '@fabula/ui/story-creation';
import { useQueries } from '@tanstack/react-query';

import { languageNames } from '../../i18n/language-names';

/** Two contents of a draft. */
interface Contents {
  readonly mine: StoryDraftFields;
  readonly theirs: StoryDraftFields;
}

type Entries = (fields: StoryDraftFields) => readonly string[];
type Choice = (fields: StoryDraftFields, intl: IntlShape) => ReactNode;

/** The fields with entries, as they are compared. */
const entries: Partial<Record<keyof StoryDraftFields, Entries>> = {
  endings: (fields) => fields.endings.map(({ title, line }) => `${title}\n${line}`.trim()),
  meters: (fields) => fields.meters.map(({ label, start, most }) => `${label} ${start} / ${most}`),
  items: (fields) => fields.items.map(({ label }) => label),
  roles: (fields) => fields.roles.map(({ label, note }) => `${label}\n${note}`.trim()),
  beats: ({ beats }) => beats,
};

/** The fields with one of a few values. */
const choices: Partial<Record<keyof StoryDraftFields, Choice>> = {
  language: ({ language }) => languageNames[language],
  kind: ({ kind }) =>
    kind === 'novel' ? (
      <FormattedMessage
        id="storyWizard.conflict.novel"
        defaultMessage="As a novel"
        description="One of two versions of a story draft is read like a novel"
      />
    ) : (
      <FormattedMessage
        id="storyWizard.conflict.dynamic"
        defaultMessage="Round by round"
        description="One of two versions of a story draft is played round by round"
      />
    ),
  length: ({ length }, intl) => intl.formatNumber(length),
  tone: ({ tone }, intl) => intl.formatMessage(toneNames[tone]),
  mood: ({ mood }, intl) => intl.formatMessage(moodNames[mood]),
  scene: ({ scene }, intl) => intl.formatMessage(sceneNames[scene]),
  shape: ({ shape }, intl) => intl.formatMessage(shapeNames[shape]),
  acts: ({ acts }, intl) => intl.formatNumber(acts),
  choicesPerRound: ({ choicesPerRound }, intl) => intl.formatNumber(choicesPerRound),
  mature: ({ mature }) =>
    mature ? (
      <FormattedMessage
        id="storyWizard.conflict.mature"
        defaultMessage="With mature themes"
        description="One of two versions of a story draft has mature themes"
      />
    ) : (
      <FormattedMessage
        id="storyWizard.conflict.notMature"
        defaultMessage="Without mature themes"
        description="One of two versions of a story draft has no mature themes"
      />
    ),
};

const texts = {
  title: ({ title }) => title,
  tagline: ({ tagline }) => tagline,
  opening: ({ opening }) => opening,
  firstRound: ({ firstRound }) => firstRound,
  source: ({ source }) => source ?? '',
} as const satisfies Partial<Record<keyof StoryDraftFields, (fields: StoryDraftFields) => string>>;

const isText = (field: keyof StoryDraftFields): field is keyof typeof texts => Object.hasOwn(texts, field);

/** The names of characters by their ids, as far as they have arrived. */
function useCharacterNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const queries = useQueries({ queries: ids.map((characterId) => getGetCharacterQueryOptions(characterId)) });
  return new Map(queries.flatMap(({ data }) => (data === undefined ? [] : [[data.characterId, data.name] as const])));
}

/**
 * What two contents of a story draft have in a field, as the author sees it.
 *
 * @param castIds the characters of both contents, each once
 */
export function useComparedStories(
  castIds: readonly string[],
): (field: keyof StoryDraftFields, contents: Contents) => ConflictVersions {
  const intl = useIntl();
  const names = useCharacterNames(castIds);
  const namesOf = ({ cast }: StoryDraftFields) => cast.map((id) => names.get(id) ?? id);
  return (field, { mine, theirs }) => {
    if (field === 'cast') return { kind: 'entries', mine: namesOf(mine), theirs: namesOf(theirs) };
    if (isText(field)) return { kind: 'text', mine: texts[field](mine), theirs: texts[field](theirs) };
    const list = entries[field];
    if (list !== undefined) return { kind: 'entries', mine: list(mine), theirs: list(theirs) };
    return { kind: 'choice', mine: choices[field]?.(mine, intl), theirs: choices[field]?.(theirs, intl) };
  };
}
