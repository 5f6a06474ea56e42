import { z } from 'zod';

/** Issues that a model gets; more do not help it. */
const MOST_ISSUES = 6;

/** The JSON object of an answer, also with a fence or with prose around it; undefined without one. */
export function jsonIn(answer: string): unknown {
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  return [answer, answer.slice(start, end + 1)].map(parse).find((json) => typeof json === 'object' && json !== null);
}

/** A list without the entries that are not as they should be. */
export function sound<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((candidate): z.output<Entry>[] => {
      const parsed = entry.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** What is wrong with an answer, in words for the model. */
export function faultsIn({ issues }: z.ZodError): string[] {
  return issues.slice(0, MOST_ISSUES).map(({ message, path }) => `${path.join('.') || 'The answer'}: ${message}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller gets them in words.
    return undefined;
  }
}
