import { style } from '@vanilla-extract/css';

export const forGuests = style({ selectors: { 'html[data-session="registered"] &': { display: 'none' } } });

export const forAccounts = style({ selectors: { 'html:not([data-session="registered"]) &': { display: 'none' } } });
