import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { firstChoices, type MockChoices } from './mock-choices';
import { showMockFailure, showMockPanel } from './mock-panel';

afterEach(() => document.body.replaceChildren());

const scenarios = ['guest', 'registered', 'offline'];

it('says which scenario is played, and changes it, the pace and the failures', async () => {
  const onChange = vi.fn<(choices: MockChoices) => void>();
  const onForget = vi.fn<() => void>();
  showMockPanel(document.body, firstChoices, scenarios, { onChange, onForget });

  await page.getByText('Mocks: guest').click();
  await page.getByLabelText('Scenario').selectOptions('registered');
  await page.getByLabelText('Latency').selectOptions('2 s');
  await page.getByLabelText('Connections').selectOptions('break after 4 events');
  await page.getByLabelText('Failure').selectOptions('429');

  const chosen = { scenario: 'registered', latencyMs: 2_000, eventMs: 40, cutAfter: 4, failure: 'rate-limited' };
  expect(onChange).toHaveBeenLastCalledWith(chosen);
  await page.getByRole('button', { name: 'Forget what was done' }).click();
  expect(onForget).toHaveBeenCalledOnce();
});

it('shows what was chosen before', async () => {
  const choices: MockChoices = { ...firstChoices, scenario: 'offline', failure: 'offline' };
  showMockPanel(document.body, choices, scenarios, { onChange: vi.fn(), onForget: vi.fn() });

  await page.getByText('Mocks: offline').click();

  await expect.element(page.getByLabelText('Failure')).toHaveDisplayValue('no connection');
  await expect.element(page.getByLabelText('Connections')).toHaveDisplayValue('hold');
});

it('offers the scenarios that there are instead of one that there is not', async () => {
  const onChoose = vi.fn<(scenario: string) => void>();
  showMockFailure(document.body, 'There is no scenario “gest”.', scenarios, onChoose);

  await expect.element(page.getByRole('alert').getByText('There is no scenario “gest”.')).toBeVisible();
  await page.getByLabelText('Scenario').selectOptions('registered');
  expect(onChoose.mock.calls).toEqual([['registered']]);
});
