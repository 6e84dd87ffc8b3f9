import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { KEYED } from './superseded-jobs.ts'

export interface JobOptions {
  payload?: object
  maxAttempts?: number
  /** Earliest start of the job. */
  runAt?: Date
  /**
   * Key of the job. A waiting job with the same key is replaced. A running one continues, and isn't retried if it
   * fails.
   */
  key?: string
  /** Leaves an existing job of the same `key` unchanged, whether it waits, runs or has failed permanently. */
  unlessThere?: boolean
  /** Keeps the position of a waiting job with the same `key`. */
  keepsPlace?: boolean
  /**
   * Jobs in one queue run one at a time across all processes. Without a queue they run in parallel, up to the worker
   * limit.
   */
  queue?: string
  /** Priority. The lowest number runs first; 0 by default. */
  priority?: number
}

/** Runs a job as soon as the transaction is committed, and not at all if it is not. */
export async function addJob(tx: Queryable, name: string, options: JobOptions = {}): Promise<void> {
  const { payload = {}, maxAttempts = 25, runAt, key, queue, priority = 0 } = options
  const mode = options.unlessThere ? 'unsafe_dedupe' : options.keepsPlace ? 'preserve_run_at' : 'replace'
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${maxAttempts}::int,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key ?? null}::text,
      job_key_mode := ${mode}::text,
      queue_name := ${queue ?? null}::text, priority := ${priority}::int,
      flags := ${sql.param(key === undefined ? null : [KEYED])}::text[])`,
  )
}

/**
 * Adds jobs with keys in one statement, like `addJob` with `unlessThere`: a job whose key exists is left unchanged.
 */
export async function addJobs(
  tx: Queryable,
  name: string,
  jobs: readonly { key: string; payload: object }[],
  { maxAttempts }: { maxAttempts: number },
): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, j.payload, max_attempts := ${maxAttempts}::int, job_key := j.key,
        job_key_mode := 'unsafe_dedupe', flags := ${sql.param([KEYED])}::text[])
      from json_to_recordset(${JSON.stringify(jobs)}::json) as j(key text, payload json)`,
  )
}
