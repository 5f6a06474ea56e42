import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { CardActs, type CardSubject } from '../../explore/CardAct/CardAct';
import { CharacterGrid } from '../../explore/CharacterGrid/CharacterGrid';
import { awake } from '../../content/fixtures/characters';
import { hrefs } from '../../content/fixtures/hrefs';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { tagLabels } from '../../content/fixtures/tags';
import { HeartButton } from './HeartButton';

const onChange = fn();
const [first] = awake;

const heartOf = ({ id, name }: CardSubject) => (
  <HeartButton name={name} liked={id === first?.characterId} onChange={onChange} />
);

const meta = preview.meta({
  title: 'Favourites/Hearts',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

/** Beside the link of each card; the first one is liked. A press says what it is to be. */
export const OnCards = meta.story({
  render: () => (
    <CardActs value={heartOf}>
      <CharacterGrid label="Characters" characters={awake} hrefOf={hrefs.character} tagLabels={tagLabels} />
    </CardActs>
  ),
  play: async ({ canvas, userEvent }) => {
    const hearts = canvas.getAllByRole('button');
    await expect(hearts).toHaveLength(awake.length);
    await expect(hearts[0]).toHaveAttribute('aria-pressed', 'true');
    hearts[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
});
