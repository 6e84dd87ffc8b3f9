import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOP_TONES } from '../../src/modules/read-model/index.ts'
import { useTestApp } from '../app.ts'
import { createShop, multipart, type Person, register } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

const api = useTestApp()
const URL = '/api/seller/shop'

async function opened(values: object = {}) {
  const shop = await createShop(api().deps.db, values)
  const owner = await memberOf(api() as ShopFloor, shop.id, 'owner')
  return { ...shop, owner, as: (person: Person) => editor(person) }
}
function editor({ token }: Person) {
  const { call } = api()
  return {
    read: () => call({ method: 'GET', url: URL, token }),
    edit: (version: number, payload: object) =>
      call({ method: 'PATCH', url: URL, token, headers: { 'if-match': `"${version}"` }, payload }),
    log: (query = '') => call({ method: 'GET', url: `${URL}/log${query}`, token }),
  }
}
async function upload({ token }: Person) {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d4bb8' } })
    .png()
    .toBuffer()
  const { body } = await api().call({
    method: 'POST',
    url: '/api/user/pictures',
    token,
    ...multipart({ picture: { filename: 'x.png', bytes } }),
  })
  return body.id as string
}

test('[SEL-03] everything of a shop can be edited, is cleaned, shown to shoppers and written down', async () => {
  const { id, owner } = await opened()
  const { read, edit, log } = editor(owner)
  const [logoId, bannerId, portraitId] = [await upload(owner), await upload(owner), await upload(owner)]
  const slug = `renamed-${id.slice(-8)}`
  const before = (await read()).body
  // Until its people choose a color, a shop has one that its id decides.
  expect(SHOP_TONES).toContain(before.tone)
  expect((await read()).body.tone).toBe(before.tone)
  const policies = { shipping: 'On Tuesdays.', returns: '', care: 'By hand.' }
  const change = {
    name: 'Kiln & Cove',
    slug,
    tagline: 'Stoneware from the bay',
    story: '<p onclick="x()">We <b>fire</b> twice.</p><script>alert(1)</script>',
    logoId,
    bannerId,
    tone: 'ochre',
    contactEmail: 'kiln@example.test',
    policies,
    makers: [{ name: 'Ines', line: 'throws', portraitId }],
    timeZone: 'Europe/Oslo',
    lowStockAt: 2,
  }
  const answer = await edit(1, change)
  expect(answer).toMatchObject({
    status: 200,
    headers: { etag: '"2"' },
    body: {
      version: 2,
      slug,
      story: '<p>We <strong>fire</strong> twice.</p>',
      logo: { id: logoId },
      banner: { id: bannerId },
      tone: 'ochre',
      makers: [{ name: 'Ines', portrait: { id: portraitId } }],
      timeZone: 'Europe/Oslo',
    },
  })
  // The same again is no change.
  expect((await edit(2, { ...change, story: answer.body.story })).body.version).toBe(2)

  const page = (path: string) => api().call({ method: 'GET', url: `/api/public/shops/${path}` })
  expect((await page(slug)).body).toMatchObject({
    name: 'Kiln & Cove',
    story: 'We fire twice.',
    storyHtml: '<p>We <strong>fire</strong> twice.</p>',
    policies,
    tone: 'ochre',
    makers: [{ name: 'Ines', portrait: { id: portraitId } }],
  })
  // The old address leads to the new one, and no other shop gets it.
  expect(await page(before.slug)).toMatchObject({ status: 404, body: { movedTo: slug } })

  const another = await opened()
  expect((await editor(another.owner).edit(1, { slug: before.slug })).body.code).toBe('shop.slug_taken')

  const entries = (await log('?limit=1')).body
  expect(entries).toMatchObject({ items: [{ what: 'shop.updated', by: 'Robin' }], page: { next: null } })
  expect(entries.items[0].changes).toEqual(
    expect.arrayContaining([
      { name: 'slug', from: before.slug, to: slug },
      { name: 'lowStockAt', from: 5, to: 2 },
    ]),
  )
})

test('[SEL-03] a colleague’s save since then is named with both values, and nothing is overwritten', async () => {
  const { id, owner } = await opened({ tagline: 'First' })
  const manager = await memberOf(api() as ShopFloor, id, 'manager')
  expect((await editor(manager).edit(1, { tagline: 'Theirs', lowStockAt: 9 })).body.version).toBe(2)
  const refused = await editor(owner).edit(1, { tagline: 'Mine', contactEmail: 'mine@example.test' })
  expect(refused).toMatchObject({
    status: 412,
    body: { code: 'edit.conflict', conflict: { version: 2, by: 'Robin' } },
  })
  expect(refused.body.conflict.changes).toEqual(
    expect.arrayContaining([
      { path: 'tagline', label: '', theirs: 'Theirs', yours: 'Mine', isBoth: true },
      { path: 'lowStockAt', label: '', theirs: 9, isBoth: false },
    ]),
  )
  expect((await editor(owner).read()).body).toMatchObject({ tagline: 'Theirs', contactEmail: null })
  // One of two saves at the same moment gets the conflict.
  const both = await Promise.all([
    editor(owner).edit(2, { tagline: 'A' }),
    editor(manager).edit(2, { tagline: 'B' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('[SEL-03] rejects a used slug, an invalid time zone and another shop’s picture at its field', async () => {
  const { owner } = await opened()
  const other = await opened({ slug: 'already-here' })
  const { edit } = editor(owner)
  const foreign = await upload(other.owner)
  for (const [payload, status, pointer] of [
    [{ slug: 'already-here' }, 409, '/slug'],
    [{ slug: 'seller' }, 409, '/slug'],
    [{ timeZone: 'Mars/Olympus' }, 400, '/timeZone'],
    [{ logoId: foreign }, 404, '/logoId'],
    [{ lowStockAt: -1 }, 400, '/lowStockAt'],
  ] as const)
    expect(await edit(1, payload)).toMatchObject({ status, body: { fields: [{ pointer }] } })
  expect((await editor(owner).read()).body.version).toBe(1)
})

test('removes invisible characters of a name, and refuses one that imitates another', async () => {
  const [own, other] = [await opened(), await opened()]
  const [mine, theirs] = [editor(own.owner), editor(other.owner)]
  const named = await theirs.edit((await theirs.read()).body.version, { name: 'Lumen\u200B \u202ERow' })
  expect(named.body, named.text).toMatchObject({ name: 'Lumen Row' })
  const { version } = (await mine.read()).body
  for (const name of ['Lumen Row', 'LUМЕN-ROW', 'Lumen\u2060Row', 'ЅТОА']) {
    const { status, body } = await mine.edit(version, { name })
    expect([status, body.fields?.[0]?.code], name).toEqual([400, 'imitates'])
  }
  expect((await mine.edit(version, { name: 'Lumen Row Oslo' })).status).toBe(200)

  // Users have other names than shops too, apart from those of a shop's team.
  const rename = ({ token }: Person, username: string) =>
    api().call({ method: 'POST', url: '/api/user/update_profile', token, ...multipart({ username }) })
  for (const username of ['Lumen R0w', 'Stoa Help', 'Ѕtoa-Team']) {
    const { status, body } = await rename(own.owner, username)
    expect([status, body.fields?.[0]], username).toEqual([
      400,
      expect.objectContaining({ pointer: '/username', code: 'imitates' }),
    ])
    expect((await register(api(), `${own.id}@example.test`, undefined, username)).status).toBe(400)
  }
  expect((await rename(other.owner, 'Lumen Row')).status).toBe(200)
})
