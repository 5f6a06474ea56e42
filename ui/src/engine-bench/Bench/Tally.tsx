import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { engineName, type BenchScore } from '../model';
import { lead, score as scoreStyle, scores as scoresStyle, tally, tallyHeading } from './Bench.css';

/** How often each engine was preferred in blind comparisons. */
export function Tally({ scores }: { readonly scores: readonly BenchScore[] }) {
  const id = useId();
  return (
    <section className={tally} aria-labelledby={id}>
      <h2 id={id} className={tallyHeading}>
        <FormattedMessage
          id="bench.tally"
          defaultMessage="Your blind votes"
          description="Above how often each engine was preferred in blind comparisons"
        />
      </h2>
      {scores.length === 0 ? (
        <p className={lead}>
          <FormattedMessage
            id="bench.tally.empty"
            defaultMessage="Compare engines blindly, and your votes will appear here."
            description="In place of the votes on the engine bench while there are none"
          />
        </p>
      ) : (
        <ul className={scoresStyle}>
          {scores.map(({ compared, engine, model, preferred }) => (
            <li key={`${engine} ${model ?? ''}`} className={scoreStyle}>
              <bdi>{engineName({ engine, model })}</bdi>
              <span>
                <FormattedMessage
                  id="bench.score"
                  defaultMessage="{preferred, number} of {compared, number}"
                  description="How often an engine was preferred, of how many comparisons"
                  values={{ preferred, compared }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
