import { type SQL, sql } from 'drizzle-orm'
import { LEVELS, visible } from './visible.sql.ts'

/**
 * Condition that a category is public: it, or a category below it, holds a visible product. Everything that shows
 * categories to shoppers uses this condition, so that no shop publishes a name without selling anything under it.
 *
 * @param category alias of the table `categories` in the statement
 */
export function isPublicCategory(category: 'c' | 'k' | 'o' = 'c'): SQL {
  const c = sql.raw(category)
  const levels = LEVELS.map(
    (level, at) =>
      sql`when ${sql.raw(`${at + 1}`)} then exists (select from products p where ${level} = ${c}.id and ${visible})`,
  )
  // '0' follows '/', so that an index finds everything that begins with the path and a slash. In one condition with the
  // category itself, it would not.
  return sql`case ${c}.depth ${sql.join(levels, sql` `)}
    else exists (select from products p where p.category_id = ${c}.id and ${visible})
      or exists (select from categories d join products p on p.category_id = d.id
        where d.path ~>=~ (${c}.path || '/') and d.path ~<~ (${c}.path || '0') and ${visible}) end`
}
