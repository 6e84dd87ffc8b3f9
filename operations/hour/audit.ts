import pg from 'pg'
import type { Check } from './audit-check.ts'
import { type AuditInput, givenOf } from './audit-input.ts'
import { MONEY_CHECKS } from './audit-money.ts'
import { PROMISE_CHECKS } from './audit-promises.ts'
import { STOCK_CHECKS } from './audit-stock.ts'
import { WORK_CHECKS } from './audit-work.ts'

const CHECKS: readonly Check[] = [...MONEY_CHECKS, ...STOCK_CHECKS, ...PROMISE_CHECKS, ...WORK_CHECKS]

/** Asks every check about the database. Answers what is wrong, a line a check. */
export async function audit(url: string, input: AuditInput): Promise<string[]> {
  const given = givenOf(input)
  return inTransaction(url, async client => {
    const wrong: string[] = []
    for (const check of CHECKS) {
      const rows = await rowsOf(client, check, given)
      if (rows.length > 0)
        wrong.push(`${check.name}: ${rows.length} rows, such as ${JSON.stringify(rows.slice(0, 3))}`)
    }
    return wrong
  })
}

/** Breaks something for each check, in transactions that are taken back. Answers the checks that did not notice. */
export async function blindChecks(url: string, input: AuditInput): Promise<string[]> {
  const given = givenOf(input)
  const blind: string[] = []
  for (const check of CHECKS)
    await inTransaction(url, async client => {
      // What forbids the mistake elsewhere does not matter here.
      await client.query('set local session_replication_role = replica')
      await client.query(check.breaks)
      if (check.breaksToo) await client.query(check.breaksToo)
      if ((await rowsOf(client, check, given)).length === 0) blind.push(check.name)
    })
  return blind
}

async function rowsOf(client: pg.Client, { text, given: name }: Check, given: ReturnType<typeof givenOf>) {
  return (await client.query(text, name ? [JSON.stringify(given[name])] : [])).rows
}

async function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    return await work(client)
  } finally {
    await client.query('rollback').catch(() => undefined)
    await client.end()
  }
}
