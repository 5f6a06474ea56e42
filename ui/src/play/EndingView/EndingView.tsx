import { Share2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { ShelvedBook } from '../../content/ShelvedBook/ShelvedBook';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { EndingViewProps } from '../model';
import { ExportButtons } from '../Settings/ExportButtons';
import { AnotherWay } from './AnotherWay';
import {
  acts,
  last,
  others as othersStyle,
  section,
  sectionTitle,
  statistics as statisticsStyle,
  theEnd,
  title,
  view,
} from './EndingView.css';

/** The last page of a play: how it came out, how many others came out so, and where to go from here. */
export function EndingView(props: EndingViewProps) {
  const { story, ending, statistics, gallery, others, storyHref, onShare, onExport } = props;
  const { locale } = useIntl();
  return (
    <div className={view}>
      <section className={last}>
        <p className={theEnd}>
          <FormattedMessage
            id="play.ending.theEnd"
            defaultMessage="The end"
            description="Over the title of an ending"
          />
        </p>
        <h2
          lang={ending.title === null ? undefined : contentLang(story.language, locale)}
          data-own-script=""
          className={title}
        >
          {ending.title === null ? (
            <FormattedMessage
              id="play.ending.untitled"
              defaultMessage="Untitled ending"
              description="Stands for the title of an ending to which the author gave none"
            />
          ) : (
            <bdi>{ending.title}</bdi>
          )}
        </h2>
        {statistics !== undefined && <p className={statisticsStyle}>{statistics}</p>}
        {onShare !== undefined && (
          <div className={acts}>
            <Button tone="primary" onClick={onShare}>
              <DrawnIcon drawing={Share2} />
              <FormattedMessage
                id="play.ending.send"
                defaultMessage="Send this story to a friend"
                description="Shares the path that a reader has taken to an ending"
              />
            </Button>
          </div>
        )}
        {onExport !== undefined && <ExportButtons onExport={onExport} />}
      </section>
      {gallery}
      <AnotherWay {...props} />
      {others.length > 0 && (
        <section className={section}>
          <h2 className={sectionTitle}>
            <FormattedMessage
              id="play.ending.others"
              defaultMessage="Other stories"
              description="Title of the stories that one can go on with after an ending"
            />
          </h2>
          <ul className={othersStyle}>
            {others.map((other) => (
              <li key={other.storyId}>
                <ShelvedBook story={other} href={storyHref(other.storyId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
