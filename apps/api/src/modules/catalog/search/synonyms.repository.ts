import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'

/** Groups of terms of equal meaning, in their order. */
export async function findSynonyms(db: Queryable): Promise<string[][]> {
  const { rows } = await db.execute<{ terms: string[] }>(sql`
    select array_agg(term order by term) as terms from search_synonyms group by group_number order by group_number`)
  return rows.map(({ terms }) => terms)
}

/** Replaces all groups. Searches use the new ones at once. */
export const replaceSynonyms = (db: Db, groups: readonly (readonly string[])[]): Promise<void> =>
  inTx(db, async tx => {
    await tx.execute(sql`delete from search_synonyms`)
    await tx.execute(sql`insert into search_synonyms (group_number, term)
      select g.at, t.term from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as g(terms, at),
        jsonb_array_elements_text(g.terms) as t(term) on conflict do nothing`)
  })
