import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SearchField } from '../../primitives/SearchField/SearchField';
import { drawingName } from './drawing-name';
import { DrawnCard } from './DrawnCard';
import { EngineLine } from './EngineLine';
import type { ListedDrawing, ListedItem, LoraEngine } from './lora-list';
import { LoraCard } from './LoraCard';
import { drawings, head, heading, hint, loras, page, searchPlace, section, sectionHeading } from './LoraListView.css';

export interface LoraListViewProps {
  readonly engine: LoraEngine;
  /** In the order in which they are shown. */
  readonly items: readonly ListedItem[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFavourite: (loraId: string, favourite: boolean) => void;
  readonly onCopy: (triggerWords: readonly string[]) => void;
  readonly onUse: (drawing: ListedDrawing) => void;
  /** Above the list: the character in question, where there is one. */
  readonly character?: ReactNode;
}

const isDrawing = (item: ListedItem): item is ListedDrawing => item.kind !== 'lora';

/** Everything that pictures can be drawn in: LoRAs of a model, and the moods and places of drawn portraits. */
export function LoraListView(props: LoraListViewProps) {
  const { character, engine, items, onCopy, onFavourite, onSearch, onUse, search } = props;
  const intl = useIntl();
  const wanted = search.trim().toLocaleLowerCase(intl.locale);
  const textOf = (item: ListedItem) =>
    isDrawing(item) ? drawingName(intl, item) : [item.name, item.baseModel, ...item.triggerWords].join(' ');
  const found = items.filter((item) => textOf(item).toLocaleLowerCase(intl.locale).includes(wanted));
  const drawn = (kind: ListedDrawing['kind']) => found.filter(isDrawing).filter((item) => item.kind === kind);
  const foundLoras = found.filter((item) => item.kind === 'lora');
  const hasModel = engine === 'ready';
  return (
    <div className={page}>
      <div className={head}>
        <LoraListHeading />
        <div className={searchPlace}>
          <SearchField
            label={intl.formatMessage({
              id: 'lora.search',
              defaultMessage: 'Search moods and styles',
              description: 'Names the search box on the page with everything that pictures can be drawn in',
            })}
            placeholder={intl.formatMessage({
              id: 'lora.search.placeholder',
              defaultMessage: 'Name or trigger word',
              description: 'In the empty search box on the page with everything that pictures can be drawn in',
            })}
            value={search}
            onChange={onSearch}
          />
        </div>
      </div>
      <EngineLine engine={engine} />
      {character}
      {found.length === 0 && (
        <p role="status" className={hint}>
          <FormattedMessage
            id="lora.noMatch"
            defaultMessage="Nothing matches “{search}”."
            description="In place of the list of moods and styles when the search finds nothing"
            values={{ search: <bdi>{search.trim()}</bdi> }}
          />
        </p>
      )}
      {(foundLoras.length > 0 || (hasModel && wanted === '')) && (
        <section className={section} aria-labelledby="loras">
          <h2 id="loras" className={sectionHeading}>
            <FormattedMessage
              id="lora.loras"
              defaultMessage="LoRAs"
              description="Heading above the small add-on models for pictures; LoRA is their usual name"
            />
          </h2>
          {foundLoras.length === 0 && (
            <p className={hint}>
              <FormattedMessage
                id="lora.none"
                defaultMessage="The operator has not added any LoRAs yet. The ones you can use will appear here."
                description="In place of the small add-on models for pictures while there are none"
              />
            </p>
          )}
          {foundLoras.length > 0 && (
            <ul className={loras}>
              {foundLoras.map((lora) => (
                <LoraCard key={lora.loraId} lora={lora} onFavourite={onFavourite} onCopy={onCopy} />
              ))}
            </ul>
          )}
        </section>
      )}
      {(['mood', 'place'] as const).map((kind) => {
        const shown = drawn(kind);
        return (
          shown.length > 0 && (
            <section key={kind} className={section} aria-labelledby={`${kind}s`}>
              <h2 id={`${kind}s`} className={sectionHeading}>
                {headings[kind]}
              </h2>
              <ul className={drawings} data-kind={kind}>
                {shown.map((drawing) => (
                  <DrawnCard key={drawing.loraId} drawing={drawing} onFavourite={onFavourite} onUse={onUse} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

const headings = {
  mood: (
    <FormattedMessage
      id="lora.moods"
      defaultMessage="Moods"
      description="Heading above the colour palettes of drawn portraits"
    />
  ),
  place: (
    <FormattedMessage
      id="lora.places"
      defaultMessage="Places"
      description="Heading above what can be behind the head in a drawn portrait"
    />
  ),
} as const;

/** The heading of the page, also while the list is on its way. */
export function LoraListHeading() {
  return (
    <h1 className={heading}>
      <FormattedMessage
        id="lora.title"
        defaultMessage="Moods and styles"
        description="Title of the page with everything that pictures of characters can be drawn in"
      />
    </h1>
  );
}
