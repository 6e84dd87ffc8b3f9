import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { addJob } from '../../platform/jobs/add-job.repository.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { fetchPictures } from '../imports/index.ts'
import { addCounts, findRun, lockRun, updateRun } from './runs.repository.ts'

const JOB = 'fetch-run-pictures'
/** Pictures of one job, eight of them at a time: where none of their servers answers, it lasts half a minute. */
const AT_ONCE = 40

/** The last picture that a run's jobs have dealt with: the item it belongs to, and its media id. */
interface Place {
  n: number
  id: string
}

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

/** Pictures come after the products: what cannot be had is counted, and tried again when somebody looks at it. */
export const createPicturesJob = ({ db, media }: Pick<Deps, 'db' | 'media'>): Job => ({
  name: JOB,
  async work({ runId }: { runId: string }) {
    const run = await findRun(db, runId)
    if (!run) return
    const from = placeOf(run)
    const pictures = await findPictures(db, runId, from)
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

/** The next pictures of products that a run has written, which are known by their address and were never fetched. */
async function findPictures(db: Db, runId: string, { n, id }: Place): Promise<(Place & { url: string })[]> {
  const { rows } = await db.execute<{ n: number; id: string; url: string }>(sql`
    select i.n, m.id, m.path as url from catalog_run_items i
    join product_media l on l.product_id = i.product_id join media m on m.id = l.media_id
    where i.run_id = ${runId} and i.applied_at is not null and i.n >= ${n}::int and (i.n, m.id) > (${n}::int, ${id}::text)
      and m.source = 'url' and m.status = 'pending'
    order by i.n, m.id limit ${AT_ONCE}::int`)
  return rows
}
