import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Bar } from '../api/bars.ts'
import type { Seat } from './console.ts'
import { measureAtOnce } from './measure-at-once.ts'

const TIMES = 6
/** Maximum for a batch, which has one payout for each shop of the marketplace, in milliseconds. */
const AT_MOST = 10_000
/** The console asks less often, too: each answer has all payouts. */
const POLL_MS = 500

/**
 * Measures a batch of payouts for all shops: its dry run, and the time from its confirmation until the job has prepared all payouts.
 * Afterwards the payouts are deleted, so that another run finds the same balances.
 */
export async function payouts(seats: readonly Seat[], pool: pg.Pool): Promise<Bar[]> {
  const [seat] = seats as [Seat]
  const { expect } = await seat.get('/balances')
  const body = { expect, reason: 'Payouts of this week.' }
  const dryRun = await measureAtOnce(
    [{ ...seat, get: () => seat.post('/payout-batches?dryRun=true', body) }],
    { name: 'batch of payouts, dry run', paths: ['/payout-batches'], atMost: AT_MOST, times: TIMES },
  )
  const began = performance.now()
  const { batchId } = await seat.post('/payout-batches', body)
  try {
    const path = `/payout-batches/${batchId}`
    let batch = await seat.get(path)
    while (batch.state === 'preparing' && performance.now() - began < 2 * AT_MOST) {
      await sleep(POLL_MS)
      batch = await seat.get(path)
    }
    const is = performance.now() - began
    const name = `batch of ${batch.payouts.length} payouts`
    console.log(`${name.padEnd(46)}  prepared after ${(is / 1_000).toFixed(2)} s`)
    return [dryRun, { name: `${name}, in ms`, is, atMost: AT_MOST, failed: batch.state === 'open' ? 0 : 1 }]
  } finally {
    await forget(pool, batchId)
  }
}

async function forget(pool: pg.Pool, batchId: string): Promise<void> {
  const client = await pool.connect()
  try {
    // Triggers refuse to delete entries of the ledger.
    await client.query('begin; set local session_replication_role = replica')
    await client.query(
      'delete from ledger_entries where payout_id in (select id from payouts where batch_id = $1)',
      [batchId],
    )
    await client.query('delete from payouts where batch_id = $1', [batchId])
    await client.query('delete from payout_batches where id = $1', [batchId])
    await client.query('commit')
  } finally {
    client.release()
  }
}
