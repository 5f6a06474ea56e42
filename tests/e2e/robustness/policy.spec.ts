import { charactersOf, storiesOf } from '../catalogue.ts';
import { expect, test, visit } from '../fixtures.ts';

test('no page breaks its own security policy', async ({ page, server }) => {
  const [[character], [story]] = await Promise.all([charactersOf(server), storiesOf(server)]);
  const pages = [
    '/character-story-hub',
    '/character-hub',
    '/story-hub',
    `/character-profile/${character?.characterId}`,
    `/story-profile/${story?.storyId}`,
  ];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error('Refused by the policy:', violatedDirective, blockedURI);
    });
  });
  for (const path of pages) {
    await visit(page, `/en-US${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
