import { FormattedMessage, useIntl } from 'react-intl';

import { media } from '../../theme/breakpoints';
import type { SceneArtValue } from '../../content/model';
import type { NovelStoryValue } from '../model';
import { Ornament } from './Ornament';
import { author, day, frontispiece, night, picture, tagline, title, titlePage } from './TitlePage.css';

/** The first page of a book: its picture, what it is called, and who wrote it. */
export function TitlePage({ story }: { readonly story: NovelStoryValue }) {
  const { locale } = useIntl();
  const { scene, creatorName, displayLanguage } = story;
  return (
    <header className={titlePage}>
      <div className={frontispiece}>
        <Frontispiece art={scene.night} className={night} />
        <Frontispiece art={scene.day} className={day} />
      </div>
      <h1 className={title} lang={displayLanguage} dir="auto" data-own-script="">
        {story.title}
      </h1>
      <p className={tagline} lang={displayLanguage} dir="auto" data-own-script="">
        {story.tagline}
      </p>
      <Ornament />
      {creatorName !== null && (
        <p className={author} lang={locale} dir="auto">
          <FormattedMessage
            id="novel.author"
            defaultMessage="by {name}"
            description="On the title page of a book; {name} is the account of its author"
            values={{ name: <bdi>{creatorName}</bdi> }}
          />
        </p>
      )}
    </header>
  );
}

function Frontispiece({ art, className }: { readonly art: SceneArtValue; readonly className: string }) {
  return (
    <picture className={className}>
      <source media={media.phone} srcSet={art.tall} width={780} height={900} />
      <img className={picture} src={art.wide} width={1600} height={640} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
