import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { packageName } from './manifest.ts';
import { workspace } from './paths.ts';

interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

interface Contract {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const contract: Contract = parse(readFileSync(path.join(workspace, '../api-spec/dist/openapi.yaml'), 'utf8'));

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.replace('#/components/schemas/', '');

/** What is inside an envelope; an envelope with several readings is named itself. */
function dataOf(envelope: Schema): string {
  const name = nameOf(envelope);
  const data = contract.components.schemas[name ?? '']?.properties?.['data'];
  const inside = [data ?? {}, ...(data?.oneOf ?? []), ...(data?.anyOf ?? [])].flatMap((schema) => nameOf(schema) ?? []);
  return inside.length === 1 ? String(inside[0]) : (name ?? 'unknown');
}

function resultOf({ responses }: Operation): string {
  const content = responses['200']?.content ?? {};
  const events = content['text/event-stream'];
  if (events !== undefined) return `AsyncGenerator<${nameOf(events.schema) ?? 'unknown'}>`;
  const json = content['application/json'];
  return json === undefined ? 'Promise<File>' : `ApiPromise<${dataOf(json.schema)}>`;
}

/** The parameters of every function of a generated module, without those that every operation takes. */
function parametersIn(tag: string): ReadonlyMap<string, string> {
  const file = path.join(workspace, 'src/generated/client', tag, `${tag}.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isArrowFunction(initializer)) continue;
      const written = initializer.parameters.map((parameter) => parameter.getText(source).replaceAll(/\s+/g, ' '));
      const own = written.filter((text) => !text.startsWith('options?'));
      found.set(name.getText(source), [...own, 'options?'].join(', '));
    }
  }
  return found;
}

const operations = Object.entries(contract.paths).flatMap(([address, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, address, method: method.toUpperCase() })),
);

function sectionOf({ name, description }: Contract['tags'][number]): string {
  const parameters = parametersIn(name);
  const lines = operations
    .filter(({ tags }) => tags.includes(name))
    .map((operation) => {
      const { operationId, summary, method, address } = operation;
      const call = `${operationId}(${parameters.get(operationId) ?? ''}): ${resultOf(operation)}`;
      return `- \`${call}\`<br>\`${method} ${address}\` · ${summary}`;
    });
  return `## ${name}\n\n${description}\n\n${lines.join('\n')}\n`;
}

export const readApi = (): string =>
  [
    '# Operations',
    '',
    `Every operation of the contract is a function of \`${packageName}\`; its types are exports of the same name. Written`,
    'from the contract.',
    '',
    contract.tags.map(sectionOf).join('\n'),
  ].join('\n');
