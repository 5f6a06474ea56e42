import { controls, holds, type MockChoices } from './mock-choices';

interface PanelEvents {
  readonly onChange: (choices: MockChoices) => void;
  readonly onForget: () => void;
}

/** The tool of a developer, not a part of the pages: it looks the same whatever they look like. */
const style = `
  :host { all: initial; color-scheme: light dark; position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 2147483647; }
  details, [role=alert] { font: 0.8125rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; border: 1px solid GrayText; padding: 0.25rem 0.75rem; max-inline-size: 24rem; }
  summary { cursor: pointer; min-block-size: 1.5rem; }
  p + div, summary ~ div { display: flex; justify-content: space-between; gap: 1rem; margin-block: 0.375rem; }
  select, button { font: inherit; min-block-size: 1.75rem; }
`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function choice(label: string, texts: readonly string[], current: number, onChoose: (index: number) => void): Node {
  const select = element('select', ...texts.map((text) => element('option', text)));
  select.id = label;
  select.selectedIndex = current;
  select.addEventListener('change', () => onChoose(select.selectedIndex));
  const name = element('label', label);
  name.htmlFor = select.id;
  return element('div', name, select);
}

function attach(page: HTMLElement, content: Node): void {
  const host = element('div');
  host.dir = 'ltr';
  host.lang = 'en';
  host.attachShadow({ mode: 'open' }).append(element('style', style), content);
  page.append(host);
}

export function showMockPanel(
  page: HTMLElement,
  initial: MockChoices,
  scenarios: readonly string[],
  { onChange, onForget }: PanelEvents,
): void {
  let choices = initial;
  const change = (changes: Partial<MockChoices>) => {
    choices = { ...choices, ...changes };
    onChange(choices);
  };
  const forget = element('button', 'Forget what was done');
  forget.type = 'button';
  forget.addEventListener('click', onForget);
  const panel = element(
    'details',
    element('summary', `Mocks: ${initial.scenario}`),
    choice('Scenario', scenarios, scenarios.indexOf(initial.scenario), (index) =>
      change({ scenario: scenarios[index] ?? initial.scenario }),
    ),
    ...Object.entries(controls).map(([label, offers]) => {
      const current = offers.findIndex(([, offer]) => holds(initial, offer));
      const texts = offers.map(([text]) => text);
      return choice(label, texts, current, (index) => change(offers[index]?.[1] ?? {}));
    }),
    forget,
  );
  attach(page, panel);
}

/** Says in the page why the mocks did not start, and offers the scenarios that there are. */
export function showMockFailure(
  page: HTMLElement,
  message: string,
  scenarios: readonly string[],
  onChoose: (scenario: string) => void,
): void {
  const known = choice('Scenario', ['', ...scenarios], 0, (index) => onChoose(scenarios[index - 1] ?? 'guest'));
  const alert = element('div', element('p', message), known);
  alert.role = 'alert';
  attach(page, alert);
}
