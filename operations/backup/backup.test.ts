import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { run } from '@stoa/testing/processes'
import { makeFolder, removeFolder, until } from '../support/servers.ts'
import { startTestProvider } from '../support/test-provider.ts'
import { breakFiles } from './broken-files.ts'
import { addAddress, addToCart, buy, fetchBytes, findChoices, signIn, uploadPortrait } from './buyer.ts'
import { command, embeddedUrl, fingerprints, query, type Shop, startShop } from './shop.ts'

const folder = makeFolder('backup')
const home = join(folder, 'home')
const elsewhere = join(folder, 'elsewhere')
const backups = join(folder, 'backups')
const closers: (() => Promise<unknown>)[] = [async () => removeFolder(folder)]
const demo: Record<string, string> = { SEED: 'demo', DEMO_ORDERS: '0' }

let shop: Shop
let token: string
let portrait: string
let portraitBytes: Buffer
let good: string
let orders: unknown
let cart: unknown

const urlOf = (database: string) => embeddedUrl(home, database)
const filesIn = (path: string) => readdirSync(path).sort()
const read = async (from: Shop, path: string, as: string) => (await from.ask('GET', path, { token: as })).body
const orderNumbers = (list: { items: { number: string }[] }) => list.items.map(({ number }) => number)

before(async () => {
  for (const path of [home, elsewhere, backups]) mkdirSync(path)
  const provider = await startTestProvider()
  closers.push(provider.stop)
  // What is due must be seen to survive, so nothing is done of it here.
  shop = await startShop(folder, { ...demo, ...provider.env, STOA_DATA_HOME: home, JOBS: 'off' })
  closers.push(shop.stop)
  token = await signIn(shop)
  const [bought, kept] = (await findChoices(shop, 2)) as [string, string]
  await addToCart(shop, token, bought)
  await buy(shop, token, provider.pay)
  await addToCart(shop, token, kept)
  portrait = await uploadPortrait(shop, token)
  portraitBytes = await fetchBytes(shop, portrait)
  for (const name of ['restored', 'blank']) await query(urlOf('postgres'), `create database ${name}`)
})
after(async () => {
  for (const close of closers.reverse()) await close()
})

test('a backup is made while addresses come and go, and a check says what it holds', async () => {
  let isOver = false
  let changes = 0
  const shopper = async () => {
    while (!isOver) {
      const id = await addAddress(shop, token)
      assert.equal((await shop.ask('DELETE', `/api/user/addresses/${id}`, { token })).status, 204)
      changes++
    }
  }
  const shoppers = Promise.all([shopper(), shopper()])
  const made = await run('pnpm', ['--silent', '--filter', 'api', 'backup', backups, '--keep', '1'], {
    env: { STOA_DATA_HOME: home },
  }).finally(() => {
    isOver = true
  })
  await shoppers
  assert.equal(made.code, 0, made.output)
  assert.ok(changes > 10, `${changes} addresses came and went meanwhile`)
  const [name] = filesIn(backups)
  assert.deepEqual(filesIn(backups), [name], 'nothing is left beside it')
  assert.match(name!, /^stoa-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.stoa$/)
  assert.equal(statSync(join(backups, name!)).mode & 0o777, 0o600)

  const checked = await command('restore', ['--check', join(backups, name!)], {})
  assert.equal(checked.code, 0, checked.output)
  assert.match(checked.output, /orders: 1\naccounts: 3\nproducts: 210\npictures: 1\n/)
})

test('the next one takes the place of the oldest, and none is written over', async () => {
  const [first] = filesIn(backups)
  const made = await command('backup', [backups, '--keep', '1'], { STOA_DATA_HOME: home })
  assert.equal(made.code, 0, made.output)
  const [name, ...others] = filesIn(backups)
  assert.deepEqual(others, [])
  assert.notEqual(name, first)
  good = join(backups, name!)
  const again = await command('backup', [good], { STOA_DATA_HOME: home })
  assert.equal(again.code, 1)
  assert.match(again.output, /no backup is ever written over/)
})

