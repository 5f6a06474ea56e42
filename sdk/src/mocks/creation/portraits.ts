import { parse } from 'zod/mini';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import { getDescribePortraitMockHandler } from '../../generated/mocks/creation/creation.msw';
import { type PortraitDescription, PortraitDescriptionForm } from '../../generated/model';

const { describePortrait, getComposedPortrait, getLivingPortrait } = operations;

const skies: Readonly<Record<string, readonly [sky: string, lamp: string]>> = {
  lamp: ['#3b2f48', '#ffd98f'],
  vermilion: ['#8a2b2a', '#ffd9a8'],
  verdigris: ['#1d5658', '#f6ecd0'],
  indigo: ['#26427c', '#f4f0e2'],
  ash: ['#6e4652', '#ffe8cf'],
  moss: ['#3b5a3a', '#fcefb8'],
  brass: ['#e8b76c', '#fff4d6'],
  paper: ['#e4cfa8', '#d4452b'],
  frost: ['#9dbdc4', '#fff6e2'],
};
const skins = ['#f3d3b0', '#e8b98c', '#d69a68', '#b87748', '#8f5636', '#7d4a30'];

const openEyes = '<path d="M255 360v24M345 360v24"/>';

const faces: Readonly<Record<string, string>> = {
  glad: `${openEyes}<path d="M255 425q45 40 90 0"/>`,
  wry: `${openEyes}<path d="M260 435q50 12 85-16"/>`,
  doubtful: `${openEyes}<path d="M240 340l34 4M330 334l36-14M265 438q35-18 70 4"/>`,
  sad: `${openEyes}<path d="M260 445q40-34 80 0"/>`,
  stern: `${openEyes}<path d="M236 336l40 16M364 336l-40 16M265 436h70"/>`,
  laughing: '<path d="M240 372q15-18 30 0M330 372q15-18 30 0M255 422h90q-8 40-45 40t-45-40z"/>',
  asleep: '<path d="M240 372q15 14 30 0M330 372q15 14 30 0M280 436h40"/>',
  wink: '<path d="M255 360v24M330 372h32M258 428q45 36 84-4"/>',
};

export function figureOf(seed: string): string {
  const bytes = new TextEncoder().encode(seed);
  const sum = bytes.reduce((total, byte) => (total * 31 + byte) % 1_000_003, 7);
  const pick = (names: readonly string[], step: number) => names[Math.floor(sum / step) % names.length] ?? '';
  const mood = pick(Object.keys(skies), 1);
  return figure(new URLSearchParams({ mood, skin: `tone-${(sum % 6) + 1}`, expression: pick(Object.keys(faces), 11) }));
}

export function figure(query: URLSearchParams): string {
  const [sky, lamp] = skies[query.get('mood') ?? 'lamp'] ?? ['#3b2f48', '#ffd98f'];
  const skin = skins[Number(query.get('skin')?.slice('tone-'.length) ?? '2') - 1] ?? '#e8b98c';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800" ' +
    `preserveAspectRatio="xMidYMid slice"><rect width="600" height="800" fill="${sky}"/>` +
    `<circle cx="300" cy="330" r="210" fill="${lamp}"/><circle cx="300" cy="380" r="120" fill="${skin}"/>` +
    `<g fill="none" stroke="#1c1206" stroke-width="10">${faces[query.get('expression') ?? ''] ?? ''}</g>` +
    '<path d="M60 800C60 660 180 600 300 600S540 660 540 800z" fill="#1c3550"/></svg>'
  );
}

const source = 'A baker at sunrise with short dark hair, a full beard and a grey scarf. A scar over one eye. Doubtful.';

function described(text: string): PortraitDescription {
  const { parts, understood, notDrawn } = describePortrait.examples[200].typical.data;
  const found = understood.flatMap((words) => {
    const from = text.indexOf(source.slice(words.from, words.to));
    return from === -1 ? [] : [{ ...words, from, to: from + words.to - words.from }];
  });
  const names = new Set<string>(found.map(({ part }) => part));
  return {
    parts: Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name))),
    understood: found,
    notDrawn: notDrawn.filter((word) => text.includes(word)),
  };
}

export function portraitHandlers(): RequestHandler[] {
  return [
    ...[getComposedPortrait, getLivingPortrait].map(({ path }) =>
      http.get(`*/api${path}`, ({ request }) => {
        const headers = { 'Content-Type': 'image/svg+xml' };
        return new HttpResponse(figure(new URL(request.url).searchParams), { headers });
      }),
    ),
    getDescribePortraitMockHandler(async ({ request }) => {
      const { text } = parse(PortraitDescriptionForm, await request.json());
      return { code: 200, message: 'OK', data: described(text) };
    }),
  ];
}
