import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { createJobs } from '../../src/modules/jobs.ts'
import { createMedia } from '../../src/modules/media/index.ts'
import { media } from '../../src/modules/media/media.schema.ts'
import { pictureAside } from '../../src/modules/media/picture-aside.ts'
import { useTestApp } from '../app.ts'
import { multipart, PASSWORD, signedUp } from '../fixtures.ts'

const api = useTestApp()

const upload = (token: string, bytes: Buffer) =>
  api().call({
    method: 'POST',
    url: '/api/user/update_profile',
    token,
    ...multipart({ username: 'Sasha', avatar: { filename: 'me.png', bytes } }),
  })
const me = (token: string) => api().call({ method: 'GET', url: '/api/user/me', token })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96f4a' } })

/** Uploads a picture and returns it in the largest served size. */
async function shown(bytes: Buffer) {
  const { token } = await signedUp(api())
  const { status, body } = await upload(token, bytes)
  expect(status).toBe(200)
  const url = body.avatar.replace('320.webp', '640.webp')
  return sharp((await api().app.inject({ method: 'GET', url })).rawPayload)
}

test.each([
  [100, 1, 1],
  [1, 100, 1],
  [16_000, 1, 1],
  [1, 16_000, 1],
  [2_000, 30, 30],
  [300, 200, 200],
  [900, 1_200, 640],
])('crops a picture of %i × %i to a square of %i, and enlarges none', async (width, height, edge) => {
  const picture = await shown(await plain(width, height).png().toBuffer())
  expect(await picture.metadata()).toMatchObject({ width: edge, height: edge })
})

test('a picture is upright, whichever way the camera was held', async () => {
  const blue = await sharp({ create: { width: 150, height: 300, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const lying = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 150, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const picture = await shown(lying)
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (left: number, top: number) => {
    const at = (top * info.width + left) * info.channels
    return data[at]! > data[at + 2]! ? 'red' : 'blue'
  }
  expect([colourAt(20, 20), colourAt(280, 20), colourAt(20, 280), colourAt(280, 280)]).toEqual([
    'red',
    'red',
    'blue',
    'blue',
  ])
  const narrow = await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await (await shown(narrow)).metadata()).toMatchObject({ width: 200, height: 200 })
})

test('rejects a format whose decoder is switched off', async () => {
  const { token } = await signedUp(api())
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const tiff = await plain(20, 20).tiff().toBuffer()
  for (const bytes of [drawing, tiff]) {
    expect(await upload(token, bytes)).toMatchObject({ status: 400, body: { code: 'media.invalid' } })
    await expect(pictureAside('facts', bytes)).rejects.toMatchObject({
      cause: expect.stringContaining('unsupported image format'),
    })
  }
  expect((await upload(token, await plain(50, 50).gif().toBuffer())).status).toBe(400)
  expect((await me(token)).body.avatar).toBeNull()
})

const HOUR = 60 * 60_000
const sweep = () =>
  createJobs(api().deps, null)
    .find(({ name }) => name === 'sweep')!
    .work({} as never)
/** Ids of the uploads that have a row, and of those that have a file. */
async function uploads() {
  const rows = await api().deps.db.select().from(media).where(like(media.id, 'up-%'))
  const files = await readdir(join(api().dataDir, 'media', 'originals')).catch(() => [])
  return { rows: rows.map(({ id }) => id).sort(), files: files.sort() }
}

test('deletes file and row of an upload whose process was killed, and no picture in use', async () => {
  const { token } = await signedUp(api())
  const bytes = await plain(80, 80).png().toBuffer()
  expect((await upload(token, bytes)).status).toBe(200)
  const before = await uploads()
  const store = createDiskStore(join(api().dataDir, 'media'))
  const { db } = api().deps
  const killedAfterFile = createMedia({
    db,
    builtIn: DEMO_PICTURES,
    store: {
      ...store,
      async write(key, content, contentType) {
        await store.write(key, content, contentType)
        throw new Error('killed')
      },
    },
  })
  await expect(killedAfterFile.saveUpload({ picture: bytes })).rejects.toThrow('killed')
  // Killed between the file and the profile that shows it.
  await api().deps.media.saveUpload({ picture: bytes })
  expect((await uploads()).files).toHaveLength(before.files.length + 2)

  await sweep()
  expect((await uploads()).files).toHaveLength(before.files.length + 2)
  api().clock.advance(2 * HOUR)
  await sweep()
  expect(await uploads()).toEqual(before)
  expect((await me(token)).body.avatar).not.toBeNull()
})

test('keeps a picture that comes into use during the sweep, with its file', async () => {
  const bytes = await plain(70, 70).png().toBuffer()
  const { db, media: own } = api().deps
  const ids = [(await own.saveUpload({ picture: bytes })).id, (await own.saveUpload({ picture: bytes })).id]
  const store = createDiskStore(join(api().dataDir, 'media'))
  let used: string | undefined
  const sweeping = createMedia({
    db,
    builtIn: DEMO_PICTURES,
    store: {
      ...store,
      async remove(key) {
        used ??= ids.find(id => !key.endsWith(id))!
        await own.use(db, used)
        await store.remove(key)
      },
    },
  })
  await sweeping.removeUnused(new Date(api().clock.now().getTime() + 2 * HOUR))
  const left = await uploads()
  expect([left.rows, left.files].map(each => each.filter(id => ids.includes(id)))).toEqual([[used], [used]])
})

test('a replaced picture and the one of a deleted account go, also when their process was killed', async () => {
  const person = await signedUp(api())
  const bytes = await plain(90, 90).png().toBuffer()
  const before = await uploads()
  await upload(person.token, bytes)
  const { remove } = api().deps.media
  api().deps.media.remove = async () => undefined
  try {
    await upload(person.token, bytes)
    const payload = { password: PASSWORD }
    const url = '/api/user/me'
    expect((await api().call({ method: 'DELETE', url, token: person.token, payload })).status).toBe(204)
  } finally {
    api().deps.media.remove = remove
  }
  expect((await uploads()).files).toHaveLength(before.files.length + 2)
  api().clock.advance(2 * HOUR)
  await sweep()
  expect(await uploads()).toEqual(before)
})
