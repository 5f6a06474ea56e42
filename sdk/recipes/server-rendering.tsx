// A loader on a server: the data is there before the page is rendered, and travels with it. Each request has a client of
// its own, so that no visitor sees another's session or language.
import process from 'node:process';
import { createClient, type Client } from '@fabula/sdk';
import { getGetCharacterQueryOptions, useGetCharacter } from '@fabula/sdk/react';
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';

function CharacterPage({ id, client }: { readonly id: string; readonly client: Client }) {
  const { data } = useGetCharacter(id, { request: { client } });
  return <h1 dir="auto">{data?.name}</h1>;
}

export async function render(request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.slice(1);
  const language = request.headers.get('accept-language') === 'de-DE' ? 'de-DE' : 'en-US';
  const client = createClient({
    baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api',
    preferences: () => ({ contentMode: 'sfw', language }),
  });
  const queries = new QueryClient();
  await queries.ensureQueryData(getGetCharacterQueryOptions(id, { request: { client } }));
  const html = renderToString(
    <QueryClientProvider client={queries}>
      <CharacterPage id={id} client={client} />
    </QueryClientProvider>,
  );
  const state = JSON.stringify(dehydrate(queries)).replaceAll('<', '\\u003c');
  return new Response(`${html}<script type="application/json" id="state">${state}</script>`);
}

const response = await render(new Request('https://reader.example/maren-vale'));
console.log(await response.text());
