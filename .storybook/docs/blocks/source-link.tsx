import { sourceLink } from './docs.css';

/** Where the sources are published, such as `https://github.com/owner/fabula/blob/main`: set when Storybook is built. */
const published: unknown = import.meta.env['STORYBOOK_SOURCE_URL'];

/** The address of a file of the repository: opened in the editor where Storybook is developed; none where it is unknown. */
function addressOf(file: string): string | undefined {
  if (typeof published === 'string' && published !== '') return `${published}/${file}`;
  return import.meta.env.DEV ? `/__open-in-editor?file=${encodeURIComponent(file)}` : undefined;
}

export function SourceLink({ file }: { readonly file: string }) {
  const address = addressOf(file);
  return address === undefined ? (
    <code className={sourceLink}>{file}</code>
  ) : (
    <a className={sourceLink} href={address} target="_blank" rel="noreferrer">
      {file}
    </a>
  );
}
