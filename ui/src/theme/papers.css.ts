import { globalStyle } from '@vanilla-extract/css';

import { themed } from './vars.css';

/**
 * Old paper, for long reading: the day of either brand on a warmer, darker sheet. Contrast on `bg`: text 11.9, text-2 7.8,
 * text-3 5.4, primary-text 6.3, line-strong 4.1 to 1 (WCAG 2.2 AA).
 */
globalStyle("[data-brand][data-theme='day'][data-paper='sepia']", {
  vars: {
    [themed.color.bg]: '#eeddbd',
    [themed.color['bg-sunk']]: '#e2cea8',
    [themed.color['surface-1']]: '#f4e6cb',
    [themed.color['surface-2']]: '#e6d3af',
    [themed.color['surface-3']]: '#dac398',
    [themed.color.line]: '#cdb488',
    [themed.color['line-strong']]: '#7a6648',
    [themed.color.text]: '#2b2013',
    [themed.color['text-2']]: '#4c3d29',
    [themed.color['text-3']]: '#67543a',
    [themed.color['primary-text']]: '#8f2a17',
  },
});
