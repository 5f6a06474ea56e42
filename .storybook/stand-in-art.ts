import { http, HttpResponse, type RequestHandler } from 'msw';

const drawing = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

const night = { sky: '#24345c', light: '#f0d79a', near: '#141d38', far: '#3a4f7d' };
const day = { sky: '#bfd3d6', light: '#f7ecc8', near: '#7d8f6a', far: '#a3b7a0' };

const dusk = { sky: '#8b98b0', light: '#e7dcc0', near: '#3b4763', far: '#66748f' };

const hills = (width: number, height: number, { sky, light, near, far }: typeof night): string =>
  drawing(
    width,
    height,
    `<path fill="${sky}" d="M0 0h${width}v${height}H0z"/>
    <circle fill="${light}" cx="${width * 0.72}" cy="${height * 0.28}" r="${height * 0.1}"/>
    <path fill="${far}" d="M0 ${height * 0.66}L${width * 0.4} ${height * 0.5} ${width} ${height * 0.7}V${height}H0z"/>
    <path fill="${near}" d="M0 ${height * 0.8}L${width * 0.6} ${height * 0.7} ${width} ${height * 0.86}V${height}H0z"/>`,
  );

const figure = drawing(
  600,
  800,
  `<path fill="${night.far}" d="M0 0h600v800H0z"/>
  <circle fill="${night.light}" cx="300" cy="320" r="150"/>
  <path fill="${night.near}" d="M60 800c0-180 110-290 240-290s240 110 240 290z"/>`,
);

const drawings = {
  figure,
  cover: hills(600, 900, dusk),
  nightScene: hills(1600, 640, night),
  dayScene: hills(1600, 640, day),
} as const;

type Kind = keyof typeof drawings;

const kindOf = (path: string): Kind => {
  if (path.includes('/covers/')) return 'cover';
  if (path.includes('/scenes/')) return path.includes('-day-') ? 'dayScene' : 'nightScene';
  return 'figure';
};

/**
 * Plain drawings instead of the art of the seed world. The looks are drawn with them: baselines stay small, and a new
 * stroke in a portrait is no change of the screen around it.
 */
export const standInArt = (): RequestHandler[] => [
  http.get(
    '*/art/*',
    ({ request }) =>
      new HttpResponse(drawings[kindOf(new URL(request.url).pathname)], {
        headers: { 'Content-Type': 'image/svg+xml' },
      }),
  ),
];
