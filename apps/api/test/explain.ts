import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import { compile } from '../src/platform/db/read.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/**
 * The nodes of a statement's plan for any value: the only plan that a prepared statement of ours has. What
 * `explain (generic_plan)` shows, which needs PostgreSQL 16.
 */
export async function planForAnyValue(pool: pg.Pool, query: SQL): Promise<PlanNode[]> {
  const { text, values } = compile(query)
  const client = await pool.connect()
  try {
    await client.query(`prepare asked as ${text}`)
    const nothing = values.length > 0 ? `(${values.map(() => 'null').join(', ')})` : ''
    const { rows } = await client.query(`explain (format json) execute asked${nothing}`)
    await client.query('deallocate asked')
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    client.release()
  }
}

/** The tables that such a plan reads from end to end. */
export async function tablesReadWhole(pool: pg.Pool, query: SQL): Promise<string[]> {
  const nodes = await planForAnyValue(pool, query)
  return nodes.flatMap(node => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : []))
}

const PLANNED = /^\s*(select|with|insert|update|delete)\b/i

/**
 * Plans statements for any value, as if each growing table had 20,000 rows, and reading whole tables only if there is no other way.
 * Returns which growing table a statement reads whole, with the statement. Leaves out `begin`, `set` and the like.
 *
 * @param growing tables that have at least a row each, since the planner takes others for empty
 */
export async function wholeReads(
  pool: pg.Pool,
  statements: readonly string[],
  growing: ReadonlySet<string>,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    await client.query(
      `update pg_class set reltuples = 20000, relpages = 1
      where oid in (select c.oid from pg_class c where c.relname = any($1)
        union all select i.indexrelid from pg_index i join pg_class c on c.oid = i.indrelid where c.relname = any($1))`,
      [[...growing]],
    )
    const { rows } = await client.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where indpred is not null`,
    )
    const partial = new Set(rows.map(({ name }) => name))
    const found: string[] = []
    for (const text of new Set(statements)) {
      if (!PLANNED.test(text)) continue
      const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))
      await client.query(`prepare asked as ${text}`)
      const nothing = count > 0 ? `(${Array(count).fill('null').join(', ')})` : ''
      const plan = await client.query(`explain (format json) execute asked${nothing}`)
      await client.query('deallocate asked')
      found.push(
        ...readWhole(plan.rows[0]['QUERY PLAN'][0].Plan, { growing, partial }).map(
          table => `${table}: ${text}`,
        ),
      )
    }
    return found
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Growing tables that a plan reads from end to end. A condition of an index, a partial index and a limit each keep it from that. */
function readWhole(
  node: PlanNode,
  given: { growing: ReadonlySet<string>; partial: ReadonlySet<string> },
  isLimited = false,
): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node
  const isWhole =
    type === 'Seq Scan' || (index !== undefined && !condition && !given.partial.has(index) && !isLimited)
  const [first, ...others] = node.Plans ?? []
  const goesOn = type === 'Limit' || (isLimited && !/Sort|Aggregate|Hash|Unique/.test(type))
  return [
    ...(isWhole && table !== undefined && given.growing.has(table) ? [table] : []),
    ...(first ? readWhole(first, given, goesOn) : []),
    ...others.flatMap(other => readWhole(other, given)),
  ]
}
