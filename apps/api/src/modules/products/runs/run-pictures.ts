import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../../platform/db/client.ts'
import { inTx } from '../../../platform/db/tx.ts'
import type { Deps } from '../../../platform/deps.ts'
import { addJob } from '../../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { fetchPictures } from '../imports/index.ts'
import { findPictures, type Place } from './run-pictures.repository.ts'
import { addCounts, findRun, lockRun, updateRun } from './runs.repository.ts'

const JOB = 'fetch-run-pictures'
/** Pictures of one job, fetched eight at a time. If none of their servers responds, the job takes half a minute. */
const AT_ONCE = 40

const START: Place = { n: 0, id: '' }

/**
 * Adds the next job for a run's pictures, unless one waits already. All runs share one queue: jobs wait for other people's
 * servers, and of all workers of all processes one does. With a queue for each shop, as many shops as there are workers
 * could keep emails and payments waiting. The job goes behind those of other runs, so that these take turns.
 */
export const addPicturesJob = (tx: Queryable, runId: string): Promise<void> =>
  addJob(tx, JOB, {
    payload: { runId },
    key: `pictures of ${runId}`,
    queue: 'pictures',
    priority: 10,
    maxAttempts: 5,
  })

/**
 * Fetches pictures after the products were written. Failures are counted, and retried when the picture is first
 * shown.
 */
export const createPicturesJob = ({ db, media }: Pick<Deps, 'db' | 'media'>): Job => ({
  name: JOB,
  async work({ runId }: { runId: string }) {
    const run = await findRun(db, runId)
    if (!run) return
    const from = placeOf(run)
    const pictures = await findPictures(db, runId, from, AT_ONCE)
    const last = pictures.at(-1)
    if (!last) return
    // Products may share a picture.
    const wanted = [...new Map(pictures.map(({ id, url }) => [id, { id, url, line: 0 }])).values()]
    const { fetched, missing } = await fetchPictures(wanted, media.fetchOriginal, () => undefined)
    await inTx(db, async tx => {
      const held = await lockRun(tx, run.shopId, runId)
      // Another process may have done the same at the same time.
      if (!held || !isDeepStrictEqual(placeOf(held), from)) return
      await updateRun(tx, runId, {
        options: { ...held.options, lastPicture: { n: last.n, id: last.id } },
        counts: addCounts(held.counts, { picturesFetched: fetched, picturesMissing: missing.length }),
      })
      // What is written later adds its job itself.
      if (pictures.length === AT_ONCE) await addPicturesJob(tx, runId)
    })
  },
})

const placeOf = ({ options }: { options: Record<string, unknown> }): Place =>
  (options.lastPicture as Place | undefined) ?? START
