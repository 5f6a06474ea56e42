import { Lock } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { EndingGalleryProps, EndingValue } from '../model';
import { count, ending as endingStyle, gallery, head, headTitle, list, meta, name, sign } from './EndingGallery.css';

/** The endings of a story: those that the reader has found by name, the others as dark windows. */
export function EndingGallery({ endings, hereId, language }: EndingGalleryProps) {
  const id = useId();
  return (
    <section className={gallery} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={headTitle}>
          <FormattedMessage
            id="play.gallery"
            defaultMessage="Endings"
            description="Title of the gallery of the endings of a story"
          />
        </h2>
        <span className={count}>
          <FormattedMessage
            id="play.gallery.count"
            defaultMessage="{found, number} of {total, number} found"
            description="How many of the endings of a story a reader has found"
            values={{ found: endings.found, total: endings.total }}
          />
        </span>
      </div>
      <ul className={list}>
        {endings.items.map((ending) => (
          <Ending key={ending.endingId} ending={ending} isHere={ending.endingId === hereId} language={language} />
        ))}
      </ul>
    </section>
  );
}

interface EndingProps {
  readonly ending: EndingValue;
  readonly isHere: boolean;
  readonly language: string;
}

function Ending({ ending: { title, found, plays, share }, isHere, language }: EndingProps) {
  const { locale, formatNumber } = useIntl();
  return (
    <li className={endingStyle} data-found={found} data-here={isHere || undefined}>
      <span className={sign}>{found ? <Icon name="lamp" /> : <DrawnIcon drawing={Lock} />}</span>
      {found ? <FoundName title={title} lang={contentLang(language, locale)} /> : <HiddenName />}
      <span className={meta}>
        {isHere ? (
          <FormattedMessage
            id="play.gallery.here"
            defaultMessage="You are here"
            description="Marks, in the gallery of endings, the one that the reader has just come to"
          />
        ) : (
          plays > 0 && (
            <FormattedMessage
              id="play.gallery.share"
              defaultMessage="{share} of plays"
              description="The share of all finished plays that came to an ending, as a percentage"
              values={{ share: formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }) }}
            />
          )
        )}
      </span>
    </li>
  );
}

function FoundName({ title, lang }: { readonly title: string | null; readonly lang: string | undefined }) {
  if (title === null) {
    return (
      <span className={name}>
        <FormattedMessage
          id="play.ending.untitled"
          defaultMessage="Untitled ending"
          description="Stands for the title of an ending to which the author gave none"
        />
      </span>
    );
  }
  return (
    <bdi lang={lang} data-own-script="" className={name}>
      {title}
    </bdi>
  );
}

function HiddenName() {
  return (
    <span className={name}>
      <FormattedMessage
        id="play.gallery.hidden"
        defaultMessage="Not found yet"
        description="In the gallery of endings: one that the reader has not come to"
      />
    </span>
  );
}
