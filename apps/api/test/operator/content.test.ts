import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { supplyPages } from '../../src/modules/pages/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { meanwhile } from '../meanwhile.ts'
import { type Employee, employee, REASON, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()
let editor: Employee

beforeAll(async () => {
  await supplyPages(desk().deps.db, desk().clock.now())
  editor = await employee(desk(), ['content'])
})

const read = async (path: string) => {
  const { status, body, text } = await desk().ask({
    method: 'GET',
    url: `/api/operator/${path}`,
    cookie: editor.cookie,
  })
  expect(status, text).toBe(200)
  return body
}

const send = (path: string, payload: object, method: 'POST' | 'DELETE' = 'POST', { cookie } = editor) =>
  desk().ask({
    method,
    url: `/api/operator/${path}`,
    cookie,
    payload,
    headers: { 'idempotency-key': newId() },
  })

const logged = async () => {
  const { rows } = await desk().deps.db.execute<{ what: string }>(
    sql`select what, subject_id, before, after, reason from operator_log where subject_kind in ('page', 'settings') order by id`,
  )
  return rows
}

const publicText = async (slug: string): Promise<string> => {
  const { body } = await desk().call({ method: 'GET', url: '/api/public/pages' })
  return body.pages.find((page: { slug: string }) => page.slug === slug)?.html ?? ''
}

test('a page is published after a dry run, and restored, and the log has both', async () => {
  const page = await read('pages/about')
  const text = { ...page.text, body: 'We are **{{name}}**.\n\nCome and see.' }
  const change = { text, reason: REASON, expect: page.expect }
  const rehearsed = await send('pages/about/versions?dryRun=true', change)
  expect(rehearsed.body).toMatchObject({ isDryRun: true, effects: [{ kind: 'page_published', count: 1 }] })
  expect(await publicText('about')).not.toContain('Come and see.')

  const published = await send('pages/about/versions', change)
  expect(published.body.page.versions[0]).toMatchObject({ version: 2, isCurrent: true, note: REASON })
  expect(await publicText('about')).toContain('Come and see.')

  const stale = await send('pages/about/versions', change)
  expect([stale.status, stale.body.code]).toEqual([409, 'operator.state_changed'])
  const restored = await send('pages/about/versions', {
    restore: 1,
    reason: REASON,
    expect: published.body.page.expect,
  })
  expect(restored.body.page.text).toEqual(page.text)
  expect(await publicText('about')).not.toContain('Come and see.')
  expect((await logged()).map(({ what }) => what)).toEqual(['page.published', 'page.published'])
})

test('a text with faults isn’t published, and the answer names their fields', async () => {
  const page = await read('pages/about')
  const draft = { title: '', description: 'Who we are.', body: 'First.\n\nSee {{nothing}}.' }
  const preview = await send('pages/preview', draft)
  expect(preview.body.problems).toMatchObject([
    { field: 'title', line: 1 },
    { field: 'body', line: 3, column: 5 },
  ])
  const refused = await send('pages/about/versions', { text: draft, reason: REASON, expect: page.expect })
  expect(refused.status).toBe(400)
  expect(refused.body.fields.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/text/title',
    '/text/body',
  ])
  expect((await read('pages/about')).expect).toBe(page.expect)
})

test('an own page is created once, published and deleted', async () => {
  const text = { title: 'Studio visits', description: 'When we are open.', body: 'Every Sunday.' }
  const own = {
    slug: 'studio-visits',
    kind: 'information',
    inFooter: true,
    inSitemap: true,
    text,
    reason: REASON,
  }
  const created = await send('pages', own)
  expect(created.body, created.text).toMatchObject({ slug: 'studio-visits', isOwn: true })
  expect((await send('pages', own)).body.code).toBe('page.refused')
  expect((await send('pages', { ...own, slug: 'cart' })).body.detail).toContain('path of the site')
  const supplied = await read('pages/about')
  const kept = await send('pages/about', { reason: REASON, expect: supplied.expect }, 'DELETE')
  expect(kept.body.code).toBe('page.refused')
  const { status } = await send(
    'pages/studio-visits',
    { reason: REASON, expect: created.body.expect },
    'DELETE',
  )
  expect(status).toBe(200)
  expect(await publicText('studio-visits')).toBe('')
})

test('a page isn’t deleted if another version is published while the deletion waits', async () => {
  const text = { title: 'Open day', description: 'When to come.', body: 'On Sunday.' }
  const own = {
    slug: 'open-day',
    kind: 'information',
    inFooter: false,
    inSitemap: false,
    text,
    reason: REASON,
  }
  const { body: page } = await send('pages', own)
  const version = `with locked as (select id from pages where slug = 'open-day' for update)
    insert into page_versions (id, page_id, n, source, title, description, body, html, sections, valid_from, published_at)
    select gen_random_uuid(), id, 2, 'operator', 'Open day', 'When to come.', 'On Monday.', '', '[]', now(), now() from locked`
  const [deleted] = await meanwhile(desk().database.pool, [version], () => [
    send('pages/open-day', { reason: REASON, expect: page.expect }, 'DELETE'),
  ])
  expect(deleted!.body.code).toBe('operator.state_changed')
})

test('settings are published, refused with their faults, and restored', async () => {
  const { settings, description, expect: seen } = await read('settings')
  expect(description).toMatchObject({
    properties: { money: { properties: { currency: { type: 'string' } } } },
  })
  const change = { settings: { ...settings, tagline: 'Kilns and looms' }, reason: REASON, expect: seen }
  const rehearsed = await send('settings?dryRun=true', change)
  expect(rehearsed.body.effects, rehearsed.text).toEqual([{ kind: 'settings_changed', count: 1 }])
  const { body } = await send('settings', change)
  expect(body.settings.settings.tagline).toBe('Kilns and looms')
  expect(desk().deps.market.settings.tagline).toBe('Kilns and looms')
  expect((await logged()).at(-1)).toMatchObject({
    what: 'settings.published',
    after: { fields: ['tagline'] },
  })

  const faulty = await send('settings', {
    ...change,
    settings: { ...settings, name: '', colour: 'blue' },
    expect: body.settings.expect,
  })
  expect([faulty.status, faulty.body.fields.length]).toEqual([400, 2])
  const [{ version }] = body.settings.versions
  const back = await send('settings', {
    restore: version - 1 || version,
    reason: REASON,
    expect: body.settings.expect,
  })
  expect(back.status, back.text).toBe(200)
})

test('changing settings about money needs the key “money” too', async () => {
  const { settings, expect: seen } = await read('settings')
  const money = { ...settings.money, commissionBasisPoints: 9_000 }
  const change = { settings: { ...settings, money }, reason: REASON, expect: seen }
  expect(await send('settings', change)).toMatchObject({
    status: 403,
    body: { code: 'operator.key_missing' },
  })
  const { status, text, body } = await send(
    'settings?dryRun=true',
    change,
    'POST',
    await employee(desk(), ['content', 'money']),
  )
  expect(status, text).toBe(200)
  expect(body.effects).toEqual([{ kind: 'settings_changed', count: 1 }])
})

test('no number and no text is too large for an answer', async () => {
  const big = await desk().ask({
    method: 'GET',
    url: '/api/operator/pages/about?version=99999999999',
    cookie: editor.cookie,
  })
  expect(big.status).toBe(400)
  const quotes = {
    title: 'Quotes',
    description: 'One in the other.',
    body: `Said.\n\n${'> '.repeat(20_000)}a`,
  }
  expect((await send('pages/preview', quotes)).body.problems).toMatchObject([{ field: 'body', line: 3 }])
})
