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
