import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { checkbox } from '../../primitives/Choice/choice.css';
import { Link } from '../../primitives/Link/Link';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import { kindNames } from '../labels';
import { benchLimits, isSeed, type BenchKind, type BenchScore } from '../model';
import { acts, check, columns, form, group, groupLabel, head, heading, lead, note, page, settings } from './Bench.css';
import { StartPictures, type StartPicturesProps } from './StartPictures';
import { Tally } from './Tally';

const counts = ['1', '2', '3', '4'] as const satisfies readonly string[];
type ColumnCount = (typeof counts)[number];

export interface BenchWishes {
  readonly system: string;
  readonly prompt: string;
  /** As it stands in its field. */
  readonly seed: string;
  readonly count: ColumnCount;
  readonly isBlind: boolean;
}

export interface BenchViewProps {
  readonly kind: BenchKind;
  readonly tabs: readonly { readonly kind: BenchKind; readonly href: string }[];
  /** Whether a model is configured for what the tab compares. */
  readonly hasModel: boolean;
  readonly wishes: BenchWishes;
  readonly onWishes: (changes: Partial<BenchWishes>) => void;
  readonly onNewSeed: () => void;
  /** Where an engine in view can start from a picture. */
  readonly start?: StartPicturesProps | undefined;
  readonly isRunning: boolean;
  /** Whether a run was asked for that cannot begin. */
  readonly isTried: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly tally: readonly BenchScore[];
  /** The columns. */
  readonly children: ReactNode;
}

/**
 * The operators' bench: one prompt and one seed for up to four engines side by side, and what was preferred so far.
 *
 * **Accessibility** The tabs are links; the one in view is the current page. Columns are regions in the order of their letters.
 */
export function BenchView(props: BenchViewProps) {
  const { children, hasModel, isRunning, kind, onRun, onStop, start, tabs, tally } = props;
  const intl = useIntl();
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="bench.heading"
            defaultMessage="Engine bench"
            description="Heading of the page on which operators compare engines"
          />
        </h1>
        <p className={lead}>
          <FormattedMessage
            id="bench.lead"
            defaultMessage="For operators. Runs cost no points and are not kept."
            description="Below the heading of the page on which operators compare engines"
          />
        </p>
      </div>
      <nav
        aria-label={intl.formatMessage({
          id: 'bench.tabs',
          defaultMessage: 'What to compare',
          description: 'Names the tabs of the engine bench, for screen readers',
        })}
      >
        <ul className={filterLinks}>
          {tabs.map(({ href, kind: one }) => (
            <li key={one}>
              <Link href={href} className={filterLink} {...(one === kind ? { 'aria-current': 'page' } : {})}>
                {intl.formatMessage(kindNames[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!hasModel && (
        <p className={note}>
          <FormattedMessage
            id="bench.noModel"
            defaultMessage="No model is configured for this on this server. What works without one can still be run."
            description="On the engine bench of a server without a model"
          />
        </p>
      )}
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onRun();
        }}
      >
        <Words {...props} />
        {start !== undefined && <StartPictures {...start} />}
        <Settings {...props} />
        <div className={acts}>
          <Button
            type="submit"
            tone="primary"
            busy={isRunning}
            busyLabel={
              <FormattedMessage id="bench.running" defaultMessage="Running…" description="While an engine works" />
            }
          >
            <FormattedMessage id="bench.run" defaultMessage="Run" description="Asks the engines on the bench" />
          </Button>
          {isRunning && (
            <Button onClick={onStop}>
              <FormattedMessage id="bench.stop" defaultMessage="Stop" description="Stops the engines on the bench" />
            </Button>
          )}
        </div>
      </form>
      <div className={columns}>{children}</div>
      <Tally scores={tally} />
    </div>
  );
}

function Words({ isTried, kind, onWishes, wishes }: BenchViewProps) {
  const { prompt, system } = wishes;
  const isMissing = isTried && prompt.trim() === '';
  return (
    <>
      {kind === 'text' && (
        <TextArea
          label={
            <FormattedMessage
              id="bench.system"
              defaultMessage="Instructions"
              description="Field of the engine bench: what is sent to a model before the prompt (the system prompt)"
            />
          }
          value={system}
          maxLength={benchLimits.system}
          dir="auto"
          onChange={(text) => onWishes({ system: text })}
        />
      )}
      <TextArea
        label={
          <FormattedMessage
            id="bench.prompt"
            defaultMessage="Prompt"
            description="Field of the engine bench: what the engines are asked"
          />
        }
        value={prompt}
        maxLength={benchLimits.prompt[kind]}
        rows={3}
        dir="auto"
        error={
          isMissing ? (
            <FormattedMessage
              id="bench.promptMissing"
              defaultMessage="Write a prompt first"
              description="Error of the engine bench"
            />
          ) : undefined
        }
        onChange={(text) => onWishes({ prompt: text })}
      />
    </>
  );
}

function Settings({ onNewSeed, onWishes, wishes }: BenchViewProps) {
  const intl = useIntl();
  const { count, isBlind, seed } = wishes;
  const countLabel = intl.formatMessage({
    id: 'bench.columns',
    defaultMessage: 'Columns',
    description: 'How many engines are compared',
  });
  return (
    <>
      <div className={settings}>
        <TextField
          label={
            <FormattedMessage
              id="bench.seed"
              defaultMessage="Seed, the same for all"
              description="Field of the engine bench: a number from which engines draw their chance"
            />
          }
          inputMode="numeric"
          dir="ltr"
          value={seed}
          error={
            isSeed(seed) ? undefined : (
              <FormattedMessage
                id="bench.range"
                defaultMessage="{min, number} to {max, number}"
                description="The smallest and the largest number that a field takes"
                values={{ min: 0, max: benchLimits.seed }}
              />
            )
          }
          end={
            <Button size="small" tone="quiet" onClick={onNewSeed}>
              <FormattedMessage id="bench.newSeed" defaultMessage="New" description="Draws another seed" />
            </Button>
          }
          onChange={(text) => onWishes({ seed: text })}
        />
        <div className={group}>
          <span className={groupLabel} aria-hidden>
            {countLabel}
          </span>
          <SegmentedControl
            label={countLabel}
            value={count}
            onChange={(chosen) => onWishes({ count: chosen })}
            options={counts.map((value) => ({ value, label: intl.formatNumber(Number(value)) }))}
          />
        </div>
      </div>
      <label className={check}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isBlind}
          onChange={(event) => onWishes({ isBlind: event.target.checked })}
        />
        <FormattedMessage
          id="bench.blind"
          defaultMessage="Hide which engine is which until I vote"
          description="Checkbox of the engine bench: a blind comparison"
        />
      </label>
    </>
  );
}
