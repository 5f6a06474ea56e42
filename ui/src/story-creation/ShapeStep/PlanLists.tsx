import { FormattedMessage } from 'react-intl';

import { EntryList } from '../../creation/EditorFields/EntryList';
import { NumberField } from '../../creation/EditorFields/NumberField';
import { pair } from '../../creation/Step/step.css';
import type { ChangeStory, PlannedEnding, PlannedItem, PlannedMeter, PlannedRole } from '../model';
import { storyLimits } from '../story-limits';
import { LineField } from './LineField';
import { entry } from './ShapeStep.css';

interface PlanListProps<Entry> {
  readonly value: readonly Entry[];
  readonly onChange: ChangeStory;
}

export function EndingList({ value, onChange }: PlanListProps<PlannedEnding>) {
  return (
    <EntryList
      label={
        <FormattedMessage
          id="storyWizard.endings.label"
          defaultMessage="Endings"
          description="Label of the endings of a new story"
        />
      }
      hint={
        <FormattedMessage
          id="storyWizard.endings.hint"
          defaultMessage="How the story can end. If you add none, two are written from templates."
          description="In place of the endings of a new story while there are none"
        />
      }
      value={value}
      onChange={(endings) => onChange({ endings })}
      blank={{ title: '', line: '' }}
      most={storyLimits.endings}
      renderEntry={(ending, { label, acts, onChange: change }) => (
        <div className={entry}>
          <LineField
            label={label}
            acts={acts}
            value={ending.title}
            limit={storyLimits.endingTitle}
            onChange={(title) => change({ ...ending, title })}
          />
          <LineField
            label={
              <FormattedMessage
                id="storyWizard.endings.line"
                defaultMessage="What happens"
                description="Label of the one line of an ending of a new story"
              />
            }
            value={ending.line}
            limit={storyLimits.endingLine}
            onChange={(line) => change({ ...ending, line })}
          />
        </div>
      )}
    />
  );
}

export function MeterList({ value, onChange }: PlanListProps<PlannedMeter>) {
  return (
    <EntryList
      label={
        <FormattedMessage
          id="storyWizard.meters.label"
          defaultMessage="Meters"
          description="Label of what rises and falls in a new story, such as trust"
        />
      }
      hint={
        <FormattedMessage
          id="storyWizard.meters.hint"
          defaultMessage="What rises and falls with choices: trust, hunger, oil in the lamp."
          description="In place of the meters of a new story while there are none"
        />
      }
      value={value}
      onChange={(meters) => onChange({ meters })}
      blank={{ label: '', start: 2, most: 5 }}
      most={storyLimits.meters}
      renderEntry={(meter, { label, acts, onChange: change }) => (
        <div className={entry}>
          <LineField
            label={label}
            acts={acts}
            value={meter.label}
            limit={storyLimits.meterLabel}
            onChange={(next) => change({ ...meter, label: next })}
          />
          <div className={pair}>
            <NumberField
              label={
                <FormattedMessage
                  id="storyWizard.meters.start"
                  defaultMessage="Starts at"
                  description="Label of the number at which a meter of a new story begins"
                />
              }
              value={meter.start}
              most={meter.most}
              onChange={(start) => change({ ...meter, start: start ?? 0 })}
            />
            <NumberField
              label={
                <FormattedMessage
                  id="storyWizard.meters.most"
                  defaultMessage="Maximum"
                  description="Label of the largest number of a meter of a new story"
                />
              }
              value={meter.most}
              most={storyLimits.meter}
              onChange={(next) => {
                const most = Math.max(1, next ?? 1);
                change({ ...meter, most, start: Math.min(meter.start, most) });
              }}
            />
          </div>
        </div>
      )}
    />
  );
}

export function ItemList({ value, onChange }: PlanListProps<PlannedItem>) {
  return (
    <EntryList
      label={
        <FormattedMessage
          id="storyWizard.items.label"
          defaultMessage="Items"
          description="Label of the things that can be found in a new story"
        />
      }
      hint={
        <FormattedMessage
          id="storyWizard.items.hint"
          defaultMessage="What readers can find. An item opens paths that are closed without it."
          description="In place of the things in a new story while there are none"
        />
      }
      value={value}
      onChange={(items) => onChange({ items })}
      blank={{ label: '' }}
      most={storyLimits.items}
      renderEntry={(item, { label, acts, onChange: change }) => (
        <LineField
          label={label}
          acts={acts}
          value={item.label}
          limit={storyLimits.itemLabel}
          onChange={(next) => change({ label: next })}
        />
      )}
    />
  );
}

export function RoleList({ value, onChange }: PlanListProps<PlannedRole>) {
  return (
    <EntryList
      label={
        <FormattedMessage
          id="storyWizard.roles.label"
          defaultMessage="Roles"
          description="Label of whom the reader of a new story can be"
        />
      }
      hint={
        <FormattedMessage
          id="storyWizard.roles.hint"
          defaultMessage="Who readers can play. Without roles, they play as themselves."
          description="In place of the roles of a new story while there are none"
        />
      }
      value={value}
      onChange={(roles) => onChange({ roles })}
      blank={{ label: '', note: '' }}
      most={storyLimits.roles}
      renderEntry={(role, { label, acts, onChange: change }) => (
        <div className={entry}>
          <LineField
            label={label}
            acts={acts}
            value={role.label}
            limit={storyLimits.roleLabel}
            onChange={(next) => change({ ...role, label: next })}
          />
          <LineField
            label={
              <FormattedMessage
                id="storyWizard.roles.note"
                defaultMessage="What it is like to be them"
                description="Label of the one line about a role of a new story"
              />
            }
            value={role.note}
            limit={storyLimits.roleNote}
            onChange={(note) => change({ ...role, note })}
          />
        </div>
      )}
    />
  );
}
