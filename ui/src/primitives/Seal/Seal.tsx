import { themed } from '../../theme/vars.css';
import { seal } from './Seal.css';

const { color } = themed;

const marks = {
  fabula: (
    <>
      <path
        fill={color.seal}
        d="M4 5.5C12 3.6 29 3.2 36 4.8c1.3 8 .9 22-.4 30.2C27 36.6 12 37 4.4 35.6 3.1 27 3 13 4 5.5z"
      />
      <path
        fill={color['on-seal']}
        d="M20 9.5c3.6 3.7 4.8 6 4.8 8.6a4.8 4.8 0 0 1-9.6 0c0-1.8.7-3.1 1.8-4.2.3 1.3.8 2 1.6 2.4-.4-2.6.1-4.8 1.4-6.8z"
      />
      <path
        fill={color['on-seal']}
        d="M20 31.5c-2.7-2.3-6.3-3-10.5-2.7v-4.3c4.2-.4 7.8.4 10.5 2.7 2.7-2.3 6.3-3.1 10.5-2.7v4.3c-4.2-.3-7.8.4-10.5 2.7z"
      />
    </>
  ),
  noctis: (
    <>
      <circle cx="20" cy="20" r="16.5" fill={color.primary} />
      <path fill={color['on-primary']} d="M23.5 8.5a8.2 8.2 0 1 0 5.3 12.3 6.9 6.9 0 0 1-5.3-12.3z" />
      <path
        fill={color['on-primary']}
        d="M20 32.5c-2.5-2-5.5-2.6-9-2.4l-1.5-3.4c4.2-.4 7.8.4 10.5 2.7 2.7-2.3 6.3-3.1 10.5-2.7L29 30.1c-3.5-.2-6.5.4-9 2.4z"
      />
    </>
  ),
} as const;

/**
 * The mark of the brand: a vermilion seal for Fabula, a moon over a book for Noctis.
 *
 * **Use** once in a view, beside the name of the product.
 *
 * **Avoid** it as a button, a bullet or the sign of an error.
 *
 * **Accessibility** Hidden from screen readers: the name of the product stands beside it or is read instead of it.
 */
export function Seal({ brand }: { readonly brand: keyof typeof marks }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={seal}>
      {marks[brand]}
    </svg>
  );
}
