// A list that grows page by page, in React with react-query.
import { configure, createClient } from '@fabula/sdk';
import { cursorPages, useListCharactersInfinite } from '@fabula/sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

configure(createClient({ baseUrl: '/api', storage: localStorage }));

function Characters() {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useListCharactersInfinite(
    { sort: 'name', limit: 5 },
    { query: cursorPages },
  );
  if (error) return <p role="alert">{error.message}</p>;
  const characters = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <main aria-busy={isFetching}>
      <ul>
        {characters.map(({ characterId, name }) => (
          <li key={characterId} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <QueryClientProvider client={new QueryClient()}>
    <Characters />
  </QueryClientProvider>,
);
