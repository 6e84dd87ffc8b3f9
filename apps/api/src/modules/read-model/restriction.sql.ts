import { type SQL, sql } from 'drizzle-orm'

/** A scalar: the restriction that hides product `p`, as its shop sees it, as JSON. Null if there is none. */
export const restrictionJson: SQL = sql`(
  select json_build_object('ground', x.ground, 'clause', x.clause, 'facts', x.facts,
    'at', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from restrictions x where x.id = p.restricted_by)`
