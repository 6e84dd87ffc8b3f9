import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { UNLIMITED } from '../app.ts'
import { multipart } from '../fixtures.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk({ config: { rateLimits: { ...UNLIMITED, uploadsPerAccount: 6 } } })
const DAY = 86_400_000
let editor: Employee

beforeAll(async () => {
  editor = await employee(desk(), ['content'])
})

const drawn = (width: number, height: number, format: 'png' | 'avif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer()

const upload = (bytes: Buffer, headers: Record<string, string> = {}) => {
  const parts = multipart({ picture: { filename: 'logo.png', bytes } })
  return desk().ask({
    method: 'POST',
    url: '/api/operator/media',
    cookie: editor.cookie,
    payload: parts.payload,
    headers: { ...parts.headers, ...headers },
  })
}

const publish = async (logo: string, query = '') => {
  const { body } = await desk().ask({ method: 'GET', url: '/api/operator/settings', cookie: editor.cookie })
  const { settings, expect: seen } = body
  return desk().ask({
    method: 'POST',
    url: `/api/operator/settings${query}`,
    cookie: editor.cookie,
    payload: { settings: { ...settings, marks: { ...settings.marks, logo } }, reason: REASON, expect: seen },
    headers: { 'idempotency-key': newId() },
  })
}

test('a picture that settings name stays, and one that none names is deleted after a day', async () => {
  const { status, body, text } = await upload(await drawn(600, 150))
  expect([status, body], text).toEqual([
    200,
    expect.objectContaining({ base: `/api/operator/pictures/${body.id}`, width: 600, height: 150 }),
  ])
  const { body: unused } = await upload(await drawn(300, 300))
  const shown = (id: string) =>
    desk().ask({ method: 'GET', url: `/api/operator/pictures/${id}/320.webp`, cookie: editor.cookie })
  expect((await shown(body.id)).headers['content-type']).toBe('image/webp')

  expect((await publish(body.id, '?dryRun=true')).body.effects).toEqual([
    { kind: 'settings_changed', count: 1 },
  ])
  expect((await publish(body.id)).status).toBe(200)
  const { media } = desk().deps
  expect(await media.removeUnused(new Date(Date.now() + DAY / 2))).toBe(0)
  expect(await media.removeUnused(new Date(Date.now() + DAY + 60_000))).toBe(1)
  expect((await shown(unused.id)).status).toBe(404)
  const late = await publish(unused.id)
  expect([late.status, late.body.fields[0].pointer]).toEqual([400, '/settings/marks/logo'])
  expect((await desk().call({ method: 'GET', url: '/api/public/market' })).body.marks.logo).toMatchObject({
    base: `/media/${body.id}`,
  })
  expect((await decisions(desk())).map(({ what }) => what)).toEqual(['settings.published'])
})

test('a picture that can’t be used is refused with its reason', async () => {
  const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const [bytes, reason] of [
    [drawing, 'it’s an SVG drawing'],
    [await drawn(300, 300, 'avif'), 'save it as PNG, JPEG or WebP'],
    [await drawn(199, 400), 'it’s 199 pixels wide, and 200 is the minimum'],
  ] as const)
    expect((await upload(bytes)).body).toMatchObject({
      code: 'media.invalid',
      detail: expect.stringContaining(reason),
    })
  expect((await upload(Buffer.alloc(6 * 2 ** 20))).status).toBe(413)
})

test('an upload from another page, with another key or too many is refused', async () => {
  const bytes = await drawn(300, 300)
  // A form of another page can send multipart without asking the browser first.
  expect((await upload(bytes, { origin: 'https://shop.test' })).body.code).toBe('auth.forbidden')
  const supporter = await employee(desk(), ['support'])
  expect((await upload(bytes, { cookie: supporter.cookie })).body.code).toBe('operator.key_missing')
  expect((await upload(bytes)).status).toBe(200)
  expect((await upload(bytes)).status).toBe(429)
})
