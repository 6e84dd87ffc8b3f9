import { expect, onTestFinished, test } from 'vitest'
import { createRunJobs } from '../../src/modules/products/index.ts'
import { startJobs } from '../../src/platform/jobs/jobs.ts'
import { useTestApp } from '../app.ts'
import { file, importDesk } from './import-desk.ts'

const app = useTestApp()
const COUNT = 450
/** Products of one transaction. */
const BATCH = 200

test('leaves the worker to other jobs repeatedly during a long import, and still finishes it', async () => {
  const { deps, database, clock } = app()
  const desk = await importDesk(app())
  const rows = Array.from({ length: COUNT }, (_, n) => `p${n},P ${n},,,,true,Title,Default Title,,,,5,`)
  const { body } = await desk.send(file(...rows))
  const turns: string[] = []
  const complaints: string[] = []
  const jobs = createRunJobs(deps, 0).map(job => ({
    ...job,
    async work(payload: never) {
      turns.push(job.name)
      await job.work(payload)
    },
  }))
  const jobsOfRun = async () =>
    (
      await database.pool.query(
        `select task_identifier as name, priority from graphile_worker.jobs where key = $1`,
        [`run ${body.id}`],
      )
    ).rows

  await jobs.find(({ name }) => name === 'check-run')!.work({ runId: body.id } as never)
  const { rows: items } = await database.pool.query(
    'select count(*)::int as n from catalog_run_items where run_id = $1',
    [body.id],
  )
  expect(items).toEqual([{ n: BATCH }])
  // It does not lose its place to runs that came later, however long it waits.
  const placeOf = async () =>
    (await database.pool.query('select run_at from graphile_worker.jobs where key = $1', [`run ${body.id}`]))
      .rows
  const place = await placeOf()
  clock.advance(61_000)
  await jobs.find(({ name }) => name === 'carry-on-runs')!.work({} as never)
  expect(await placeOf()).toEqual(place)
  // Behind emails and payments, whose priority is 0.
  expect(await jobsOfRun()).toEqual([{ name: 'check-run', priority: 5 }])

  const runner = await startJobs({ url: database.url, jobs, onError: message => complaints.push(message) })
  onTestFinished(runner.stop)
  const run = async () => (await desk.get(`/runs/${body.id}`)).body
  await expect.poll(run).toMatchObject({ status: 'checked', counts: { new: COUNT } })
  await desk.post(`/runs/${body.id}/apply`)
  await expect.poll(run).toMatchObject({ status: 'done', counts: { applied: COUNT } })
  await desk.post(`/runs/${body.id}/undo`)
  await expect.poll(run).toMatchObject({ status: 'undone', counts: { undone: COUNT } })
  await expect.poll(jobsOfRun).toEqual([])
  const turnsOf = (name: string) => turns.filter(each => each === name).length
  for (const name of ['check-run', 'apply-run', 'undo-run']) expect(turnsOf(name)).toBeGreaterThanOrEqual(3)
  expect(complaints).toEqual([])
})
