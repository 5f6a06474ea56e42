import { Seal } from '../../../ui/src/primitives/Seal/Seal';
import { bookHref } from '../blocks/book-href';
import { useToolbar } from '../blocks/toolbar-context';
import { emblem, way, wayNote, ways } from './start.css';

export function Emblem() {
  return (
    <div className={emblem}>
      <Seal brand={useToolbar().brand} />
    </div>
  );
}

const starts = [
  {
    name: 'Colour',
    note: 'Every role in every brand, by night and by day, with its contrast',
    to: 'docs/foundations-colour--docs',
  },
  { name: 'Icons', note: 'Search by name, copy with a click', to: 'docs/foundations-icons--docs' },
  { name: 'Button', note: 'A component: advice, playground, props, states', to: 'docs/primitives-button--docs' },
  { name: 'Sign-in popup', note: 'Every state of one popup on one page', to: 'docs/popups-login--docs' },
  { name: 'A whole page', note: 'Explore, as a visitor meets it', to: 'story/pages-explore--loaded' },
  { name: 'Right to left', note: 'How the product reads in Arabic', to: 'docs/patterns-right-to-left--docs' },
] as const;

export function Ways() {
  return (
    <nav aria-label="Where to go first" className={ways}>
      {starts.map(({ name, note, to }) => (
        <a key={to} className={way} href={bookHref(to)} target="_top">
          {name}
          <span className={wayNote}>{note}</span>
        </a>
      ))}
    </nav>
  );
}
