import type pg from 'pg'

const NAME = 'clear-superseded-jobs'

/** The flag of a job that was added with a key: the library takes the key away from one that is replaced. */
export const KEYED = 'keyed'

/**
 * Removes jobs that failed after another of the same key had replaced them. While a job runs, the library can replace it
 * only by taking its key and its further tries, so that a failure looks like one for good; the job that replaced it does
 * the work.
 *
 * @param timed names of the other timed jobs, which the library adds without the flag: a later run does the same
 */
export const createClearSupersededJob = (pool: pg.Pool, timed: readonly string[]) => ({
  name: NAME,
  at: '* * * * *',
  work: () =>
    pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where key is null and attempts >= max_attempts and locked_at is null
          and (flags ? $1 or task_identifier = any($2::text[]))
        having count(*) > 0`,
      [KEYED, [...timed, NAME]],
    ),
})
