import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly description?: string;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

const contract: Contract = parse(readFileSync(new URL('../../api-spec/dist/openapi.yaml', import.meta.url), 'utf8'));
const { schemas, parameters } = contract.components;

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

function descriptionOf({ description, $ref }: Schema): string | undefined {
  return description ?? ($ref === undefined ? undefined : schemas[nameOf($ref)]?.description);
}

const fieldsOf = (schema: Schema): readonly (readonly [string, string | undefined])[] => [
  ...Object.entries(schema.properties ?? {}).map(([name, field]) => [name, descriptionOf(field)] as const),
  ...(schema.allOf ?? []).flatMap((part) => fieldsOf(part)),
];

const comment = (text: string, indent = ''): string =>
  `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n`;

/** The file of a type: orval writes its name with a small letter first. */
const fileOf = (type: string): URL =>
  new URL(`../src/generated/model/${type[0]?.toLowerCase()}${type.slice(1)}.zod.ts`, import.meta.url);

function describe(
  type: string,
  description: string | undefined,
  fields: ReadonlyMap<string, string | undefined>,
): void {
  if (!existsSync(fileOf(type))) return;
  const lines = readFileSync(fileOf(type), 'utf8').split('\n');
  const described = lines.map((line) => {
    const field = fields.get(/^ {2}"([^"]+)": /.exec(line)?.[1] ?? '');
    if (field !== undefined) return comment(field, '  ') + line;
    return description !== undefined && line.startsWith(`export type ${type} =`) ? comment(description) + line : line;
  });
  writeFileSync(fileOf(type), described.join('\n'));
}

for (const [name, schema] of Object.entries(schemas)) describe(name, schema.description, new Map(fieldsOf(schema)));
for (const { operationId, parameters: own = [] } of Object.values(contract.paths).flatMap((item) =>
  Object.values(item),
)) {
  const known = own.map(({ $ref, ...inline }) => ($ref === undefined ? inline : (parameters[nameOf($ref)] ?? inline)));
  const fields = known.map(({ name = '', description }) => [name, description] as const);
  for (const kind of ['Params', 'Headers']) describe(`${operationId}${kind}`, undefined, new Map(fields));
}
