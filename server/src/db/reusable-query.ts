import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

type Values = Readonly<Record<string, string | number>>;
type ValueOf<Given extends Values> = <Name extends keyof Given & string>(name: Name) => RawBuilder<Given[Name]>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query compiled once per handle, for what every request asks: building and compiling takes longer than the embedded
 * database's answer.
 *
 * @param _example The values by name, for their types.
 * @param build Builds the query; `value` inserts a value.
 */
export function reusableQuery<Given extends Values, Row>(
  _example: Given,
  build: (db: Queries, value: ValueOf<Given>) => Compilable<Row>,
): (db: Queries, values: Given) => Promise<Row[]> {
  const compiled = new WeakMap<Queries, CompiledQuery<Row>>();
  return async (db, values) => {
    const query = compiled.get(db) ?? build(db, (name) => sql`${new Placeholder(name)}`).compile();
    compiled.set(db, query);
    const given: Values = values;
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? given[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
