import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { sceneOf } from '../../content/fixtures/pictures';
import { InnerHero } from './InnerHero';

const meta = preview.meta({
  title: 'Explore/InnerHero',
  component: InnerHero,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    title: 'Characters',
    lead: 'Everyone who is awake, and a few who pretend not to be.',
    scene: sceneOf('the-counting-light'),
  },
});

/** The head of a hub: a lower scene with the page's title. */
export const HubHead = meta.story();

/** The title alone. */
export const TitleOnly = meta.story({ args: { lead: undefined } });

/** Edge to edge on a phone. */
export const OnPhone = meta.story({ globals: onPhone });
