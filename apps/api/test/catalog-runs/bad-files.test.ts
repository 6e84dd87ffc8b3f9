import { mkdtemp, readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../app.ts'
import { file, HEADER, type ImportDesk, importDesk } from './import-desk.ts'

const app = useTestApp()
let desk: ImportDesk
beforeAll(async () => {
  desk = await importDesk(app())
})

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

describe('a file is read as it was written', () => {
  const words = 'Krug, größer – 24 €'
  const lines = (delimiter: string, price: string) =>
    [
      ['Handle', 'Title', 'Variant Price'],
      ['krug', `"${words}"`, price],
    ]
      .map(cells => cells.join(delimiter))
      .join('\r\n')
  const windows = Buffer.from(
    [...lines(';', '24,50')].map(sign => ({ '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0)),
  )
  test.each([
    ['UTF-8 and commas', Buffer.from(lines(',', '24.50')), 'utf-8', 'comma'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${lines(',', '24.50')}`), 'utf-8', 'comma'],
    ['Windows-1252, semicolons and a decimal comma', windows, 'windows-1252', 'semicolon'],
    ['UTF-16 and tabs', utf16(lines('\t', '24,50')), 'utf-16le', 'tab'],
    ['UTF-16 of the other order', utf16(lines('\t', '24.50')).swap16(), 'utf-16be', 'tab'],
    ['UTF-16 without its mark', utf16(lines(',', '24.50')).subarray(2), 'utf-16le', 'comma'],
    ['line ends of old', Buffer.from(lines(',', '24.50').replaceAll('\r\n', '\r')), 'utf-8', 'comma'],
  ])('%s', async (_, bytes, encoding, delimiter) => {
    const { body } = await desk.send(bytes)
    expect(body).toMatchObject({ encoding, delimiter })
    expect(await desk.work(body.id)).toMatchObject({ counts: { new: 1, refused: 0 } })
    const { body: list } = await desk.get(`/runs/${body.id}/items`)
    expect(list.items[0].title).toBe(words)
    expect(list.items[0].changes).toContainEqual({ field: 'price', variant: '', from: null, to: '24.50' })
    await desk.post(`/runs/${body.id}/cancel`)
  })
})

describe('[SEL-07] what cannot be read is refused with a sentence, and nothing is kept', () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync('Handle,Title')])
  test.each([
    ['an empty file', Buffer.alloc(0), /The file is empty/],
    ['blank lines', Buffer.from('\n\n \n'), /The file is empty/],
    ['a header alone', Buffer.from(`${HEADER}\n`), /a header but no rows/],
    ['a zip archive in disguise', zip, /zip archive or an Excel workbook/],
    ['millions of columns', Buffer.from(`Handle${','.repeat(7_900_000)}\nmug`), /header is longer/],
    [
      'columns behind a line end in one',
      Buffer.from(`"a\n"${','.repeat(7_900_000)}\nmug`),
      /header is longer/,
    ],
    ['too many columns', Buffer.from(`Handle${',a'.repeat(9_000)}\nmug`), /9001 columns/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /is a picture, not a CSV/],
  ])('%s', async (_, bytes, sentence) => {
    const { status, body } = await desk.send(bytes)
    expect([status, body.code, body.detail]).toEqual([
      400,
      'run.file_unusable',
      expect.stringMatching(sentence),
    ])
    expect((await desk.get('/runs?limit=1')).body.items[0]?.status ?? 'canceled').toBe('canceled')
  })

  test('a text instead of a file', async () => {
    const { body } = await app().call({
      method: 'POST',
      url: '/api/seller/imports',
      token: desk.seller.token,
      headers: { 'content-type': 'application/json' },
      payload: {},
    })
    expect(body.code).toBe('request.media_type')
  })
})

test('reports each invalid row with line, column and reason, and returns it to be fixed', async () => {
  const own = await importDesk(app())
  const row = (handle: string, title: string, price: string, quantity = '') =>
    `${handle},${title},,,,true,Title,Default Title,,${quantity === '' ? '' : 'shopify'},${quantity},${price},`
  const run = await own.take(
    file(
      row('words', 'Words', 'twelve dollars'),
      row('negative', 'Negative', '5', '-3'),
      `formula,"=cmd|' /C calc'!A0","<p>Good<script>alert(1)</script></p>",,@tag,true,Title,Default Title,,,,5,`,
      row('twice', 'Once', '5'),
      row('other', 'Other', '5'),
      row('twice', 'Again', '5'),
      HEADER,
      row('', 'No handle', '5'),
      'broken,"never closed',
    ),
  )
  expect(run).toMatchObject({ status: 'done', counts: { new: 4, refused: 5, applied: 4 } })
  const { body } = await own.get(`/runs/${run.id}/items?outcome=refused`)
  const problems = body.items.flatMap((item: { problems: object[] }) => item.problems)
  expect(problems).toMatchObject([
    { line: 2, column: 'Variant Price', reason: '“twelve dollars” isn’t an amount such as 49.90' },
    { line: 7, column: 'Title', reason: expect.stringContaining('begins on line 5') },
    { line: 8, column: 'Handle', reason: 'the row repeats the header' },
    { line: 9, column: 'Handle', reason: expect.stringContaining('belongs to no product') },
    { line: 10, column: 'row', reason: expect.stringContaining('never closed') },
  ])
  const { body: made } = await app().call({ method: 'GET', url: '/api/public/products/formula' })
  expect(made).toMatchObject({ name: "=cmd|' /C calc'!A0", descriptionHtml: '<p>Good</p>' })

  const csv = await own.get(`/runs/${run.id}/refused`)
  expect(csv.headers['content-type']).toContain('text/csv')
  const [head, first] = csv.text.slice(1).split('\r\n')
  expect(head).toBe(`${HEADER},Reason`)
  expect(first).toContain('“twelve dollars” isn’t an amount')
  const mended = csv.text
    .slice(1)
    .replace(
      'words,Words,,,,true,Title,Default Title,,,,twelve dollars',
      'words,Words,,,,true,Title,Default Title,,,,12',
    )
  expect(await own.take(mended)).toMatchObject({ counts: { new: 1, change: 1 } })
})

test('a file of many rows is read in a thread of its own and to its last row', async () => {
  const own = await importDesk(app())
  const rows = Array.from(
    { length: 3_000 },
    (_, n) => `same,${n === 0 ? 'Same' : ''},,,"${'blue, '.repeat(12)}",,Size,${n},,,,5,`,
  )
  const { body } = await own.send(file(...rows))
  const run = await own.work(body.id)
  // One product of too many rows: refused as one, when all of them are read.
  expect(run).toMatchObject({ status: 'checked', total: 3_000, counts: { refused: 1 } })
  const { body: list } = await own.get(`/runs/${body.id}/items`)
  expect(list.items[0].problems).toMatchObject([
    { line: 2_502, reason: 'the product has more than 2,500 rows' },
  ])
})

test.each([
  ['rows', { total: 1_999_999, files: 1 }, /1 files with 1,999,999 rows are kept of this shop/],
  ['files', { total: 1, files: 300 }, /300 files with 300 rows are kept of this shop/],
])(
  '[SEL-07] limits the %s that a shop keeps at a time, and says until when',
  async (_, { total, files }, words) => {
    const own = await importDesk(app())
    const keep = (lasts: string) =>
      app().database.pool.query(
        `insert into catalog_runs (id, shop_id, kind, status, file_key, total, expires_at)
        select gen_random_uuid(), $1, 'import', 'done', 'runs/nowhere', $2, now() + $3::interval from generate_series(1, $4)`,
        [own.shop.id, total, lasts, files],
      )
    const products = file('a,A,,,,true,Title,Default Title,,,,5,', 'b,B,,,,true,Title,Default Title,,,,5,')
    await keep('-1 day')
    const { status: before, body: run } = await own.send(products)
    expect(before).toBe(202)
    await own.post(`/runs/${run.id}/cancel`)
    await app().database.pool.query('delete from catalog_runs where id = $1', [run.id])
    await keep('3 days')
    const { status, body } = await own.send(products)
    expect([status, body.code, body.detail]).toEqual([409, 'run.no_room', expect.stringMatching(words)])
  },
)

test('leaves no file on the disk if its sender disconnects halfway', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-half-sent-'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await app().app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app().app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const head = [
      'POST /api/seller/imports HTTP/1.1',
      'host: stoa.test',
      `authorization: Bearer ${desk.seller.token}`,
      'content-type: multipart/form-data; boundary=half',
      'content-length: 1000000',
    ]
    const part = [
      '--half',
      'content-disposition: form-data; name="file"; filename="kiln.csv"',
      'content-type: text/csv',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${part.join('\r\n')}\r\n\r\n${HEADER}\n`)
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => readdir(folder)).toEqual([])
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
})
