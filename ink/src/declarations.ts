import { InkList } from 'inkjs/engine/InkList';
import type { Story } from 'inkjs/engine/Story';
import type { PanelValue } from './turn.ts';
import { readTag, type Tag } from './tags.ts';

const DEFAULT_MAX = 5;

type Declaration =
  | { kind: 'relationship'; name: string; characterId: string; max: number }
  | { kind: 'meter'; name: string; label: string; max: number }
  | { kind: 'inventory'; name: string; label: string };

export interface Declarations {
  panel: Declaration[];
  itemLabels: ReadonlyMap<string, string>;
}

function toDeclaration({ name: kind, parts }: Tag): Declaration | null {
  const [name = '', second = '', third] = parts;
  const max = Number.parseInt(third ?? '', 10) || DEFAULT_MAX;
  if (kind === 'relationship') return { kind, name, characterId: second, max };
  if (kind === 'meter') return { kind, name, label: second, max };
  if (kind === 'inventory') return { kind, name, label: second };
  return null;
}

/**
 * Reads the tags at the top of a story: `# relationship: variable; character id; most`, `# meter: variable; label; most`,
 * `# inventory: list variable; label` and `# item: list item; label`. Those of variables that are not there are left out.
 */
export function readDeclarations(story: Story): Declarations {
  const tags = (story.globalTags ?? []).map(readTag);
  const items = tags
    .filter(({ name }) => name === 'item')
    .map(({ parts: [item = '', label = ''] }) => [item, label] as const);
  return {
    panel: tags
      .map(toDeclaration)
      .filter((declaration) => declaration !== null)
      .filter(({ name }) => story.variablesState.GlobalVariableExistsWithName(name)),
    itemLabels: new Map(items),
  };
}

export function panelOf(story: Story, { panel, itemLabels }: Declarations): PanelValue[] {
  return panel.map((declaration) => {
    const value = story.variablesState.$(declaration.name);
    if (declaration.kind !== 'inventory') {
      const amount = typeof value === 'number' ? value : Number(value === true);
      return { ...declaration, value: Math.min(Math.max(amount, 0), declaration.max) };
    }
    const held = value instanceof InkList ? value.orderedItems : [];
    const items = held.map(({ Key: { itemName } }) => {
      const itemId = itemName ?? '';
      return { itemId, label: itemLabels.get(itemId) ?? itemId.replaceAll('_', ' ') };
    });
    return { ...declaration, items };
  });
}
