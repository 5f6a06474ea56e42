import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { NotificationSettings, NotificationSettingsForm, QuietHours } from '@fabula/sdk/types';

import { checkbox } from '../../primitives/Choice/choice.css';
import { Icon } from '../../primitives/Icon/Icon';
import { sentence } from '../ConfirmOwner/ConfirmOwner.css';
import { problem } from '../Rows/Rows.css';
import { QuietTimes } from './QuietTimes';
import { choice, group, legend, panel, ways } from './Reach.css';

type Kind = keyof NotificationSettings['choices'];
type Way = keyof NotificationSettings['choices'][Kind];

interface ReachProps {
  readonly settings: NotificationSettings;
  /** The last change did not arrive. */
  readonly failed: boolean;
  /** The time zone in front of the reader, by its IANA name. */
  readonly timeZone: string;
  /** The devices that are notified, where the instance has push. */
  readonly devices?: ReactNode;
  readonly onChange: (form: NotificationSettingsForm) => void;
}

/** What reaches the reader, and when. Every change counts at once. */
export function Reach({ settings, failed, timeZone, devices, onChange }: ReachProps) {
  const { canMail, offered, pushKey: _pushKey, ...form } = settings;
  const { choices, paused, quietHours, weeklyMail } = form;
  const shown: readonly Way[] = ['bell', ...offered];
  const choose = (kind: Kind, way: Way, on: boolean) =>
    onChange({ ...form, choices: { ...choices, [kind]: { ...choices[kind], [way]: on } } });
  const setQuiet = (hours: QuietHours | undefined) => {
    const { quietHours: _before, ...rest } = form;
    onChange(hours === undefined ? rest : { ...rest, quietHours: hours });
  };
  return (
    <div className={panel}>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkbox}
          checked={paused}
          onChange={(event) => onChange({ ...form, paused: event.target.checked })}
        />
        <FormattedMessage
          id="userProfile.reach.pause"
          defaultMessage="Pause all"
          description="Tick box on the profile page: for now no notification is counted on the bell or sent"
        />
      </label>
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.reach.sentence"
          defaultMessage="The page of notifications lists everything in any case."
          description="Under the tick box that pauses all notifications: what is not counted on the bell can still be read"
        />
      </p>
      {kinds.map((kind) => (
        <KindGroup
          key={kind}
          kind={kind}
          shown={shown}
          chosen={choices[kind]}
          disabled={paused}
          onChoose={(way, on) => choose(kind, way, on)}
        />
      ))}
      {canMail && (
        <>
          <label className={choice}>
            <input
              type="checkbox"
              className={checkbox}
              checked={weeklyMail}
              disabled={paused}
              onChange={(event) => onChange({ ...form, weeklyMail: event.target.checked })}
            />
            <FormattedMessage
              id="userProfile.reach.weeklyMail"
              defaultMessage="Weekly mail"
              description="Tick box on the profile page: a mail a week at most, off until it is chosen"
            />
          </label>
          <p className={sentence}>
            <FormattedMessage
              id="userProfile.reach.weeklyMailSentence"
              defaultMessage="Once a week at most, and only if something happened: how much is unread, and what creators you follow have published."
              description="Under the tick box for the weekly mail: what is in it and when it comes"
            />
          </p>
        </>
      )}
      {devices}
      {offered.includes('push') && <QuietTimes hours={quietHours} timeZone={timeZone} onChange={setQuiet} />}
      {failed && (
        <p role="alert" className={problem}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="userProfile.reach.failed"
            defaultMessage="The last change was not saved. Please try again."
            description="Under the choices about notifications, when a change did not arrive and was taken back"
          />
        </p>
      )}
    </div>
  );
}

interface KindGroupProps {
  readonly kind: Kind;
  readonly shown: readonly Way[];
  readonly chosen: Readonly<Record<Way, boolean>>;
  readonly disabled: boolean;
  readonly onChoose: (way: Way, on: boolean) => void;
}

function KindGroup({ kind, shown, chosen, disabled, onChoose }: KindGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={legend}>
        {kindNames[kind]}
      </span>
      <div className={ways}>
        {shown.map((way) => (
          <label key={way} className={choice}>
            <input
              type="checkbox"
              className={checkbox}
              checked={chosen[way]}
              disabled={disabled}
              onChange={(event) => onChoose(way, event.target.checked)}
            />
            {wayNames[way]}
          </label>
        ))}
      </div>
    </div>
  );
}

const kinds: readonly Kind[] = ['published', 'commented', 'decided', 'report-decided'];

const kindNames: Readonly<Record<Kind, ReactNode>> = {
  published: (
    <FormattedMessage
      id="userProfile.reach.published"
      defaultMessage="New from creators you follow"
      description="A kind of notification, above the ways in which it reaches the reader"
    />
  ),
  commented: (
    <FormattedMessage
      id="userProfile.reach.commented"
      defaultMessage="Comments on what you made"
      description="A kind of notification, above the ways in which it reaches the reader"
    />
  ),
  decided: (
    <FormattedMessage
      id="userProfile.reach.decided"
      defaultMessage="Decisions about what you published"
      description="A kind of notification, above the ways in which it reaches the reader: something of theirs was hidden or shown again"
    />
  ),
  'report-decided': (
    <FormattedMessage
      id="userProfile.reach.reportDecided"
      defaultMessage="Decisions about your reports"
      description="A kind of notification, above the ways in which it reaches the reader: what they had reported was looked at"
    />
  ),
};

const wayNames: Readonly<Record<Way, ReactNode>> = {
  bell: (
    <FormattedMessage
      id="userProfile.reach.bell"
      defaultMessage="On the bell"
      description="Tick box: notifications of a kind are counted on the bell in the header"
    />
  ),
  push: (
    <FormattedMessage
      id="userProfile.reach.push"
      defaultMessage="By push"
      description="Tick box: notifications of a kind are pushed to the reader’s devices"
    />
  ),
};
