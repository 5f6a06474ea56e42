import { FormattedMessage, useIntl } from 'react-intl';

import { InnerHero } from '@fabula/ui';
import { BringingPage } from '@fabula/ui/ink';

import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { InkContainer } from '../../../ink/InkContainer';
import { OwnStoriesContainer } from '../../../ink/OwnStoriesContainer';
import { useApp } from '../../../context/use-app';

/** The visitor's own stories, and the way in for more: stories written in ink (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const { brand } = useApp();
  const scene = hubScene('ownStories', brand);
  useHead({
    title: intl.formatMessage({
      id: 'ink.page.title',
      defaultMessage: 'Your stories',
      description: 'Title of the page with the stories that the reader has brought',
    }),
    description: intl.formatMessage({
      id: 'ink.page.description',
      defaultMessage: 'Import stories written in ink, check them, and play them here.',
      description: 'Description of the page with own stories, for link previews; ink is a language for stories',
    }),
    image: scene.night.wide,
    isIndexed: false,
  });
  return (
    <BringingPage
      head={
        <InnerHero
          scene={scene}
          title={
            <FormattedMessage
              id="ink.page.heading"
              defaultMessage="Your stories"
              description="Heading of the page with the stories that the reader has brought"
            />
          }
          lead={
            <FormattedMessage
              id="ink.page.lead"
              defaultMessage="Import stories written in ink. They play here exactly as you wrote them."
              description="Below the heading of the page with own stories; ink is a language for stories"
            />
          }
        />
      }
      bring={<InkContainer />}
      own={<OwnStoriesContainer />}
    />
  );
}
