import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { MembershipOfferValue } from '../model';
import { member, table } from './Upgrade.css';

/** Without a membership and with one, side by side. */
export function WhatChanges({ offer: { memoryTimes, monthlyPoints } }: { readonly offer: MembershipOfferValue }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage
                id="shop.upgrade.what"
                defaultMessage="What you get"
                description="Column of a table, read aloud: names what a reader gets with and without a membership"
              />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <FormattedMessage
              id="shop.upgrade.without"
              defaultMessage="Without"
              description="Column of a table: what a reader gets without a membership"
            />
          </th>
          <th scope="col" className={member}>
            <FormattedMessage
              id="shop.upgrade.with"
              defaultMessage="As a member"
              description="Column of a table: what a reader gets with a membership"
            />
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={
            <FormattedMessage
              id="shop.upgrade.points"
              defaultMessage="Points every month"
              description="Row of a table: the points that come each month"
            />
          }
          without={<Nothing />}
          within={<FormattedNumber value={monthlyPoints} />}
        />
        {memoryTimes > 1 && (
          <Row
            name={
              <FormattedMessage
                id="shop.upgrade.memory"
                defaultMessage="Memory in every conversation"
                description="Row of a table: how much of a conversation its character is told again"
              />
            }
            without={<Times count={1} />}
            within={<Times count={memoryTimes} />}
          />
        )}
        <Row
          name={
            <FormattedMessage
              id="shop.upgrade.reward"
              defaultMessage="Reward every day"
              description="Row of a table: the points that each reader can collect once a day"
            />
          }
          without={<Yes />}
          within={<Yes />}
        />
        <Row
          name={
            <FormattedMessage
              id="shop.upgrade.everything"
              defaultMessage="Every character and story"
              description="Row of a table: nothing is kept for members alone"
            />
          }
          without={<Yes />}
          within={<Yes />}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly without: ReactNode;
  readonly within: ReactNode;
}

function Row({ name, without, within }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{without}</td>
      <td className={member}>{within}</td>
    </tr>
  );
}

function Yes() {
  return (
    <FormattedMessage id="shop.upgrade.yes" defaultMessage="Yes" description="Cell of a table: the reader gets this" />
  );
}

function Nothing() {
  return (
    <FormattedMessage
      id="shop.upgrade.nothing"
      defaultMessage="None"
      description="Cell of a table: the reader gets none of this"
    />
  );
}

function Times({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="shop.upgrade.times"
      defaultMessage="{count, number}×"
      description="Cell of a table: how many times as much a reader gets, such as 2×"
      values={{ count }}
    />
  );
}
