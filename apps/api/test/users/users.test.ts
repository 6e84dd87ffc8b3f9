import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { multipart, PASSWORD, signedUp } from '../fixtures.ts'

const api = useTestApp()

const update = (token: string, parts: Parameters<typeof multipart>[0]) =>
  api().call({ method: 'POST', url: '/api/user/update_profile', token, ...multipart(parts) })

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96f4a' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
    .jpeg()
    .toBuffer()

test('[API-01] changes the profile by multipart, with a square picture without metadata', async () => {
  const { token } = await signedUp(api())
  const answer = await update(token, {
    username: 'Sasha',
    avatar: { filename: 'me.jpg', bytes: await photograph(900, 500), type: 'image/jpeg' },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { username: 'Sasha', avatar: expect.stringMatching(/^\/media\/[a-z0-9-]+\/320\.webp$/) },
  })
  const me = await api().call({ method: 'GET', url: '/api/user/me', token })
  expect(me.body).toEqual(answer.body)

  const picture = await api().app.inject({ method: 'GET', url: answer.body.avatar })
  expect(picture.statusCode).toBe(200)
  const facts = await sharp(picture.rawPayload).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(facts.exif).toBeUndefined()
  const again = await api().app.inject({
    method: 'GET',
    url: answer.body.avatar,
    headers: { 'if-none-match': String(picture.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('rejects a file that only claims to be a picture, and changes nothing', async () => {
  const { token } = await signedUp(api())
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  )
  const cut = (await photograph(400, 400)).subarray(0, 300)
  for (const [filename, bytes] of [
    ['text.png', Buffer.from('no picture')],
    ['drawing.png', drawing],
    ['cut.jpg', cut],
    ['empty.png', Buffer.alloc(0)],
  ] as const)
    expect(await update(token, { username: 'Mallory', avatar: { filename, bytes } }), filename).toMatchObject(
      {
        status: 400,
        body: { code: 'media.invalid', fields: [{ pointer: '/avatar' }] },
      },
    )
  const tooLarge = await update(token, {
    avatar: { filename: 'a.png', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1) },
  })
  expect(tooLarge).toMatchObject({ status: 413, body: { code: 'request.too_large' } })
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  expect(await update(token, { avatar: { filename: 'bomb.png', bytes: bomb } })).toMatchObject({
    status: 400,
    body: { code: 'media.invalid' },
  })

  const { body } = await api().call({ method: 'GET', url: '/api/user/me', token })
  expect(body).toMatchObject({ username: 'Robin', avatar: null })
})

test('a name of blanks is no name', async () => {
  const { token } = await signedUp(api())
  expect(await update(token, { username: '   ' })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})

test('a name is kept as people see it, and one that cannot be seen is refused', async () => {
  const { token } = await signedUp(api())
  const saved = await update(token, { username: ' \u202eRo\u200bbin\u00ad  Vale\ufeff ' })
  expect(saved).toMatchObject({ status: 200, body: { username: 'Robin Vale' } })
  const refused = await update(token, { username: '\u200b\u2066\u3164' })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: [{ pointer: '/username', code: 'invisible' }] },
  })
  const me = await api().call({ method: 'GET', url: '/api/user/me', token })
  expect(me.body.username).toBe('Robin Vale')
})

test('a registration keeps a name as people see it, and refuses one that cannot be seen', async () => {
  const registered = (username: string) =>
    api().call({
      method: 'POST',
      url: '/api/public/registerWithoutVerify',
      ...multipart({ email: `${newId()}@example.test`, password: PASSWORD, username }),
    })
  expect(await registered('Rene\u0301\u200b')).toMatchObject({ status: 201, body: { username: 'René' } })
  expect(await registered('\u200b\u200b')).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: [{ pointer: '/username', code: 'invisible' }] },
  })
})
