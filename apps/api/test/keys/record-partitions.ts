import type pg from 'pg'
import { SPREAD } from './spread-keys.ts'

interface Plan {
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: Plan[]
}

/** A statement that touched several partitions of a table. */
export interface Crossing {
  table: string
  partitions: number
  statement: string
}

/** Settings with which every new session logs its statements, including those in functions. */
export const PLAN_SETTINGS = Object.entries({
  session_preload_libraries: 'auto_explain',
  client_min_messages: 'notice',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
})

/** Reads the plans that connections of a pool log, and returns the statements that crossed. */
export function recordPartitions(pool: pg.Pool) {
  let found: Crossing[] = []
  let plans = 0
  pool.on('connect', client =>
    (client as pg.PoolClient).on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n')
      if (at < 0) return
      const { 'Query Text': statement, Plan: plan } = JSON.parse(message.slice(at + 6))
      plans++
      for (const [table, partitions] of touchedBy(plan))
        if (partitions.size > 1) found.push({ table, partitions: partitions.size, statement })
    }),
  )
  return {
    plans: () => plans,
    take() {
      const taken = found
      found = []
      return taken
    },
  }
}

/** Partitions that a plan has really read, by their table. */
function touchedBy(plan: Plan, touched = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const [, table, at] = /^(\w+)_(\d)$/.exec(plan['Relation Name'] ?? '') ?? []
  if (table && at && SPREAD[table] && plan['Actual Loops']! > 0)
    touched.set(table, (touched.get(table) ?? new Set()).add(at))
  for (const inner of plan.Plans ?? []) touchedBy(inner, touched)
  return touched
}
