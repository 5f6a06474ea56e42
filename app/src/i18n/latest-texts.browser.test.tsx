import { createRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { LatestTexts } from './LatestTexts';
import { loadMessages } from './messages';

test('words of a part are shown in the reader’s language once it has come, where they stood before it', async () => {
  await loadMessages('de-DE');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={['/de-DE/inner-test/text']}>
      <LatestTexts>
        <p>
          <FormattedMessage
            id="bench.toast.copied"
            defaultMessage="Copied"
            description="Short message after a request was copied as a curl command"
          />
        </p>
      </LatestTexts>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Copied');
  await loadMessages('de-DE', ['bench']);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Kopiert');
  root.unmount();
});
