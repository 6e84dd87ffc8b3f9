import { type SQL, sql } from 'drizzle-orm'
import { FORMER_MEMBER } from './users.service.ts'

/** Name of a person as strangers see it: the first name, and the initial of the last one. */
export const publicNameOf = (name: SQL): SQL =>
  sql`case when ${name} = ${FORMER_MEMBER}::text then ${name}
    else regexp_replace(${name}, '^(\\S+)\\s(?:.*\\s)?(\\S)\\S*$', '\\1 \\2.') end`
