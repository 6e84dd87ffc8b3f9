import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { create } from '../../src/operator/catalog/category-actions.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { runCommand, temporaryFile } from '../catalog/command.ts'
import { createShop } from '../fixtures.ts'
import { registerShop } from '../tax/taxed.ts'
import { decisions, type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let editor: Employee

beforeAll(async () => {
  editor = await employee(desk(), ['content'])
})

const get = async (path = '') =>
  desk().ask({ method: 'GET', url: `/api/operator/tax${path}`, cookie: editor.cookie })

const check = async (payload: object) => {
  const { status, body, text } = await desk().ask({
    method: 'POST',
    url: '/api/operator/tax/rates/check',
    cookie: editor.cookie,
    payload,
  })
  expect(status, text).toBe(200)
  return body
}

const apply = (payload: object, query = '') =>
  desk().ask({
    method: 'POST',
    url: `/api/operator/tax/rates${query}`,
    cookie: editor.cookie,
    payload: { reason: REASON, ...payload },
    headers: { 'idempotency-key': newId() },
  })

const run = (...args: string[]) => runCommand('tax', args, { DATABASE_URL: desk().database.url })

describe('tax rates', () => {
  test('are checked row by row, added after a dry run, and logged with what they were before', async () => {
    const { db } = desk().deps
    await registerShop(db, (await createShop(db, { status: 'open' })).id, 'IE', 'oss')
    const csv =
      'country,region,category,rate,from,note\nPT,,standard,23,2020-01-01,\nPT,,standard,24,2099-01-01,planned\n'
    const checked = await check({ csv })
    expect(checked).toMatchObject({
      counts: { added: 2, changed: 0, unchanged: 0, refused: 0 },
      rows: [
        { line: 2, state: 'added', cells: { country: 'PT', rate: '23' }, before: null, problems: [] },
        {},
      ],
    })
    const given = { csv, expect: checked.expect }
    const rehearsed = await apply(given, '?dryRun=true')
    expect(rehearsed.body, rehearsed.text).toMatchObject({ isDryRun: true, expect: checked.expect })
    const applied = await apply(given)
    expect(applied.body.effects).toEqual(rehearsed.body.effects)
    expect(applied.body.effects).toEqual([
      { kind: 'tax_rates_added', count: 2 },
      { kind: 'tax_rates_changed', count: 0 },
      { kind: 'tax_countries', count: 1 },
      { kind: 'tax_shops', count: 1 },
    ])
    expect((await get()).body).toMatchObject({
      rates: [
        { country: 'PT', rateBp: 2300, fromDay: '2020-01-01', toDay: '2098-12-31', state: 'current' },
        {
          country: 'PT',
          rateBp: 2400,
          fromDay: '2099-01-01',
          toDay: null,
          state: 'upcoming',
          note: 'planned',
        },
      ],
      expect: applied.body.expect,
    })
    // The state that was seen has passed.
    expect((await apply(given)).body).toMatchObject({
      code: 'operator.state_changed',
      changed: { by: expect.any(String), what: 'tax_rates.changed' },
    })
    const rows = [{ country: 'pt', category: 'standard', rate: '25', from: '2099-01-01' }]
    expect((await check({ rows })).rows).toMatchObject([{ line: 1, state: 'changed', before: '24' }])
    await apply({ rows, expect: applied.body.expect })
    expect((await decisions(desk())).at(-1)).toMatchObject({
      what: 'tax_rates.changed',
      reason: REASON,
      before: { rates: { 'PT  standard 2099-01-01': 2400 } },
      after: { added: 0, changed: 1, countries: ['PT'], rates: { 'PT  standard 2099-01-01': 2500 } },
    })
  })

  test('refuse rows with faults, with line and reason, and change nothing', async () => {
    const { body: before } = await get()
    const csv =
      'country;region;category;rate;from;note\nPT;;standard;22;2020-01-01;\nXX;;standard;19;2030-01-01;\nPT;;caviar;19;2030-01-01;\nPT;Bavaria;standard;190;2030-02-30;\nES;;standard;21;2030-01-01;\n'
    const checked = await check({ csv })
    expect(checked.counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 4 })
    expect(checked.rows.map(({ line, state }: { line: number; state: string }) => [line, state])).toEqual([
      [2, 'refused'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'added'],
    ])
    expect(checked.rows[0].problems).toEqual([
      { column: 'rate', reason: expect.stringContaining('23 % has applied since 2020-01-01') },
    ])
    expect(checked.rows[3].problems.map(({ column }: { column: string }) => column)).toEqual([
      'region',
      'rate',
      'from',
    ])
    const refused = await apply({ csv, expect: before.expect })
    expect([refused.status, refused.body.code, refused.body.fields.length]).toEqual([
      400,
      'request.invalid',
      4,
    ])
    const known = await apply({ csv: csv.split('\n').slice(0, 2).join('\n'), expect: before.expect })
    expect([known.status, known.body.fields[0].message]).toEqual([
      400,
      expect.stringContaining('Line 2, rate: 23 % has applied'),
    ])
    expect((await check({ csv: 'land,satz\nDE,19\n' })).rows[0]).toMatchObject({
      state: 'refused',
      cells: null,
    })
    expect((await apply({ expect: before.expect })).status).toBe(400)
    expect((await get()).body).toEqual(before)
  })

  test('return unchanged from their own file, also with a note that looks like a formula', async () => {
    const note = '=1+1, "new"'
    const rows = [{ country: 'FI', category: 'standard', rate: '25.5', from: '2024-09-01', note }]
    const { expect: seen } = await check({ rows })
    await apply({ rows, expect: seen })
    const file = await get('/rates.csv')
    expect(file.headers['content-disposition']).toContain('tax-rates.csv')
    expect(file.text).toContain(`FI,,standard,25.5,2024-09-01,"'=1+1, ""new"""`)
    const { counts } = await check({ csv: file.text })
    expect(counts).toEqual({
      added: 0,
      changed: 0,
      unchanged: file.text.trim().split('\r\n').length - 1,
      refused: 0,
    })
  })

  test('that a command writes have an entry of the shell, once they change something', async () => {
    const file = await temporaryFile('country,category,rate,from\nSE,standard,25,2020-01-01\n')
    expect(await run('apply', file)).toMatchObject({ code: 0 })
    const [entry, ...rest] = (await decisions(desk())).toReversed()
    expect(entry).toMatchObject({ what: 'tax_rates.changed', by_name: 'shell', after: { countries: ['SE'] } })
    await run('apply', file)
    expect(await decisions(desk())).toHaveLength(rest.length + 1)
  })
})

