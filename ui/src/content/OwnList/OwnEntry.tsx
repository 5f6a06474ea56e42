import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { Artwork } from '../Artwork/Artwork';
import { contentLang } from '../content-language';
import type { PictureValue } from '../model';
import { about, acts as actsStyle, meta as metaStyle, name as nameStyle, picture, tagline } from './own-list.css';

interface OwnEntryProps {
  readonly picture: PictureValue;
  readonly shape: keyof typeof picture;
  readonly href: string;
  readonly name: string;
  readonly tagline: string;
  /** BCP 47 tag of `name` and `tagline`. */
  readonly language: string;
  readonly meta: ReactNode;
  /** What the reader should know before everything else. */
  readonly note?: ReactNode;
  readonly acts: ReactNode;
}

/** A character or story that the reader imported: its picture, a description and its actions. */
export function OwnEntry(props: OwnEntryProps) {
  const { locale } = useIntl();
  const lang = contentLang(props.language, locale);
  return (
    <>
      <div className={picture[props.shape]}>
        <Artwork picture={props.picture} alt="" sizes="84px" />
      </div>
      <div className={about}>
        <h3>
          <Link href={props.href} className={nameStyle}>
            <bdi lang={lang}>{props.name}</bdi>
          </Link>
        </h3>
        <p dir="auto" lang={lang} className={tagline}>
          {props.tagline}
        </p>
        <div className={metaStyle}>{props.meta}</div>
        {props.note}
        <div className={actsStyle}>{props.acts}</div>
      </div>
    </>
  );
}
