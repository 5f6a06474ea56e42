import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { RowsEmpty } from '../../states/PanelState/PanelState';
import { CardExportMenu } from '../CardMenu/CardExportMenu';
import { HiddenMature, NoOwnCharactersWords } from '../OwnCharacters/OwnCharacters';
import { CharactersPage } from './CharactersPage';

const exporting = { name: 'Maren Vale', saving: false, onSave: fn(), onLorebook: fn() };

const meta = preview.meta({
  title: 'Cards/Page',
  component: CharactersPage,
  subcomponents: { CardExportMenu },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    head: <h1>Your characters</h1>,
    bring: <p>Import a card</p>,
    own: (
      <RowsEmpty action={null}>
        <NoOwnCharactersWords />
      </RowsEmpty>
    ),
  },
});

/** No character yet: what will be here. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your characters will appear here/)).toBeVisible();
  },
});

/** How many the content mode does not show. */
export const Hidden = meta.story({
  args: { own: <HiddenMature count={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 more characters have mature themes/)).toBeVisible();
  },
});

/** A character is taken along as a file; its lorebook by itself, once the menu has given the focus back. */
export const Exported = meta.story({
  render: () => <CardExportMenu {...exporting} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^charx/ }));
    await expect(exporting.onSave).toHaveBeenCalledWith('charx');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /lorebook/ }));
    await waitFor(() => expect(exporting.onLorebook).toHaveBeenCalledOnce());
  },
});

/** The file is being made. */
export const Exporting = meta.story({
  render: () => <CardExportMenu {...exporting} saving />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exporting' })).toHaveAttribute('aria-busy', 'true');
  },
});
