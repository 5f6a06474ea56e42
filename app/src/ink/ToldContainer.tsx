import { useState } from 'react';

import { ToldForm } from '@fabula/ui/ink';

import { useHrefs } from '../routes/use-hrefs';
import { useTell } from './use-tell';
import { useToldPrice } from './use-told-price';

/** A story of one sentence, told by the text model; without one, the way to the stories of authors. */
export function ToldContainer() {
  const hrefs = useHrefs();
  const [sentence, setSentence] = useState('');
  const price = useToldPrice();
  const { busy, problem, tell } = useTell();
  return (
    <ToldForm
      sentence={sentence}
      onSentence={setSentence}
      price={price}
      busy={busy}
      problem={problem}
      onBegin={() => void tell({ sentence: sentence.trim() })}
      storiesHref={hrefs.stories()}
    />
  );
}
