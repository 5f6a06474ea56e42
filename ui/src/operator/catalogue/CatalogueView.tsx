import type { CatalogueKind, CatalogueState } from '@fabula/sdk/types';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import { note, section } from '../operator.css';
import { lists, search } from './catalogue.css';
import { kindNames, stateNames } from './catalogue-words';
import type { CataloguePlace } from './model';

const longestQuery = 100;

const kinds = ['character', 'story'] as const satisfies readonly CatalogueKind[];
const states = [undefined, 'featured', 'hidden', 'mature'] as const satisfies readonly (CatalogueState | undefined)[];

interface CatalogueViewProps {
  readonly place: CataloguePlace;
  readonly hrefOf: (state: CatalogueState | undefined) => string;
  readonly onKind: (kind: CatalogueKind) => void;
  readonly onSearch: (words: string) => void;
  /** How many of this kind are featured, of how many that can be; undefined until that is known. */
  readonly featured: { readonly count: number; readonly most: number } | undefined;
  readonly children: ReactNode;
}

/** The catalogue on the operators’ desk: one kind, in one state, with the words that were asked for. */
export function CatalogueView({ place, hrefOf, onKind, onSearch, featured, children }: CatalogueViewProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(place.words);
  return (
    <div className={section}>
      <div className={search}>
        <SearchField
          label={intl.formatMessage({
            id: 'operator.catalogue.search',
            defaultMessage: 'Search the catalogue',
            description: 'Names the box in which an operator looks for a character or a story',
          })}
          placeholder={intl.formatMessage({
            id: 'operator.catalogue.placeholder',
            defaultMessage: 'Name, title, tag or ID',
            description: 'In the empty box in which an operator looks for a character or a story',
          })}
          maxLength={longestQuery}
          value={typed}
          onChange={setTyped}
          onSubmit={() => onSearch(typed.trim())}
          onClear={() => onSearch('')}
        />
        <div>
          <SegmentedControl
            label={intl.formatMessage({
              id: 'operator.catalogue.kinds',
              defaultMessage: 'Characters or stories',
              description:
                'Names, for screen readers, the choice between the characters and the stories of the catalogue',
            })}
            value={place.kind}
            onChange={onKind}
            options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          />
        </div>
      </div>
      <div className={lists}>
        <nav
          aria-label={intl.formatMessage({
            id: 'operator.catalogue.states',
            defaultMessage: 'Catalogue by state',
            description: 'Names, for screen readers, the links to entries of the catalogue in one state',
          })}
        >
          <ul className={filterLinks}>
            {states.map((one) => (
              <li key={one ?? 'all'}>
                <Link href={hrefOf(one)} className={filterLink} aria-current={one === place.state ? 'page' : undefined}>
                  {stateNames[one ?? 'all']}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {featured !== undefined && (
          <p className={note} role="status">
            <FormattedMessage
              id="operator.catalogue.count"
              defaultMessage="Featured: {count, number} of {most, number}"
              description="Above the catalogue: how many characters or stories are featured, and how many can be"
              values={{ count: featured.count, most: featured.most }}
            />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
