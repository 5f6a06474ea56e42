import { http, HttpResponse, type RequestHandler } from 'msw';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><path fill="#2a3355" d="M0 0h600v800H0z"/><circle cx="300" cy="360" r="170" fill="#d69a68"/></svg>';

/** Handlers of portraits: the same drawing for every choice of parts. */
export const portraitHandlers = (): RequestHandler[] => [
  http.get('*/api/composed-portraits.svg', () =>
    HttpResponse.text(drawing, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
];
