import type { BenchExchange } from '@fabula/sdk';

/** Counted by curl itself, or belonging to one connection. */
const ownHeaders = new Set(['content-length', 'connection', 'host', 'transfer-encoding']);

/** In a shell, single quotes keep everything but themselves. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** In double quotes, so that the shell fills in the variable and nothing else. */
function quotedWithVariable(text: string, variable: string): string {
  const mark = `$${variable}`;
  const parts = text.split(mark).map((part) => part.replaceAll(/["$`\\]/g, String.raw`\$&`));
  return `"${parts.join(mark)}"`;
}

/** A request as a command for a POSIX shell. The key stays in its environment variable. */
export function curlCommand({ method, request, url, variable }: BenchExchange): string {
  const isUserAndPassword = (value: string) => variable !== null && value === `Basic $${variable}`;
  const headerOf = ({ name, value }: BenchExchange['request']['headers'][number]): string => {
    if (isUserAndPassword(value)) return `-u "$${variable}"`;
    const line = `${name}: ${value}`;
    return `-H ${variable !== null && value.includes(`$${variable}`) ? quotedWithVariable(line, variable) : quoted(line)}`;
  };
  const lines = [
    `curl -N -X ${method} ${quoted(url)}`,
    ...request.headers.filter(({ name }) => !ownHeaders.has(name)).map(headerOf),
    ...(request.body === '' ? [] : [`--data-raw ${quoted(request.body)}`]),
  ];
  const command = lines.join(' \\\n  ');
  return request.isCut ? `# The body was shortened: files and long texts are missing.\n${command}` : command;
}
