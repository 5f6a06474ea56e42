import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SceneValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import {
  body,
  command as commandStyle,
  fact,
  facts,
  needs,
  order,
  said,
  source,
  stage,
  title,
  words,
} from './RunItYourself.css';

interface RunItYourselfProps {
  readonly scene: SceneValue;
  /** What is typed to install and start the product. */
  readonly command: string;
  /** Where the code of this server is; null where its operator does not say. */
  readonly sourceUrl: string | null;
  /** Left out where scripts do not run. */
  readonly onCopy?: (() => void) | undefined;
  /** What came of copying the command. */
  readonly outcome: 'copied' | 'failed' | null;
}

/** How the product is run on a machine of one's own. */
export function RunItYourself({ scene, command, sourceUrl, onCopy, outcome }: RunItYourselfProps) {
  const id = useId();
  return (
    <section className={stage} aria-labelledby={id}>
      <Scene scene={scene} />
      <div className={words}>
        <h2 id={id} className={title}>
          <FormattedMessage
            id="landing.run.title"
            defaultMessage="Run it yourself"
            description="Heading above how the product is installed on a machine of one’s own"
          />
        </h2>
        <p className={body}>
          <FormattedMessage
            id="landing.run.body"
            defaultMessage="The whole product is open source. In its folder, one command installs it, fills it with stories and serves it on your own machine."
            description="How the product is installed on a machine of one’s own; the command follows"
          />
        </p>
        <div className={order}>
          <code dir="ltr" className={commandStyle}>
            {command}
          </code>
          {onCopy !== undefined && (
            <Button tone="plate" icon="copy" onClick={onCopy}>
              <FormattedMessage
                id="landing.run.copy"
                defaultMessage="Copy the command"
                description="Copies the command that installs and starts the product"
              />
            </Button>
          )}
          <p className={needs}>
            <FormattedMessage
              id="landing.run.needs"
              defaultMessage="Needs Node 20 or newer"
              description="What must be installed before the product can be; Node is a program"
            />
          </p>
        </div>
        <p role="status" className={said}>
          {outcome === 'copied' && (
            <>
              <Icon name="check" size="small" />
              <FormattedMessage
                id="landing.run.copied"
                defaultMessage="Copied"
                description="After the command that starts the product was copied"
              />
            </>
          )}
          {outcome === 'failed' && (
            <>
              <Icon name="alert" size="small" />
              <FormattedMessage
                id="landing.run.failed"
                defaultMessage="The command was not copied. Select it and copy it yourself."
                description="After the command that starts the product could not be copied"
              />
            </>
          )}
        </p>
        <Facts />
        {sourceUrl !== null && (
          <a href={sourceUrl} rel="noreferrer" className={source}>
            <FormattedMessage
              id="landing.run.source"
              defaultMessage="Source code of this server"
              description="Link to the source code, on the page for people who do not know the product yet"
            />
          </a>
        )}
      </div>
    </section>
  );
}

function Facts() {
  return (
    <ul className={facts}>
      <Fact>
        <FormattedMessage
          id="landing.run.licence"
          defaultMessage="MIT licence"
          description="A fact about the product as a program: its licence"
        />
      </Fact>
      <Fact>
        <FormattedMessage
          id="landing.run.databases"
          defaultMessage="SQLite or PostgreSQL"
          description="A fact about the product as a program: the databases that it can use"
        />
      </Fact>
      <Fact>
        <FormattedMessage
          id="landing.run.offline"
          defaultMessage="Works without a language model"
          description="A fact about the product as a program"
        />
      </Fact>
      <Fact>
        <FormattedMessage
          id="landing.run.engines"
          defaultMessage="Your own text and picture engines"
          description="A fact about the product as a program: operators connect engines of their own"
        />
      </Fact>
    </ul>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <li className={fact}>
      <Icon name="check" size="small" />
      {children}
    </li>
  );
}
