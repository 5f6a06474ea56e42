import type { SortOrderOutput } from '@fabula/sdk/types';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { arrow, field, label, select } from './SortSelect.css';

interface SortSelectProps {
  value: SortOrderOutput;
  onChange: (sort: SortOrderOutput) => void;
}

const orders = ['popular', 'newest', 'name'] as const satisfies readonly SortOrderOutput[];

/** In which order a list stands. The browser's own select: it opens as the reader's device opens one. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const intl = useIntl();
  const id = useId();
  const nameOf = {
    popular: intl.formatMessage({
      id: 'explore.sort.popular',
      defaultMessage: 'Most popular',
      description: 'Order of a list: what most visitors opened first',
    }),
    newest: intl.formatMessage({
      id: 'explore.sort.newest',
      defaultMessage: 'Newest',
      description: 'Order of a list: published last first',
    }),
    name: intl.formatMessage({
      id: 'explore.sort.name',
      defaultMessage: 'Name',
      description: 'Order of a list: alphabetical',
    }),
  } satisfies Record<SortOrderOutput, string>;
  return (
    <div className={field}>
      <label htmlFor={id} className={label}>
        <FormattedMessage
          id="explore.sort.label"
          defaultMessage="Sort by"
          description="Label of the select that orders a list"
        />
      </label>
      <select
        id={id}
        className={select}
        value={value}
        onChange={(event) => {
          const chosen = orders.find((order) => order === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {nameOf[order]}
          </option>
        ))}
      </select>
      <span className={arrow}>
        <Icon name="down" size="small" />
      </span>
    </div>
  );
}