describe('tax categories', () => {
  const put = (categories: object[], version: string) =>
    desk().ask({
      method: 'PUT',
      url: '/api/operator/tax/categories',
      cookie: editor.cookie,
      payload: { categories },
      headers: { 'if-match': `"${version}"` },
    })
  const STANDARD = { code: 'standard', name: 'Everything else', usedBy: [] as string[] }

  test('are named and used as they were saved, unless someone else saved since', async () => {
    const { id } = await inTx(desk().deps.db, tx => create(tx, { name: 'Stationery', parentId: null }))
    const { version } = (await get()).body
    const saved = await put([STANDARD, { code: 'books', name: 'Books', usedBy: [id] }], version)
    expect(saved.body, saved.text).toMatchObject({
      categories: [
        { code: 'standard', name: 'Everything else', isDefault: true, usedBy: [] },
        { code: 'books', name: 'Books', isDefault: false, usedBy: [{ id, name: 'Stationery' }], products: 0 },
      ],
    })
    expect((await put([STANDARD], version)).body.code).toBe('edit.conflict')
    const cut = await put([STANDARD], saved.body.version)
    expect([cut.status, cut.body.fields[0].message]).toEqual([
      400,
      expect.stringContaining('“Books” is missing'),
    ])
    const twice = await put(
      [
        { ...STANDARD, usedBy: [id] },
        { code: 'books', name: 'Books', usedBy: [id, newId()] },
      ],
      saved.body.version,
    )
    expect(twice.body.fields.map(({ code }: { code: string }) => code)).toEqual(['unique', 'not_found'])
    const released = await put(
      [STANDARD, { code: 'books', name: 'Printed books', usedBy: [] }],
      saved.body.version,
    )
    expect(released.body.categories[1]).toMatchObject({ name: 'Printed books', usedBy: [] })
    const entries = (await decisions(desk())).filter(({ what }) => what === 'tax_categories.changed')
    expect(entries).toMatchObject([
      { after: { added: ['books'], renamed: ['standard'], assigned: { [id]: 'books' } } },
      { before: { assigned: { [id]: 'books' } }, after: { renamed: ['books'], assigned: { [id]: null } } },
    ])
    // Saving what is there already leaves no entry.
    await put([STANDARD, { code: 'books', name: 'Printed books', usedBy: [] }], released.body.version)
    const { rows } = await desk().deps.db.execute(sql`select path from categories where id = ${id}`)
    expect(await run('category', String(rows[0]!.path), 'books')).toMatchObject({ code: 0 })
    const [byShell, ...before] = (await decisions(desk()))
      .filter(({ what }) => what === 'tax_categories.changed')
      .toReversed()
    expect(byShell).toMatchObject({ by_name: 'shell', after: { assigned: { [id]: 'books' } } })
    expect(before).toHaveLength(entries.length)
  })
})
