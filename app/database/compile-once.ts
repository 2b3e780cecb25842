import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema";

/**
 * Returns a query that is built and compiled once for each database, because Kysely takes longer for
 * that than SQLite for running it. `build` is called with placeholders: it may hand values to the
 * query, and must not look at them.
 */
export function compileOnce<Values extends readonly (number | string)[], Row>(
  build: (db: Kysely<Schema>, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Schema>, ...values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Kysely<Schema>, BindQuery<Row>>();
  function compile(db: Kysely<Schema>, count: number): BindQuery<Row> {
    const placeholders: object[] = Array.from({ length: count }, () => ({}));
    const query = build(db, ...(placeholders as unknown as Values)).compile();
    const bind = bindQuery(query, placeholders);
    compiled.set(db, bind);
    return bind;
  }
  return async (db, ...values) => {
    const bind = compiled.get(db) ?? compile(db, values.length);
    const { rows } = await db.executeQuery(bind(values));
    return rows;
  };
}

type BindQuery<Row> = (values: readonly unknown[]) => CompiledQuery<Row>;

function bindQuery<Row>(
  query: CompiledQuery<Row>,
  placeholders: readonly unknown[],
): BindQuery<Row> {
  const places = query.parameters.map((each) => placeholders.indexOf(each));
  return (values) => ({
    ...query,
    parameters: query.parameters.map((own, at) => {
      const place = places[at] ?? -1;
      return place === -1 ? own : values[place];
    }),
  });
}
