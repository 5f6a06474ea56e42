import { FormattedMessage } from 'react-intl';

import { DocumentPage, type DocumentSection } from '../DocumentPage/DocumentPage';
import type { SiteValue } from '../model';
import { EngineWords } from '../Operator/EngineWords';
import { OperatorTitle, OperatorWords } from '../Operator/OperatorWords';
import { p } from '../prose-tags';

interface AboutPageProps {
  readonly brandName: string;
  readonly site: SiteValue;
}

/** What the product is, and what is particular to the server that shows it. */
export function AboutPage({ brandName, site }: AboutPageProps) {
  return (
    <DocumentPage
      title={
        <FormattedMessage
          id="legal.about.title"
          defaultMessage="About {brand}"
          description="Title of the page about us; {brand} is the product's name"
          values={{ brand: brandName }}
        />
      }
      lead={
        <FormattedMessage
          id="legal.about.lead"
          defaultMessage="{brand} is a place to talk with AI characters and to play interactive stories."
          description="Below the title of the page about us; {brand} is the product's name"
          values={{ brand: brandName }}
        />
      }
      parts={[{ id: 'about', sections: sectionsOf(brandName, site) }]}
    />
  );
}

function sectionsOf(brandName: string, site: SiteValue): readonly DocumentSection[] {
  return [
    {
      id: 'what',
      title: (
        <FormattedMessage
          id="legal.about.what.title"
          defaultMessage="What you can do here"
          description="Heading on the page about us: what people can do"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.about.what.body"
          defaultMessage="<p>Talk with characters, alone or in rooms with other people. Play stories in which your choices decide the ending, read them as a book, and share the way you took. Import character cards and stories written in ink, and export them again.</p>"
          description="On the page about us: what people can do"
          values={{ p }}
        />
      ),
    },
    {
      id: 'stories',
      title: (
        <FormattedMessage
          id="legal.about.stories.title"
          defaultMessage="How the stories are made"
          description="Heading on the page about us: how the stories are made"
        />
      ),
      body: site.usesPoints ? (
        <FormattedMessage
          id="legal.about.stories.body"
          defaultMessage="<p>The stories of the library are written in advance in ink, a scripting language for interactive fiction. Every choice and every ending is in the script. Playing them needs no language model and costs no points.</p>"
          description="On the page about us: how the stories are made"
          values={{ p }}
        />
      ) : (
        <FormattedMessage
          id="legal.about.stories.bodyWithoutPoints"
          defaultMessage="<p>The stories of the library are written in advance in ink, a scripting language for interactive fiction. Every choice and every ending is in the script. Playing them needs no language model.</p>"
          description="On the page about us, where there are no points: how the stories are made"
          values={{ p }}
        />
      ),
    },
    {
      id: 'replies',
      title: (
        <FormattedMessage
          id="legal.about.replies.title"
          defaultMessage="Who writes the replies"
          description="Heading on the page about us: who writes the replies"
        />
      ),
      body: <EngineWords engine={site.engine} />,
    },
    {
      id: 'operator',
      title: <OperatorTitle />,
      body: <OperatorWords brandName={brandName} operator={site.operator} />,
    },
    {
      id: 'source',
      title: (
        <FormattedMessage
          id="legal.about.source.title"
          defaultMessage="Open source"
          description="Heading on the page about us: the licence"
        />
      ),
      body: (
        <>
          <FormattedMessage
            id="legal.about.source.body"
            defaultMessage="<p>{brand} is open source under the MIT licence.</p>"
            description="On the page about us: the licence; {brand} is the product's name"
            values={{ brand: brandName, p }}
          />
          {site.sourceUrl !== null && (
            <p>
              <a href={site.sourceUrl} rel="noreferrer">
                <FormattedMessage
                  id="legal.about.source.link"
                  defaultMessage="Source code of this server"
                  description="On the page about us: link to the source code"
                />
              </a>
            </p>
          )}
        </>
      ),
    },
    {
      id: 'art',
      title: (
        <FormattedMessage
          id="legal.about.art.title"
          defaultMessage="Pictures and typefaces"
          description="Heading on the page about us: credits"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.about.art.body"
          defaultMessage="<p>Portraits, covers and scenes are drawn by the software itself. The heads of the portraits are by Lisa Wischofsky (Lorelei, CC0 1.0). The typefaces Fraunces, Newsreader, Instrument Sans and Noto are under the SIL Open Font License 1.1.</p>"
          description="On the page about us: credits"
          values={{ p }}
        />
      ),
    },
  ];
}
