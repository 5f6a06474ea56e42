import type { LorebookImportMode } from '@fabula/sdk/types';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { CardWarnings } from '../CardWarnings/CardWarnings';
import { PromptTokens } from '../Counts';
import { KeepOrNot } from '../KeepOrNot';
import { acts, counts } from '../looking-through.css';
import type { LorebookPreviewValue, LorebookProblemValue } from '../lorebook-model';
import { EntryList } from './EntryList';
import { choice, choices, legend, mark, problem as problemStyle } from './LorebookDialog.css';
import { lorebookProblems } from './lorebook-problems';

interface LorebookPreviewProps {
  readonly name: string;
  /** Entries that it has; undefined while unknown. */
  readonly loreCount: number | undefined;
  readonly lorebook: LorebookPreviewValue;
  readonly keeping: boolean;
  readonly problem: LorebookProblemValue | null;
  readonly onKeep: (mode: LorebookImportMode) => void;
  readonly onBack: () => void;
}

const modes = [
  [
    'replace',
    <FormattedMessage
      key="replace"
      id="card.lorebook.replace"
      defaultMessage="Replace the existing lorebook"
      description="Choice: a lorebook replaces the former one"
    />,
  ],
  [
    'add',
    <FormattedMessage
      key="add"
      id="card.lorebook.add"
      defaultMessage="Add to the existing entries, skipping duplicates"
      description="Choice: the entries of a lorebook are added to those that a character has"
    />,
  ],
] as const;

export function LorebookPreview({ name, loreCount, lorebook, keeping, problem, ...on }: LorebookPreviewProps) {
  const [mode, setMode] = useState<LorebookImportMode>('replace');
  return (
    <>
      <ul className={counts}>
        {lorebook.name !== '' && (
          <li>
            <bdi>{lorebook.name}</bdi>
          </li>
        )}
        <li>
          <FormattedMessage
            id="card.lorebook.source"
            defaultMessage="{source, select, lorebook {A lorebook file} card {The lorebook of a card} other {SillyTavern World Info}}"
            description="What kind of file a lorebook came in"
            values={{ source: lorebook.source === 'world-info' ? 'other' : lorebook.source }}
          />
        </li>
        <li>
          <FormattedMessage
            id="card.lorebook.used"
            defaultMessage="{used, number} of {count, plural, one {# entry} other {# entries}} in use"
            description="How many entries of a lorebook can ever be told"
            values={{ used: lorebook.usedCount, count: lorebook.entryCount }}
          />
        </li>
        {lorebook.promptTokens > 0 && (
          <li>
            <PromptTokens count={lorebook.promptTokens} />
          </li>
        )}
      </ul>
      {lorebook.warnings.length > 0 && <CardWarnings warnings={lorebook.warnings} />}
      {loreCount !== 0 && (
        <fieldset className={choices} disabled={keeping}>
          <legend className={legend}>
            <FormattedMessage
              id="card.lorebook.mode"
              defaultMessage="How to import it"
              description="Names the choice between replacing a lorebook and adding to it"
            />
          </legend>
          {modes.map(([value, words]) => (
            <label key={value} className={choice}>
              <input
                type="radio"
                name="lorebook-mode"
                className={mark}
                checked={mode === value}
                onChange={() => setMode(value)}
              />
              {words}
            </label>
          ))}
        </fieldset>
      )}
      {problem !== null && (
        <p role="alert" className={problemStyle}>
          {lorebookProblems[problem]}
        </p>
      )}
      <div className={acts}>
        <KeepOrNot
          keeping={keeping}
          keepingWords={
            <FormattedMessage
              id="card.lorebook.keeping"
              defaultMessage="Importing the lorebook"
              description="On the button while a lorebook is saved"
            />
          }
          keep={
            <span>
              <FormattedMessage
                id="card.lorebook.keep"
                defaultMessage="Add to {name}"
                description="Gives a character the lorebook that is shown"
                values={{ name: <bdi>{name}</bdi> }}
              />
            </span>
          }
          onKeep={() => on.onKeep(mode)}
          onCancel={on.onBack}
        />
      </div>
      {lorebook.entries.length > 0 && <EntryList entries={lorebook.entries} entryCount={lorebook.entryCount} />}
    </>
  );
}
