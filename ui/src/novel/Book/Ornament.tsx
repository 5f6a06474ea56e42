import { ornament } from './Ornament.css';

export function Ornament() {
  return (
    <svg className={ornament} viewBox="0 0 120 12" width={120} height={12} aria-hidden="true">
      <path d="M2 6h44M74 6h44" stroke="currentColor" strokeWidth={1} />
      <path d="M60 1.5 64.5 6 60 10.5 55.5 6Z" fill="currentColor" />
      <circle cx={50.5} cy={6} r={1.2} fill="currentColor" />
      <circle cx={69.5} cy={6} r={1.2} fill="currentColor" />
    </svg>
  );
}
