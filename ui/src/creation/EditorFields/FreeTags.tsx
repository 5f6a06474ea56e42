import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Chip } from '../../primitives/Chip/Chip';
import { Icon } from '../../primitives/Icon/Icon';
import { editorLimits } from '../editor-limits';
import { EntryCounter } from '../Step/Counter';
import { aside, chips, group, groupHead, groupLabel } from '../Step/step.css';
import { charactersIn } from '../wizard-limits';
import { freeTags, grow } from './EditorField.css';
import { ShortText } from './ShortText';

interface FreeTagsProps {
  readonly label: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly language: string | undefined;
}

/** Tags in the author's own words. */
export function FreeTags({ label, value, onChange, language }: FreeTagsProps) {
  const id = useId();
  const [written, setWritten] = useState('');
  const words = written.trim();
  const isFull = value.length >= editorLimits.freeTags;
  const canAdd = words !== '' && charactersIn(words) <= editorLimits.freeTag && !isFull && !value.includes(words);
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          {label}
        </span>
        <span className={aside}>
          <EntryCounter count={value.length} limit={editorLimits.freeTags} />
        </span>
      </div>
      {value.length > 0 && (
        <div className={chips}>
          {value.map((tag) => (
            <Chip key={tag} selected onClick={() => onChange(value.filter((kept) => kept !== tag))}>
              <bdi lang={language}>{tag}</bdi>
              <Icon name="close" size="small" />
            </Chip>
          ))}
        </div>
      )}
      <form
        className={freeTags}
        onSubmit={(event) => {
          event.preventDefault();
          if (!canAdd) return;
          onChange([...value, words]);
          setWritten('');
        }}
      >
        <span className={grow}>
          <ShortText
            label={
              <FormattedMessage
                id="editor.freeTags.new"
                defaultMessage="Another tag"
                description="Label of the box for another tag in the author’s own words"
              />
            }
            value={written}
            onChange={setWritten}
            reader="readers"
            limit={editorLimits.freeTag}
            language={language}
          />
        </span>
        <Button type="submit" disabled={!canAdd}>
          <FormattedMessage
            id="editor.freeTags.add"
            defaultMessage="Add tag"
            description="Adds the tag that was written to those of the character"
          />
        </Button>
      </form>
    </div>
  );
}
