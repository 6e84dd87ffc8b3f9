import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createJobs } from '../../src/modules/jobs.ts'
import { useTestApp } from '../app.ts'
import { importText } from '../catalog/import-text.ts'
import { loseAnswerOf, loseAnswerOfCommit } from '../lost-answer.ts'
import { file, importDesk } from './import-desk.ts'

const app = useTestApp()
afterEach(() => vi.restoreAllMocks())

const bowl = file('bowl,Bowl,,,,true,Title,Default Title,B-1,shopify,3,12.00,')
const kept = () => readdir(join(app().dataDir, 'files', 'runs')).catch(() => [])

test('a file that was sent is checked, though the answer to the commit of its run was lost', async () => {
  const own = await importDesk(app())
  const { keep } = app().deps.files
  vi.spyOn(app().deps.files, 'keep').mockImplementation(async (key, path) => {
    await keep(key, path)
    loseAnswerOfCommit(app().deps.db)
  })
  expect((await own.send(bowl)).status).toBe(503)
  const [run] = (await own.get('/runs')).body.items
  expect(run.status).toBe('checking')
  expect(await own.work(run.id)).toMatchObject({ status: 'checked', counts: { new: 1 } })
})

test('continues an import on this machine if the response to the insert of its run was lost', async () => {
  const own = await importDesk(app())
  loseAnswerOf('insert into "catalog_runs"', app().deps.db)
  await expect(importText(app(), bowl, own.shop.slug)).rejects.toThrow()
  const [run] = (await own.get('/runs')).body.items
  expect(run.status).toBe('checking')
  app().clock.advance(61_000)
  await createJobs(app().deps, null)
    .find(({ name }) => name === 'carry-on-runs')!
    .work({} as never)
  expect(await own.work(run.id)).toMatchObject({ status: 'checked', counts: { new: 1 } })
})

test('keeps no file whose run the database rejected', async () => {
  const own = await importDesk(app())
  await own.send(bowl)
  const before = await kept()
  expect((await own.send(bowl)).body.code).toBe('run.busy')
  await expect(importText(app(), bowl, own.shop.slug)).rejects.toThrow('Another run')
  expect(await kept()).toEqual(before)
})
