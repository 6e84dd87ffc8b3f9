import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { multipart, signedUp } from '../fixtures.ts'

const api = useTestApp()

const url = '/api/user/pictures'
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d4bb8' } })
  .jpeg()
  .toBuffer()
const upload = (token: string | undefined, bytes = photograph) =>
  api().call({ method: 'POST', url, token, ...multipart({ picture: { filename: 'cup.jpg', bytes } }) })

test('returns and serves an uploaded picture at once', async () => {
  const { token } = await signedUp(api())
  const { status, body } = await upload(token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ alt: '', width: 900, height: 600, widths: [160, 320, 480, 640] })
  const shown = await api().app.inject({ method: 'GET', url: `${body.base}/320.webp` })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 320, format: 'webp' })
})

test('refuses an upload that is no picture, has no session or no file, with a reason', async () => {
  const { token } = await signedUp(api())
  expect(await upload(token, Buffer.from('no picture'))).toMatchObject({
    status: 400,
    body: { code: 'media.invalid', detail: expect.stringContaining('choose another file') },
  })
  expect((await upload(undefined)).status).toBe(401)
  const empty = await api().call({ method: 'POST', url, token, ...multipart({}) })
  expect(empty).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})