test('restored elsewhere every row of every table is there, and every number goes on', async () => {
  orders = await read(shop, '/api/user/orders', token)
  cart = await read(shop, '/api/cart/findAll', token)
  const sequences = (url: string) =>
    query<{ name: string; value: string }>(
      url,
      `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and
        last_value is not null order by 1`,
    )
  const [before, numbers] = [await fingerprints(urlOf('stoa')), await sequences(urlOf('stoa'))]
  const restored = await command('restore', [good], {
    DATABASE_URL: urlOf('restored'),
    STOA_DATA_HOME: elsewhere,
  })
  assert.equal(restored.code, 0, restored.output)
  assert.ok(Object.keys(before).length > 60)
  assert.deepEqual(await fingerprints(urlOf('restored')), before)
  const after = await sequences(urlOf('restored'))
  assert.deepEqual(
    after.map(({ name }) => name),
    numbers.map(({ name }) => name),
  )
  for (const [at, { value }] of after.entries()) assert.ok(BigInt(value) > BigInt(numbers[at]!.value))
  const keys = await query<{ count: number }>(
    urlOf('restored'),
    `select count(*)::int as count from pg_constraint where contype = 'f' and convalidated
      and connamespace = 'public'::regnamespace`,
  )
  assert.deepEqual(
    keys,
    await query(
      urlOf('stoa'),
      `select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  )
})

test('serves cart, order and picture from the restored database, and does the jobs that were due', async () => {
  const second = await startShop(folder, {
    ...demo,
    DATABASE_URL: urlOf('restored'),
    STOA_DATA_HOME: elsewhere,
    MIGRATE: 'wait',
  })
  try {
    const fresh = await signIn(second)
    const found = await read(second, '/api/user/orders', fresh)
    assert.equal(found.items.length, 1)
    assert.deepEqual(orderNumbers(found), orderNumbers(orders as never))
    assert.deepEqual(await read(second, '/api/cart/findAll', fresh), cart)
    assert.deepEqual(await fetchBytes(second, portrait), portraitBytes)
    // The signing key came along.
    assert.equal((await second.ask('GET', '/api/user/me', { token })).status, 200)
    // Of jobs a backup has none: each unsent email has been given another.
    await until('a job for each unsent email', async () => {
      const [emails] = await query<{ unsent: number; jobs: number }>(
        urlOf('restored'),
        `select (select count(*)::int from emails where sent_at is null) as unsent,
          (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-email') as jobs`,
      )
      return emails!.unsent > 0 && emails!.jobs === emails!.unsent
    })

    const refused = await command('restore', [good], {
      DATABASE_URL: urlOf('restored'),
      STOA_DATA_HOME: folder,
    })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /Processes of the marketplace are connected.*stoa-api/)
  } finally {
    await second.stop()
  }
  const full = await command('restore', [good], { DATABASE_URL: urlOf('restored'), STOA_DATA_HOME: folder })
  assert.equal(full.code, 1)
  assert.match(full.output, /This marketplace is not empty: there are rows in addresses,/)
})

test('refuses a file that is damaged, cut, newer or no backup, with a reason and no leftovers', async () => {
  const broken = breakFiles(good, folder)
  const target = join(folder, 'target')
  const expected = {
    damaged: /is damaged or cut.*Take another copy/,
    cut: /is damaged or cut.*Take another copy/,
    newerForm: /newer version of Stoa \(form 2, this one knows 1\)/,
    newerMigration: /newer version of Stoa.*9999_of-tomorrow/,
    otherRows: /The rows of search_words are not those of the file/,
    noBackup: /is no backup of Stoa/,
  }
  const env = { DATABASE_URL: urlOf('blank'), STOA_DATA_HOME: target }
  const refuse = async (name: keyof typeof expected) => {
    const refused = await command('restore', [broken[name]], env)
    assert.equal(refused.code, 1, name)
    assert.match(refused.output, expected[name], name)
  }
  // This one comes as far as the database, which must have no other connection then.
  const { otherRows: _, ...early } = expected
  await Promise.all((Object.keys(early) as (keyof typeof early)[]).map(refuse))
  await refuse('otherRows')
  const left = await query(
    urlOf('blank'),
    `select relname from pg_class where relnamespace not in (select oid from pg_namespace
      where nspname in ('pg_catalog', 'information_schema', 'pg_toast'))`,
  )
  assert.deepEqual(left, [])
  assert.throws(() => statSync(target), /ENOENT/)
})

test('refuses to back up an empty database', async () => {
  const file = join(folder, 'nothing.stoa')
  const refused = await command('backup', [file], { DATABASE_URL: urlOf('blank'), STOA_DATA_HOME: folder })
  assert.equal(refused.code, 1)
  assert.match(refused.output, /There is no marketplace in this database/)
  assert.deepEqual(
    filesIn(folder).filter(name => name.startsWith('nothing')),
    [],
  )
})
