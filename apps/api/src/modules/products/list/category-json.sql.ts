import { type SQL, sql } from 'drizzle-orm'

/** A category with the names of those above it, or null. */
export const categoryJson = (id: SQL): SQL => sql`(
  select json_build_object('id', c.id, 'name', c.name, 'path', (
    select json_agg(a.name order by a.depth) from categories a
    where a.path = any (select array_to_string((string_to_array(c.path, '/'))[1:n], '/') from generate_series(1, c.depth) n)))
  from categories c where c.id = ${id})`
