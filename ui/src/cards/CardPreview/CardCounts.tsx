import type { CardFormat } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { GreetingCount, LoreCount, PromptTokens } from '../Counts';
import type { CardPreviewValue } from '../model';

/** As programs call the kinds of file, in every language alike. */
const formatNames = { json: 'JSON', png: 'PNG', charx: 'charx' } as const satisfies Record<CardFormat, string>;

export function CardCounts(card: CardPreviewValue) {
  return (
    <>
      <li>
        <FormattedMessage
          id="card.preview.format"
          defaultMessage="Character Card {version}, {format}"
          description="The kind of a character card: the version of the format, and the kind of file"
          values={{ version: card.specVersion, format: formatNames[card.format] }}
        />
      </li>
      <li>
        <GreetingCount count={card.greetingCount} />
      </li>
      <li>
        <LoreCount count={card.loreCount} />
      </li>
      {card.expressions !== undefined && card.expressions.count > 0 && (
        <li>
          <FormattedMessage
            id="card.count.expressions"
            defaultMessage="{count, plural, one {# expression} other {# expressions}}"
            description="How many faces a character card has for the emotions of its character"
            values={{ count: card.expressions.count }}
          />
        </li>
      )}
      {card.fileCount > 0 && (
        <li>
          <FormattedMessage
            id="card.count.files"
            defaultMessage="{count, plural, one {# more file} other {# more files}}"
            description="How many files a character card holds beside the portrait"
            values={{ count: card.fileCount }}
          />
        </li>
      )}
      <li>
        <PromptTokens count={card.promptTokens} />
      </li>
    </>
  );
}
