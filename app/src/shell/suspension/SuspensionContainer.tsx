import type { Suspension } from '@fabula/sdk';
import { SuspensionBar } from '@fabula/ui/suspension';

import { WithTexts } from '../../i18n/WithTexts';

const texts = ['suspended'] as const;

/** The bar of a suspended account with its texts. */
export function SuspensionContainer({ suspension }: { readonly suspension: Suspension }) {
  return (
    <WithTexts parts={texts}>
      <SuspensionBar {...suspension} />
    </WithTexts>
  );
}
