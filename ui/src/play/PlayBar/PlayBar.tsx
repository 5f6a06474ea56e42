import { Settings2, Share2, Volume2, VolumeX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import type { PlayStoryValue } from '../model';
import { readAloud } from '../read-aloud';
import { Lanterns } from './Lanterns';
import { LeaveLink } from './LeaveLink';
import { balance as balanceStyle, bar, end, middle, notOnPhone, onPicture, start, title } from './PlayBar.css';
import { useScrolled } from './use-scrolled';

export interface PlayBarProps {
  readonly story: PlayStoryValue;
  /** From 1. */
  readonly round: number;
  readonly hasEnded: boolean;
  /** Null until it is known. */
  readonly balance: number | null;
  readonly backHref: string;
  readonly pricesHref: string;
  readonly isListening: boolean;
  /** Left out where a round cannot be read aloud. */
  readonly onListen?: (() => void) | undefined;
  /** Left out for a story that others cannot see. */
  readonly onShare?: (() => void) | undefined;
  readonly onSettings: () => void;
}

/** Over a story: the way out, what it is called, how far it is, what there is to spend. */
export function PlayBar(props: PlayBarProps) {
  const { story, round, hasEnded, balance, backHref, pricesHref, isListening, onListen, onShare, onSettings } = props;
  const intl = useIntl();
  return (
    <div className={bar} data-scrolled={useScrolled() || undefined}>
      <div className={start}>
        <LeaveLink href={backHref} />
        <bdi lang={contentLang(story.displayLanguage, intl.locale)} data-own-script="" className={title}>
          {story.title}
        </bdi>
      </div>
      <div className={middle}>
        <Lanterns round={round} span={story} hasEnded={hasEnded} />
      </div>
      <div className={end}>
        {balance !== null && <Balance balance={balance} pricesHref={pricesHref} />}
        <span className={notOnPhone}>
          {onListen !== undefined && (
            <button
              type="button"
              className={onPicture}
              aria-pressed={isListening}
              onClick={onListen}
              aria-label={listenLabel(intl)}
            >
              <DrawnIcon drawing={isListening ? VolumeX : Volume2} />
            </button>
          )}
          {onShare !== undefined && (
            <button type="button" className={onPicture} onClick={onShare} aria-label={shareLabel(intl)}>
              <DrawnIcon drawing={Share2} />
            </button>
          )}
          <button type="button" className={onPicture} onClick={onSettings} aria-label={settingsLabel(intl)}>
            <DrawnIcon drawing={Settings2} />
          </button>
        </span>
      </div>
    </div>
  );
}

const listenLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({
    id: 'play.listen',
    defaultMessage: 'Read this round aloud',
    description: 'Lets the browser read a round of a story aloud; pressed while it does',
  });

const shareLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({
    id: 'play.share',
    defaultMessage: 'Share this play',
    description: 'Lets others read the path that a reader has taken through a story',
  });

const settingsLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({
    id: 'play.settings',
    defaultMessage: 'Reading settings',
    description: 'Opens how a story is read: pace, size, and a copy to keep',
  });

function Balance({ balance, pricesHref }: { readonly balance: number; readonly pricesHref: string }) {
  return (
    <Link href={pricesHref} className={balanceStyle}>
      <Coin />
      <FormattedMessage
        id="play.balance"
        defaultMessage="{balance, number}<aloud> {balance, plural, one {point} other {points}}</aloud>"
        description="The points that a reader has; what is in <aloud> is read aloud and not shown"
        values={{ balance, aloud: readAloud }}
      />
    </Link>
  );
}
