import type { PromptPart } from '@fabula/sdk/types';

import type { PromptPartsWords } from '../model';
import * as styles from './figures.css';

/** In the order in which the server gives them room. */
const order = {
  limits: 1,
  rules: 2,
  character: 3,
  visitor: 4,
  scenario: 5,
  story: 6,
  note: 7,
  summary: 8,
  fact: 9,
  lore: 10,
  examples: 11,
  history: 12,
} as const satisfies Record<PromptPart['kind'], number>;

const isKind = (name: string): name is PromptPart['kind'] => Object.hasOwn(order, name);
const kinds = Object.keys(order).filter(isKind);

/** What the prompt of a reply is made of, under the names that the contract gives its parts. */
export function PromptParts({ words }: { readonly words: PromptPartsWords }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.source}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <code className={styles.name}>{kind}</code>
            </th>
            <td>{words.parts[kind]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
