import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { LoadFailed } from '../../states/ExploreStates/ExploreStates';
import { alert, bar, counted, editor, empty, emptyTitle, list, note, pages, searchBox, skeleton } from './Lore.css';
import { LoreRow } from './LoreRow';
import { LoreTrial } from './LoreTrial';
import { importProblems } from './lore-messages';
import type { LoreEditorProps } from './model';

/** The lorebook of a draft: its entries by pages, and what triggers them. */
export function LoreEditor(props: LoreEditorProps) {
  const { entries, hasNext, hasPrevious, importing, language, most, openId, phase, search, total } = props;
  const intl = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const isFull = search === '' && total >= most;
  const searchWords = intl.formatMessage({
    id: 'editor.lore.search',
    defaultMessage: 'Search the lorebook',
    description: 'Names the search box above the entries of a lorebook',
  });
  return (
    <div className={editor} data-field="lore">
      <div className={bar}>
        <span className={searchBox}>
          <SearchField label={searchWords} placeholder={searchWords} value={search} onChange={props.onSearch} />
        </span>
        <Button icon="plus" disabled={isFull || phase !== 'ready'} onClick={props.onAdd}>
          <FormattedMessage
            id="editor.lore.add"
            defaultMessage="Add an entry"
            description="Adds an entry to a lorebook"
          />
        </Button>
        <Button
          tone="quiet"
          disabled={isFull || phase !== 'ready'}
          busy={importing.kind === 'reading'}
          busyLabel={
            <FormattedMessage
              id="editor.lore.import.busy"
              defaultMessage="Adding"
              description="On the button while the entries of a file are added to a lorebook"
            />
          }
          onClick={() => file.current?.click()}
        >
          <FormattedMessage
            id="editor.lore.import.act"
            defaultMessage="Import a lorebook"
            description="Adds the entries of a file to a lorebook"
          />
        </Button>
        <FileInput
          ref={file}
          accept=".json,.png,.charx,application/json,image/png"
          label={intl.formatMessage({
            id: 'editor.lore.import.file',
            defaultMessage: 'File with a lorebook or a character card',
            description: 'Names the choice of a file whose entries are added to a lorebook',
          })}
          onFile={props.onFile}
        />
      </div>
      <div role="status">
        <ImportState importing={importing} />
      </div>
      {phase === 'loading' && <Loading />}
      {phase === 'failed' && <LoadFailed onRetry={props.onRetry} retrying={false} />}
      {phase === 'ready' && entries.length === 0 && <Nothing isSearch={search !== ''} />}
      {phase === 'ready' && entries.length > 0 && (
        <>
          <p className={counted}>
            <FormattedMessage
              id="editor.lore.count"
              defaultMessage="{count, plural, one {# entry} other {# entries}} of at most {most, number}"
              description="How many entries a lorebook has, or a search has found"
              values={{ count: total, most }}
            />
          </p>
          <ul className={list}>
            {entries.map((entry) => (
              <li key={entry.entryId}>
                <LoreRow
                  {...props}
                  entry={entry}
                  isOpen={openId === entry.entryId}
                  isFull={isFull}
                  canMove={{ up: search === '' && entry.index > 0, down: search === '' && entry.index < total - 1 }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {(hasPrevious || hasNext) && (
        <div className={pages}>
          <Button size="small" tone="quiet" disabled={!hasPrevious} onClick={() => props.onPage(-1)}>
            <FormattedMessage
              id="editor.lore.previous"
              defaultMessage="Previous entries"
              description="Shows the page of entries of a lorebook before this one"
            />
          </Button>
          <Button size="small" tone="quiet" disabled={!hasNext} onClick={() => props.onPage(1)}>
            <FormattedMessage
              id="editor.lore.next"
              defaultMessage="Next entries"
              description="Shows the page of entries of a lorebook after this one"
            />
          </Button>
        </div>
      )}
      {phase === 'ready' && (
        <LoreTrial trial={props.trial} onTry={props.onTry} onShow={props.onShow} language={language} />
      )}
    </div>
  );
}

function ImportState({ importing }: Pick<LoreEditorProps, 'importing'>) {
  if (importing.kind === 'failed') return <p className={alert}>{importProblems[importing.why]}</p>;
  if (importing.kind !== 'done') return null;
  return (
    <>
      <p className={note}>
        <FormattedMessage
          id="editor.lore.import.done"
          defaultMessage="{count, plural, one {# entry was added.} other {# entries were added.}}"
          description="After the entries of a file were added to a lorebook"
          values={{ count: importing.added }}
        />
      </p>
      {importing.skipped > 0 && (
        <p className={note}>
          <FormattedMessage
            id="editor.lore.import.skipped"
            defaultMessage="{count, plural, one {# was there already.} other {# were there already.}}"
            description="After the entries of a file were added to a lorebook: how many it had already"
            values={{ count: importing.skipped }}
          />
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={list} aria-busy="true">
      <VisuallyHidden>
        <FormattedMessage
          id="editor.lore.loading"
          defaultMessage="Loading the lorebook"
          description="For screen readers, while the entries of a lorebook are on their way"
        />
      </VisuallyHidden>
      <div className={skeleton} />
      <div className={skeleton} />
      <div className={skeleton} />
    </div>
  );
}

function Nothing({ isSearch }: { readonly isSearch: boolean }) {
  if (isSearch) {
    return (
      <div className={empty}>
        <p className={emptyTitle}>
          <FormattedMessage
            id="editor.lore.notFound"
            defaultMessage="No entries match"
            description="In place of the entries of a lorebook when a search finds none"
          />
        </p>
      </div>
    );
  }
  return (
    <div className={empty}>
      <p className={emptyTitle}>
        <FormattedMessage
          id="editor.lore.empty"
          defaultMessage="No entries yet"
          description="In place of the entries of a lorebook that has none"
        />
      </p>
      <p className={note}>
        <FormattedMessage
          id="editor.lore.emptyHint"
          defaultMessage="An entry is a fact about the character’s world. It is added to the prompt when one of its keys appears in the chat."
          description="Below “No entries yet”: what an entry of a lorebook is"
        />
      </p>
    </div>
  );
}
