import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { defaultLimits, fetchRemote } from '../../src/modules/media/fetch-remote.ts'
import { insertMedia } from '../../src/modules/media/media.repository.ts'
import { createMedia } from '../../src/modules/media/media.service.ts'
import { isPublicAddress } from '../../src/modules/media/public-address.ts'
import { duringWork } from '../../src/platform/observe/current-work.ts'
import { problem } from '../../src/platform/problem.ts'
import type { MediaStore } from '../../src/ports/media.ts'
import { useTestApp } from '../app.ts'
import { bytesOf } from '../fixtures.ts'

const app = useTestApp({ filled: 'demo' })
const open = (url: string, headers = {}) => app().app.inject({ method: 'GET', url, headers })

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6a70' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'where I live' } })
    .jpeg()
    .toBuffer()

/** A server of other people's pictures, on loopback: only a test may ask it. */
let server: Server
let base = ''
let asked = 0
const answers: Record<string, RequestListener> = {
  '/photo.jpg': async (_, response) => {
    asked += 1
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photograph(700, 500))
  },
  '/tall.png': async (_, response) => {
    const bytes = await sharp({ create: { width: 160, height: 20_000, channels: 3, background: '#1f6a70' } })
      .png()
      .toBuffer()
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  },
  '/high.png': async (_, response) => {
    const bytes = await sharp({
      create: { width: 1_000, height: 16_000, channels: 3, background: '#1f6a70' },
    })
      .png()
      .toBuffer()
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  },
  '/cut.jpg': async (_, response) => {
    const bytes = (await photograph(900, 900)).subarray(0, 900)
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
  },
  '/page.html': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no</p>'),
  '/drawing.svg': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/svg.jpg': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      ),
  '/big.jpg': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  '/slow.jpg': () => undefined,
  '/away': (_, response) => void response.writeHead(302, { location: '/photo.jpg' }).end(),
  '/loop': (_, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_, response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/broken.jpg': (_, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('not a picture'),
}
const loopbackToo = {
  ...defaultLimits,
  // Longer than this machine takes for any of the pictures, however busy it is.
  timeout: 60_000,
  bytes: 1_000_000,
  allows: (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const baseOfMug = async () =>
  (await open('/api/public/products/cove-mug-320-ml')).json().pictures[0].base as string

describe('a picture of the catalog', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s, in the requested width, as immutable', async (extension, type, format) => {
    const response = await open(`${await baseOfMug()}/320.${extension}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 320 })
  })

  test('has its content’s hash in its URL, and answers under an old hash with a short lifetime', async () => {
    const base = await baseOfMug()
    expect(base).toMatch(/^\/media\/cove-mug-lagoon\.[0-9a-f]{8}$/)
    const current = await open(`${base}/320.webp`)
    for (const old of ['/media/cove-mug-lagoon', '/media/cove-mug-lagoon.00000000']) {
      const response = await open(`${old}/320.webp`)
      expect(response.statusCode, old).toBe(200)
      expect(response.rawPayload.equals(current.rawPayload), old).toBe(true)
      expect(response.headers['cache-control'], old).toBe('public, max-age=60')
    }
    for (const wrong of [
      '/media/cove-mug-lagoon.',
      '/media/cove-mug-lagoon.0',
      '/media/cove-mug-lagoon.00000000.1',
    ])
      expect((await open(`${wrong}/320.webp`)).statusCode, wrong).toBe(400)
    expect((await open('/media/nothing.00000000/320.webp')).statusCode).toBe(404)
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await open('/media/cove-mug-lagoon/320.webp')
    const again = await open('/media/cove-mug-lagoon/320.webp', { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers.etag).toBe(headers.etag)
  })

  test('is streamed from the store with its length, under the etag of the call that made it', async () => {
    const { media } = app().deps
    const made = (await media.open('cove-mug-lagoon', '480.jpg'))!
    const kept = (await media.open('cove-mug-lagoon', '480.jpg'))!
    expect(kept.content).toBeInstanceOf(Readable)
    expect(kept).toMatchObject({ bytes: made.bytes, etag: made.etag })
    expect((await bytesOf(kept)).equals(await bytesOf(made))).toBe(true)
    const { headers } = await open('/media/cove-mug-lagoon/480.jpg')
    expect(headers['content-length']).toBe(String(made.bytes))
    for (const other of ['320.jpg', '480.webp'])
      expect((await media.open('cove-mug-lagoon', other, () => true))!.etag).not.toBe(made.etag)
  })

  test('returns 503 while the store is unavailable, and records nothing about the picture', async () => {
    const { db } = app().deps
    const away = async () => {
      throw problem('server.unavailable')
    }
    const disk = createDiskStore(join(app().dataDir, 'away'))
    await insertMedia(db, { id: 'r-later', source: 'url', path: `${base}/photo.jpg`, status: 'pending' })
    const withStore = (store: MediaStore) =>
      createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    for (const broken of [{ open: away }, { write: away }])
      await expect(withStore({ ...disk, ...broken }).open('r-later', '320.webp')).rejects.toMatchObject({
        code: 'server.unavailable',
      })
    expect((await withStore(disk).open('r-later', '320.webp'))?.contentType).toBe('image/webp')
  })

  test('is never enlarged', async () => {
    const { rawPayload } = await open('/media/cove-mug-lagoon/1600.webp')
    expect((await sharp(rawPayload).metadata()).width).toBe(1600)
  })

  test('is made once, however many ask at once, and kept', async () => {
    const { db } = app().deps
    const disk = createDiskStore(join(app().dataDir, 'counted'))
    const written: string[] = []
    const write: typeof disk.write = (key, ...rest) => {
      written.push(key)
      return disk.write(key, ...rest)
    }
    const media = createMedia({ db, store: { ...disk, write }, builtIn: DEMO_PICTURES })
    const ask = () => media.open('cove-mug-rust', '160.webp')
    const first = await Promise.all(Array.from({ length: 8 }, ask))
    expect(new Set(first.map(file => file?.etag)).size).toBe(1)
    const all = await Promise.all([...first, await ask()].map(file => bytesOf(file!)))
    expect(all.every(bytes => bytes.equals(all[0]!))).toBe(true)
    expect(written).toHaveLength(1)
  })

  test('is served unchanged if it is an SVG, without scripts', async () => {
    const response = await open('/media/logo-kiln-and-cove/original.svg')
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(response.body).toContain('<svg')
  })

  test('is rendered as PNG for emails if it is an SVG', async () => {
    const response = await open('/media/logo-kiln-and-cove/160.png')
    expect(response.headers['content-type']).toBe('image/png')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 160,
      height: 160,
    })
  })

  test.each([
    ['/media/nothing/320.webp', 404],
    ['/media/cove-mug-lagoon/original.svg', 404],
    ['/media/cove-mug-lagoon/160.png', 404],
    ['/media/cove-mug-lagoon/32.png', 404],
    ['/media/logo-kiln-and-cove/480.png', 404],
    ['/media/logo-kiln-and-cove/320.webp', 404],
    ['/media/cove-mug-lagoon/321.webp', 400],
    ['/media/cove-mug-lagoon/320.png', 400],
    ['/media/..%2F..%2Fetc/320.webp', 400],
  ])('%s is %i', async (url, status) => {
    expect((await open(url)).statusCode).toBe(status)
  })

  test('has a placeholder with a short lifetime until it exists', async () => {
    const { deps } = app()
    await insertMedia(deps.db, { id: 'planned', source: 'file', path: 'planned.webp', status: 'ready' })
    const response = await open('/media/planned/320.avif')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=60',
    })
  })
})

describe('an upload', () => {
  test('is turned upright, loses what it says about its maker, and is served', async () => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id } = await app().deps.media.saveUpload({ picture: bytes })
    const { rawPayload } = await open(`/media/${id}/1600.webp`)
    const found = await sharp(rawPayload).metadata()
    expect(found).toMatchObject({ width: 400, height: 600 })
    expect(found.exif).toBeUndefined()
  })

  test.each([
    ['a text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', null],
  ])('%s is refused', async (_, bytes) => {
    const half = bytes ?? (await photograph(900, 900)).subarray(0, 900)
    await expect(app().deps.media.saveUpload({ picture: half })).rejects.toMatchObject({
      code: 'media.invalid',
    })
  })

  test('a picture of too many pixels is refused before it is unpacked', async () => {
    const bytes = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    await expect(app().deps.media.saveUpload({ picture: bytes })).rejects.toMatchObject({
      code: 'media.invalid',
    })
  })
})

describe('a picture at an address', () => {
  test('is fetched once, at its first use, and its size is known from then on', async () => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    const before = asked
    await insertMedia(db, { id: 'r-photo', source: 'url', path: `${base}/away`, status: 'pending' })
    const files = await Promise.all(
      ['320.webp', '640.webp', '320.webp'].map(each => media.open('r-photo', each)),
    )
    expect(files.map(file => file?.contentType)).toEqual(['image/webp', 'image/webp', 'image/webp'])
    expect(asked).toBe(before + 1)
    const [bytes] = await Promise.all(files.map(file => bytesOf(file!)))
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 320 })
    expect(metadata.exif).toBeUndefined()
    const { rows } = await app().database.pool.query(
      "select width, height, status from media where id = 'r-photo'",
    )
    expect(rows).toEqual([{ width: 700, height: 500, status: 'ready' }])
  })

  test('is fetched for others though its first visitor leaves', async () => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    const visitor = new AbortController()
    await insertMedia(db, { id: 'r-left', source: 'url', path: `${base}/left.jpg`, status: 'pending' })
    answers['/left.jpg'] = async (_, response) => {
      visitor.abort()
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photograph(700, 500))
    }
    const sender = { key: 'visitor', signal: visitor.signal }
    await duringWork({ operation: 'other', requestId: '1', sender }, () =>
      media.open('r-left', '320.webp'),
    ).catch(() => null)
    const { rows } = await app().database.pool.query("select status from media where id = 'r-left'")
    expect(rows).toEqual([{ status: 'ready' }])
    expect((await media.open('r-left', '320.webp'))?.contentType).toBe('image/webp')
  })

  test('is refused if it is taller than any format allows', async () => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    await insertMedia(db, { id: 'r-tall', source: 'url', path: `${base}/tall.png`, status: 'pending' })
    await expect(media.fetchOriginal('r-tall')).rejects.toThrow(/longer edge has 20,000 pixels/)
  })

  test('is narrower than requested if its size would have too many pixels', async () => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    await insertMedia(db, { id: 'r-high', source: 'url', path: `${base}/high.png`, status: 'pending' })
    // A visitor would get a placeholder if this took long.
    await media.fetchOriginal('r-high')
    const wide = await bytesOf((await media.open('r-high', '960.jpg'))!)
    expect(await sharp(wide).metadata()).toMatchObject({ width: 500, height: 8_000 })
  })

  test('has a placeholder if its end is missing', async () => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    await insertMedia(db, { id: 'r-cut', source: 'url', path: `${base}/cut.jpg`, status: 'pending' })
    await media.fetchOriginal('r-cut')
    const response = await open('/media/r-cut/320.webp')
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  test('that cannot be had has a placeholder', async () => {
    const { db } = app().deps
    await insertMedia(db, { id: 'r-inside', source: 'url', path: `${base}/photo.jpg`, status: 'pending' })
    const before = asked
    const response = await open('/media/r-inside/320.webp')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(asked).toBe(before)
  })

  test.each([
    ['a page', '/page.html', /isn’t a picture/],
    ['a drawing', '/drawing.svg', /isn’t a picture/],
    ['nothing', '/nothing', /answered 404/],
    ['more than it may weigh', '/big.jpg', /larger than 1 MB/],
    ['no answer', '/slow.jpg', /took too long/],
    ['a ring', '/loop', /redirects too often/],
    ["a way into a cloud's inside", '/inside', /isn’t public/],
    ['a way to a file', '/file', /only http and https/],
  ])('rejects %s', async (_, path, reason) => {
    const limits = path === '/slow.jpg' ? { ...loopbackToo, timeout: 200 } : loopbackToo
    await expect(fetchRemote(`${base}${path}`, limits)).rejects.toThrow(reason)
  })

  test.each(['/svg.jpg', '/broken.jpg'])('%s is found out by its content', async path => {
    const { db } = app().deps
    const store = createDiskStore(join(app().dataDir, 'media'))
    const media = createMedia({ db, store, builtIn: DEMO_PICTURES, limits: loopbackToo })
    const id = `r${path.replace(/\W/g, '-')}`
    await insertMedia(db, { id, source: 'url', path: `${base}${path}`, status: 'pending' })
    await expect(media.fetchOriginal(id)).rejects.toThrow(/picture/)
    expect((await media.open(id, '320.webp'))?.contentType).toBe('image/svg+xml')
  })

  test.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://0/a.jpg',
    'http://10.1.2.3/a.jpg',
    'http://192.168.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/a.jpg',
    'http://[fe80::1]/a.jpg',
    'http://[64:ff9b::a00:1]/a.jpg',
    'http://[2002:7f00:1::]/a.jpg',
  ])('makes no request to %s', async address => {
    await expect(fetchRemote(address)).rejects.toThrow('isn’t public')
  })

  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['2001:db8::1', false],
    ['no address', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})
