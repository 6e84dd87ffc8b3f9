import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { bytesOf, multipart, signedUp } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'
import { deskOf, openShop } from './shop-desk.ts'

const app = useTestApp()

const photograph = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#1d4bb8' } })
  .withExif({ IFD0: { Make: 'Camera', Artist: 'Ines' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
  .jpeg()
  .toBuffer()

const upload = (token: string, bytes: Buffer, { key = newId(), filename = 'mug.jpg' } = {}) => {
  const { payload, headers } = multipart({ picture: { filename, bytes, type: 'image/jpeg' } })
  return app().call({
    method: 'POST',
    url: '/api/seller/pictures',
    token,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  })
}

test('[SEL-05] stores a picture without the camera’s metadata, in its order, for its shop alone', async () => {
  const desk = await openShop(app())
  const key = newId()
  const first = await upload(desk.owner.token, photograph, { key })
  expect(first.status, first.text).toBe(200)
  expect((await upload(desk.owner.token, photograph, { key })).body.id).toBe(first.body.id)
  expect(
    (await upload(desk.owner.token, photograph.subarray(0, 900), { key })).status,
  ).toBeGreaterThanOrEqual(400)
  const kept = await app().deps.media.open(first.body.id, '1280.webp')
  const { exif, width } = await sharp(await bytesOf(kept!)).metadata()
  expect([exif, width]).toEqual([undefined, 1200])

  const colleague = deskOf(app(), desk.shop, await memberOf(app() as ShopFloor, desk.shop.id, 'manager'))
  const second = (await upload(colleague.owner.token, photograph)).body
  const product = await desk.product({
    pictures: [{ mediaId: second.id, alt: 'From above' }, { mediaId: first.body.id }],
    variants: [{ price: 24, mediaId: first.body.id }],
  })
  expect(product.pictures.map(({ mediaId, alt }: never) => [mediaId, alt])).toEqual([
    [second.id, 'From above'],
    [first.body.id, ''],
  ])
  const turned = await desk.patch(`products/${product.id}`, 1, { pictures: [{ mediaId: first.body.id }] })
  expect(turned.body).toMatchObject({ version: 2, pictures: [{ mediaId: first.body.id }] })
  expect((await desk.get('products')).body.items[0].picture.id).toBe(first.body.id)

  const other = await openShop(app())
  const taken = await other.post('products', { name: 'Mine', pictures: [{ mediaId: first.body.id }] })
  expect(taken.body.fields).toMatchObject([{ pointer: '/pictures/0/mediaId' }])
  expect((await upload((await signedUp(app())).token, photograph)).status).toBe(403)
})

test('rejects a file that is no accepted picture, with a remedy, whatever its name says', async () => {
  const { token } = (await openShop(app())).owner
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  // 56 million of one color are a few kilobytes.
  const bomb = await sharp({
    create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const avif = sharp({ create: { width: 4_100, height: 4_000, channels: 3, background: '#fff' } }).avif({
    effort: 0,
  })
  const long = sharp({ create: { width: 20_000, height: 9, channels: 3, background: '#fff' } }).png()
  const bad = {
    'AVIF of 16 million pixels': [await avif.toBuffer(), /AVIF.*16 million.*JPEG/],
    'a long edge': [await long.toBuffer(), /20,000.*16,383/],
    heic: [heic, /HEIC.*JPEG/],
    svg: [svg, /readable picture/],
    bomb: [bomb, /pixels/],
    cut: [photograph.subarray(0, 2_000), /damaged/],
  }
  for (const [name, [bytes, reason]] of Object.entries(bad) as [string, [Buffer, RegExp]][]) {
    const { status, body } = await upload(token, bytes)
    expect([status, body.code], name).toEqual([400, 'media.invalid'])
    expect(body.detail, name).toMatch(reason)
  }
  const large = await upload(token, Buffer.concat([photograph, Buffer.alloc(12 * 2 ** 20)]))
  expect(large.status, large.text).toBe(200)
  expect((await upload(token, Buffer.alloc(27 * 2 ** 20))).status).toBe(413)
})

test('serves accounts in turn while one has many pictures waiting, and pages need not wait', async () => {
  const [busy, other] = [(await openShop(app())).owner, (await openShop(app())).owner]
  const { id } = (await upload(other.token, photograph)).body
  const large = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer()
  const ended: string[] = []
  const note = (name: string) => () => void ended.push(name)
  const uploads = Array.from({ length: 6 }, () => upload(busy.token, large).then(note('busy')))
  await Promise.race(uploads)
  const size = app()
    .app.inject({ url: `/media/${id}/160.webp` })
    .then(note('page'))
  await Promise.all([...uploads, size, upload(other.token, photograph).then(note('other'))])
  expect(ended).toHaveLength(8)
  expect(ended.slice(-2)).toEqual(['busy', 'busy'])
})

test('writes a picture by the repeat if the process died before writing it', async () => {
  const desk = await openShop(app())
  const key = newId()
  const { id } = (await upload(desk.owner.token, photograph, { key })).body
  await rm(join(app().dataDir, 'media', 'originals', id), { recursive: true })
  expect((await upload(desk.owner.token, photograph, { key })).body.id).toBe(id)
  const made = (await app().deps.media.open(id, '640.webp'))!
  expect(made.contentType).toBe('image/webp')
  expect((await bytesOf(made)).length).toBe(made.bytes)
})
