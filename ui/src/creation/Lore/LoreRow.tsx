import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DeletedRow } from '../../content/OwnList/DeletedRow';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { arrow, entry as entryStyle, foot, keyLine, status, summary, title, tokens } from './Lore.css';
import { LoreConflict } from './LoreConflict';
import { LoreForm } from './LoreForm';
import { saveMessages } from './lore-messages';
import type { LoreActs, LoreEntryValue } from './model';

interface LoreRowProps extends Pick<
  LoreActs,
  'onOpen' | 'onChange' | 'onDuplicate' | 'onDelete' | 'onRestore' | 'onMove' | 'onDecide'
> {
  readonly entry: LoreEntryValue;
  readonly isOpen: boolean;
  /** Whether it has others before and after it to change places with. */
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly isFull: boolean;
  readonly language: string | undefined;
}

function LoreName({ entry, language }: Pick<LoreRowProps, 'entry' | 'language'>) {
  const { comment, keys, name } = entry.fields;
  const named = [name, comment, keys[0] ?? ''].find((text) => text.trim() !== '');
  return named === undefined ? (
    <FormattedMessage
      id="editor.lore.noName"
      defaultMessage="New entry"
      description="In place of the name of an entry of a lorebook that has none"
    />
  ) : (
    <bdi lang={language}>{named}</bdi>
  );
}

function Woken({ entry, language }: Pick<LoreRowProps, 'entry' | 'language'>) {
  const { constant, enabled, keys } = entry.fields;
  if (!enabled)
    return (
      <FormattedMessage
        id="editor.lore.off"
        defaultMessage="Disabled"
        description="At an entry of a lorebook that is not used"
      />
    );
  if (constant)
    return (
      <FormattedMessage
        id="editor.lore.always"
        defaultMessage="Always included"
        description="At an entry of a lorebook that needs no key"
      />
    );
  if (keys.length === 0)
    return (
      <FormattedMessage
        id="editor.lore.noKeys"
        defaultMessage="No keys yet"
        description="At an entry of a lorebook that nothing triggers"
      />
    );
  return <bdi lang={language}>{keys.join(', ')}</bdi>;
}

/** An entry in its list, which opens in its place. */
export function LoreRow({ entry, isOpen, canMove, isFull, language, ...acts }: LoreRowProps) {
  const id = useId();
  const intl = useIntl();
  const { entryId, fields, index, isDeleted, save } = entry;
  if (isDeleted) {
    return (
      <DeletedRow
        undoLabel={
          <FormattedMessage
            id="editor.lore.restore"
            defaultMessage="Undo"
            description="Brings an entry of a lorebook back that was just deleted"
          />
        }
        onUndo={() => acts.onRestore(entryId)}
      >
        <FormattedMessage
          id="editor.lore.deleted"
          defaultMessage="{name} was deleted"
          description="In the place of an entry of a lorebook that was just deleted"
          values={{ name: <LoreName entry={entry} language={language} /> }}
        />
      </DeletedRow>
    );
  }
  return (
    <div
      className={entryStyle}
      data-index={index}
      data-open={isOpen || undefined}
      data-off={!fields.enabled || undefined}
    >
      <button
        type="button"
        className={summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => acts.onOpen(isOpen ? null : entryId)}
      >
        <span className={arrow}>
          <Icon name="down" size="small" />
        </span>
        <span className={title}>
          <LoreName entry={entry} language={language} />
        </span>
        <span className={tokens}>
          <FormattedMessage
            id="editor.lore.tokens"
            defaultMessage="{count, plural, one {# token} other {# tokens}}"
            description="How many tokens an entry of a lorebook takes"
            values={{ count: entry.tokens }}
          />
        </span>
        <span className={keyLine}>
          <Woken entry={entry} language={language} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <LoreForm entry={entry} language={language} onChange={(changes) => acts.onChange(entryId, changes)} />
            {save.kind === 'conflict' && (
              <LoreConflict
                mine={fields}
                theirs={save.theirs}
                language={language}
                onDecide={(choice) => acts.onDecide(entryId, choice)}
              />
            )}
          </>
        )}
      </div>
      {(isOpen || save.kind !== 'saved') && (
        <div className={foot}>
          {isOpen && (
            <>
              <Button size="small" tone="quiet" disabled={!canMove.up} onClick={() => acts.onMove(entryId, -1)}>
                <FormattedMessage
                  id="editor.lore.up"
                  defaultMessage="Move up"
                  description="Puts an entry of a lorebook one place further up"
                />
              </Button>
              <Button size="small" tone="quiet" disabled={!canMove.down} onClick={() => acts.onMove(entryId, 1)}>
                <FormattedMessage
                  id="editor.lore.down"
                  defaultMessage="Move down"
                  description="Puts an entry of a lorebook one place further down"
                />
              </Button>
              <Button size="small" tone="quiet" disabled={isFull} onClick={() => acts.onDuplicate(entryId)}>
                <FormattedMessage
                  id="editor.lore.duplicate"
                  defaultMessage="Duplicate"
                  description="Makes a copy of an entry of a lorebook behind it"
                />
              </Button>
              <Button
                size="small"
                tone="quiet"
                onClick={() => acts.onDelete(entryId)}
                aria-label={intl.formatMessage(
                  {
                    id: 'editor.lore.deleteNamed',
                    defaultMessage: 'Delete entry {number, number}',
                    description: 'Deletes an entry of a lorebook, for screen readers; the button says “Delete”',
                  },
                  { number: index + 1 },
                )}
              >
                <FormattedMessage
                  id="editor.lore.delete"
                  defaultMessage="Delete"
                  description="Deletes an entry of a lorebook; it can be brought back for a day"
                />
              </Button>
            </>
          )}
          <span
            role="status"
            aria-live={save.kind === 'saved' || save.kind === 'saving' ? 'off' : 'polite'}
            className={status}
            data-kind={save.kind}
          >
            {saveMessages[save.kind]}
          </span>
        </div>
      )}
    </div>
  );
}
