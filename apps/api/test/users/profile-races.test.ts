import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { createJobs } from '../../src/modules/jobs.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { users } from '../../src/modules/users/users.schema.ts'
import { useTestApp } from '../app.ts'
import { type FilePart, multipart, PASSWORD, signedUp } from '../fixtures.ts'
import { loseAnswerOfCommit } from '../lost-answer.ts'

const api = useTestApp()
afterEach(() => vi.restoreAllMocks())

const update = (token: string, parts: Record<string, string | FilePart>) =>
  api().call({ method: 'POST', url: '/api/user/update_profile', token, ...multipart(parts) })
const me = (token: string) => api().call({ method: 'GET', url: '/api/user/me', token })
const remove = (token: string) =>
  api().call({ method: 'DELETE', url: '/api/user/me', token, payload: { password: PASSWORD } })
const statusOf = async (url: string) => (await api().app.inject({ method: 'GET', url })).statusCode
const picture = async () => ({
  filename: 'me.png',
  bytes: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c96f4a' } })
    .png()
    .toBuffer(),
})
const HOUR = 60 * 60_000
const sweep = () =>
  createJobs(api().deps, null)
    .find(({ name }) => name === 'sweep')!
    .work({} as never)
const uploads = () => api().deps.db.select({ id: media.id }).from(media).where(like(media.id, 'up-%'))

test('writes and serves no picture that is uploaded while the account is deleted', async () => {
  const { id, token } = await signedUp(api())
  const before = await uploads()
  const { saveUpload } = api().deps.media
  vi.spyOn(api().deps.media, 'saveUpload').mockImplementation(async given => {
    const saved = await saveUpload(given)
    expect((await remove(token)).status).toBe(204)
    return saved
  })
  const answer = await update(token, { username: 'Sasha', avatar: await picture() })
  const afterwards = await me(token)
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  expect(afterwards).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  const [left] = await api().deps.db.select().from(users).where(eq(users.id, id))
  expect(left).toMatchObject({ username: 'Former member', avatarMediaId: null })
  api().clock.advance(2 * HOUR)
  await sweep()
  expect(await uploads()).toEqual(before)
})

test('keeps a picture whose commit succeeded, even if its response was lost', async () => {
  const { id, token } = await signedUp(api())
  const { saveUpload } = api().deps.media
  vi.spyOn(api().deps.media, 'saveUpload').mockImplementation(async given => {
    const saved = await saveUpload(given)
    loseAnswerOfCommit(api().deps.db)
    return saved
  })
  expect((await update(token, { avatar: await picture() })).status).toBe(503)
  const address = (await me(token)).body.avatar
  expect(address).not.toBeNull()
  expect(await statusOf(address)).toBe(200)
  api().clock.advance(2 * HOUR)
  await sweep()
  const [shown] = await api().deps.db.select().from(users).where(eq(users.id, id))
  expect(address).toContain(shown!.avatarMediaId)
})

test('a name that waits for the deletion of the account is not written afterwards', async () => {
  const { id, token } = await signedUp(api())
  const { pool } = api().database
  const waiting = async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length
  }
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [id])
  const deleted = remove(token)
  await expect.poll(waiting).toBe(1)
  const renamed = update(token, { username: 'Back again' })
  await expect.poll(waiting).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await deleted).status).toBe(204)
  expect(await renamed).toMatchObject({ status: 401, body: { code: 'auth.token_invalid' } })
  const [left] = await api().deps.db.select().from(users).where(eq(users.id, id))
  expect(left?.username).toBe('Former member')
})

test('keeps only one of the pictures that a user sends at once', async () => {
  const { token } = await signedUp(api())
  const before = (await uploads()).length
  const avatar = await picture()
  expect((await update(token, { avatar })).status).toBe(200)
  const together = 4
  const { saveUpload } = api().deps.media
  let saved = 0
  const all = Promise.withResolvers<void>()
  vi.spyOn(api().deps.media, 'saveUpload').mockImplementation(async given => {
    const made = await saveUpload(given)
    if (++saved === together) all.resolve()
    await all.promise
    return made
  })
  const answers = await Promise.all(Array.from({ length: together }, () => update(token, { avatar })))
  expect(answers.map(({ status }) => status)).toEqual(Array(together).fill(200))
  const address = (await me(token)).body.avatar
  expect(await statusOf(address)).toBe(200)
  expect(await uploads()).toHaveLength(before + 1)

  expect((await remove(token)).status).toBe(204)
  expect(await statusOf(address)).toBe(404)
  expect(await uploads()).toHaveLength(before)
})
