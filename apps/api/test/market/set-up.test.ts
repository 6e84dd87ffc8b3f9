import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { publishSettings } from '../../src/modules/market/index.ts'
import { setUp } from '../../src/modules/set-up/set-up.schema.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'

const OPERATOR = 'operator@kauppa.example'
const LEGAL = {
  entity: 'Kauppa Oy',
  address: ['Rantatie 1', '00100 Helsinki'],
  country: 'FI',
  register: null,
  responsible: null,
  vatId: null,
}

const api = useTestApp()

/** Returns settings as a release without some of them left them, with one that no longer exists. */
function olderShape({
  language: _,
  locale: __,
  timeZone: ___,
  marks: ____,
  home: _____,
  money: { salesTaxElsewhere: ______, ...money },
  legal: { responsible: _______, ...legal },
  contact: { phone: ________, ...contact },
  ...settings
}: MarketSettings) {
  return { ...settings, money, legal, contact, logo: 'name' }
}

async function publish(change: Partial<MarketSettings>): Promise<void> {
  const { db, market, clock } = api().deps
  await market.refresh()
  const data = { ...market.settings, ...change }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

const init = (email = OPERATOR) =>
  runCommand('operator', ['init', email], {
    DATABASE_URL: api().database.url,
    STOA_DATA_HOME: api().dataDir,
    SITE_URL: 'https://kauppa.example',
    SEED: 'own',
  })

async function newToken(): Promise<string> {
  const { stdout } = await init()
  const [, token] = /^https:\/\/kauppa\.example\/set-up#token=([\w-]{43})\n$/.exec(stdout) ?? []
  return token!
}

const ask = (what: 'read' | 'save' | 'test-email' | 'open', payload: object) =>
  api().call({ method: 'POST', url: `/api/operator/set-up/${what}`, payload })

beforeAll(() => publish({ state: 'closed' }))

describe('the link to the set-up page', () => {
  test('is stored as a hash alone, and another one ends it', async () => {
    const first = await newToken()
    const [row] = await api().deps.db.select().from(setUp)
    expect(JSON.stringify(row)).not.toContain(first)
    expect((await ask('read', { token: first })).body).toMatchObject({ email: OPERATOR, testEmail: 'none' })
    const second = await newToken()
    expect(await ask('read', { token: first })).toMatchObject({
      status: 400,
      body: { code: 'account.token_invalid' },
    })
    expect((await ask('read', { token: second })).status).toBe(200)
  })

  test('ends after a day', async () => {
    const token = await newToken()
    api().clock.advance(24 * 3_600_000 - 60_000)
    expect((await ask('read', { token })).status).toBe(200)
    api().clock.advance(60_001)
    for (const what of ['read', 'test-email'] as const) expect((await ask(what, { token })).status).toBe(400)
    const change = { token, version: 1, settings: {} }
    for (const what of ['save', 'open'] as const) expect((await ask(what, change)).status).toBe(400)
    // The command has the machine's clock.
    api().clock.advance(-24 * 3_600_000 - 1)
  })

  test('asks for a proper address', async () => {
    expect(await init('operator')).toMatchObject({ code: 1, stderr: '"operator" isn’t an email address.\n' })
  })
})

describe('the set-up of a closed marketplace', () => {
  let token: string
  beforeEach(async () => {
    token = await newToken()
  })
  const read = async () => (await ask('read', { token })).body

  test('keeps faulty settings for the next visit, also under another link', async () => {
    const { version, settings } = await read()
    expect(settings).toEqual(api().deps.market.settings)
    const draft = { ...settings, name: '', returns: { days: null } }
    expect((await ask('save', { token, version, settings: draft })).status).toBe(204)
    token = await newToken()
    expect((await read()).settings).toEqual({ ...draft, returns: { ...settings.returns, days: null } })

    await publish({ tagline: 'changed by a command' })
    expect((await read()).settings.tagline).toBe('changed by a command')
    expect(await ask('open', { token, version, settings: draft })).toMatchObject({
      status: 412,
      body: { code: 'edit.conflict' },
    })
  })

  test('completes what was filled in before an upgrade', async () => {
    const { version, settings } = await read()
    const older = olderShape(settings)
    const draft = {
      ...older,
      name: 'Kauppa',
      money: { ...older.money, currency: '' },
      legal: { ...LEGAL, country: '' },
    }
    expect((await ask('save', { token, version, settings: draft })).status).toBe(204)
    expect((await read()).settings).toEqual({
      ...settings,
      name: 'Kauppa',
      money: { ...settings.money, currency: '' },
      legal: draft.legal,
      marks: { logo: null, logoDark: null, icon: null, share: null },
      home: { ...settings.home, hero: { ...settings.home.hero, title: null, text: null } },
    })
    await ask('save', { token, version, settings })
  })

  test('says whether files, payments and emails work, and sends one test email at a time', async () => {
    expect(await read()).toMatchObject({ storage: true, payment: null, testEmail: 'none' })
    for (let times = 0; times < 2; times++)
      expect((await ask('test-email', { token })).body.testEmail).toBe('waiting')
    const { db } = api().deps
    const sent = await db.select().from(emails).where(eq(emails.kind, 'set-up-test'))
    expect(sent.map(({ recipient }) => recipient)).toEqual([OPERATOR])
    await db.update(emails).set({ sentAt: new Date() })
    expect((await read()).testEmail).toBe('sent')
  })

  test('names each fault at its field, and publishes nothing', async () => {
    const { version, settings } = await read()
    const nameless = { ...settings, legal: { ...LEGAL, entity: null } }
    expect((await ask('open', { token, version, settings: nameless })).body.fields).toEqual([
      {
        pointer: '/settings/legal/entity',
        code: 'invalid',
        message: 'A marketplace needs this to open.',
      },
    ])
    const faulty = { ...settings, name: '', returns: { days: 0, sendDays: 14, labelDays: 3 } }
    const { status, body } = await ask('open', { token, version, settings: faulty })
    expect(status).toBe(400)
    expect(body.fields.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/settings/name',
      '/settings/returns/days',
    ])
    expect((await read()).version).toBe(version)
  })

  test('opens once, and the link and its command end', async () => {
    const { version, settings } = await read()
    // A page of an earlier release may still be open.
    const change = { token, version, settings: { ...olderShape(settings), name: 'Kauppa', legal: LEGAL } }
    const opened = await Promise.all([ask('open', change), ask('open', change)])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await api().call({ method: 'GET', url: '/api/public/market' })).body).toMatchObject({
      version: version + 1,
      name: 'Kauppa',
      state: 'open',
    })
    expect(await ask('read', { token })).toMatchObject({
      status: 400,
      body: { detail: 'The marketplace is open.' },
    })
    expect(await init()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The marketplace is open.'),
    })
  })
})
