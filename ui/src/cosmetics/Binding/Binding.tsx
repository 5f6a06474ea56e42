import type { BindingId } from '@fabula/sdk/types';
import { useId } from 'react';

import { drawing } from './Binding.css';
import { bindingLooks, type BindingLook } from './binding-looks';

interface BindingProps {
  readonly binding: BindingId;
}

/**
 * The binding of a book, drawn over its cover: the spine, the corners and the edge.
 *
 * **Use** as the `binding` of a `Book`, for books that the reader reads.
 *
 * **Avoid** it on books of a catalogue: they belong to no reader yet.
 *
 * **Accessibility** Hidden from screen readers: the page on which a binding is chosen says in words which one is used.
 */
export function Binding({ binding }: BindingProps) {
  const id = useId();
  const { corner, material, ornaments, spine }: BindingLook = bindingLooks[binding];
  const { dark, edge, light, mid } = material;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 150"
      preserveAspectRatio="none"
      className={drawing}
      data-binding={binding}
      fill="none"
    >
      <linearGradient id={id} x1="0" x2="1" y1="0" y2="0">
        <stop stopColor={dark} />
        <stop offset=".3" stopColor={light} />
        <stop offset=".62" stopColor={mid} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d={`M0 0h${spine}v150H0z`} fill={`url(#${id})`} />
      <path d={`M${spine} 0v150`} stroke={edge} strokeWidth="1" />
      {corner > 0 && (
        <g fill={mid} stroke={edge} strokeWidth="1" strokeLinejoin="round">
          <path d={`M${100 - corner} 0H100v${corner}z`} />
          <path d={`M${100 - corner} 150H100v-${corner}z`} />
        </g>
      )}
      {ornaments}
      <path d={`M${spine} .6H99.4v148.8H${spine}`} stroke={edge} strokeWidth="1.2" />
    </svg>
  );
}
