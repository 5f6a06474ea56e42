import { waitFor, type within } from 'storybook/test';

/** A choice of the page once it is enabled; a disabled one can be focused and does nothing. */
export const openChoice = (
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  name = /Ask the warden/,
): Promise<HTMLElement> =>
  waitFor(() => {
    const choice = canvas.getByRole('button', { name });
    if (choice.ariaDisabled === 'true') throw new Error('The choice cannot be taken');
    return choice;
  });
