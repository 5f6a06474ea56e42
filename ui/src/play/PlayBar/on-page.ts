import { vars } from '../../theme/vars.css';

/** On the page that the bar has once it is scrolled, by day on paper: plates of that page. */
export const onPage = { background: vars.color['surface-1'], color: vars.color.text };
