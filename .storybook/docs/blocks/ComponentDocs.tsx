import { ArgTypes, Canvas, Controls, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { use, useMemo } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { bookHref } from './book-href';
import { propNames } from './controlled-args';
import { advice, advicePart, lead } from './docs.css';
import { readGuidance } from './guidance';
import { SourceLink } from './source-link';
import { StateGallery } from './StateGallery';

function docstringOf(component: unknown): string {
  const description: unknown = Object(Object(component)['__docgenInfo']).description;
  return typeof description === 'string' ? description : '';
}

const adviceLabels = {
  use: 'When to use it',
  avoid: 'When not',
  accessibility: 'Accessibility',
} as const;

/** The words that a paragraph of advice begins with in its docstring, where they are more than its heading. */
const leads = { use: 'Use ', avoid: 'Avoid ', accessibility: '' } as const;

function Advice({ docstring }: { readonly docstring: string }) {
  const { what, ...parts } = readGuidance(docstring);
  const given = (['use', 'avoid', 'accessibility'] as const).filter((part) => parts[part] !== '');
  return (
    <>
      {what !== '' && (
        <div className={lead}>
          <Markdown>{what}</Markdown>
        </div>
      )}
      {given.length > 0 && (
        <div className={advice}>
          {given.map((part) => (
            <section key={part} className={advicePart} data-part={part}>
              <h3>{adviceLabels[part]}</h3>
              <Markdown>{`${leads[part]}${parts[part]}`}</Markdown>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The height of a story that has a window of its own, because it takes the whole screen. */
const framed = '640px';

/** The story that a page begins with, its controls, those without effect there, and the props that have no control. */
function Playground({ story, isWithinPage }: { readonly story: PreparedStory; readonly isWithinPage: boolean }) {
  const { controlled, idle, others } = useMemo(() => propNames(story), [story]);
  const rest = [...idle.map(([name]) => name), ...others];
  return (
    <>
      <h2>{story.name}</h2>
      <Canvas of={story.moduleExport} story={isWithinPage ? { inline: true } : { inline: false, height: framed }} />
      {controlled.length > 0 && (
        <>
          <h2>Props to try</h2>
          {isWithinPage ? (
            <Controls of={story.moduleExport} include={[...controlled]} />
          ) : (
            <>
              {/* Storybook tells changed props to stories of its own window alone. */}
              <p>
                <a href={bookHref(`story/${story.id}`)} target="_top">
                  Open the story
                </a>{' '}
                to change them.
              </p>
              <ArgTypes of={story.moduleExport} include={[...controlled]} />
            </>
          )}
        </>
      )}
      {idle.length > 0 && (
        <>
          <h2>Props without effect here</h2>
          <ul>
            {idle.map(([name, reason]) => (
              <li key={name}>
                <code>{name}</code>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {rest.length > 0 && (
        <>
          <h2>{controlled.length > 0 ? 'Other props' : 'Props'}</h2>
          <ArgTypes of={story.moduleExport} include={rest} />
        </>
      )}
    </>
  );
}

export function ComponentDocs() {
  const context = use(DocsContext);
  const stories: readonly PreparedStory[] = context.componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  const playground = stories.find(({ name }) => name === 'Playground') ?? first;
  const { component, subcomponents = {}, title, parameters } = first;
  const isPlayground = playground.name === 'Playground';
  const isWithinPage = isPlayground && !playground.tags.includes('framed');
  const file = String(parameters['fileName']).replace(/^\.\//, '');
  return (
    <>
      <h1>{title.split('/').at(-1)}</h1>
      <Advice docstring={docstringOf(component)} />
      <p>
        <SourceLink file={file.replace(/\.stories\.tsx$/, '.tsx')} /> · <SourceLink file={file} />
      </p>
      {Object.entries(subcomponents).map(([name, part]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Advice docstring={docstringOf(part)} />
        </section>
      ))}
      <Playground story={playground} isWithinPage={isWithinPage} />
      <h2>Every state</h2>
      <StateGallery stories={isPlayground ? stories.filter(({ id }) => id !== playground.id) : stories} />
    </>
  );
}
