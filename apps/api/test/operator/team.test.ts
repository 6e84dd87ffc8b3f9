import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { publishSettings } from '../../src/modules/market/index.ts'
import { users } from '../../src/modules/users/users.schema.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { OPERATOR_KEYS } from '../../src/platform/operator-keys.ts'
import { runCommand } from '../catalog/command.ts'
import { confirmEmail, createShop, PASSWORD, signedUp, signIn } from '../fixtures.ts'
import { decisions, type Employee, employee, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()

const run = (name: string, ...args: string[]) =>
  runCommand(name, args, {
    DATABASE_URL: desk().database.url,
    STOA_DATA_HOME: desk().dataDir,
    SITE_URL: 'https://kauppa.example',
    SEED: 'own',
  })
const command = (...args: string[]) => run('operator', ...args)

const logged = async (email: string) => {
  const { rows } = await desk().deps.db.execute(sql`select l.what, l.by_name, l.reason, l.before, l.after
    from operator_log l join users u on u.id::text = l.subject_id where u.email = ${email} order by l.id`)
  return rows
}

describe('operator init', () => {
  test('makes the first admin, with an account whose password is chosen by a link', async () => {
    const { market, db, clock } = desk().deps
    const registered = await signedUp(desk())
    const data = { ...market.settings, state: 'closed' as const }
    await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
    // Anyone may have registered this address.
    expect((await command('init', registered.email)).stderr).toContain('isn’t an admin yet')
    expect((await command('list')).stdout).toBe('There are no operators.\n')
    const first = await command('init', 'eeva@kauppa.example')
    expect(first.stdout).toMatch(/^https:\/\/kauppa\.example\/set-up#token=[\w-]{43}\n$/)
    const [, token] = /reset-password\?token=([\w-]+)/.exec(first.stderr)!
    const chosen = await desk().call({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: PASSWORD },
    })
    expect(chosen.status).toBe(200)
    expect((await signIn(desk(), 'eeva@kauppa.example')).body.isActive).toBe(1)
    expect((await command('list')).stdout).toMatch(/^eeva@kauppa\.example {2}ROLE_ADMIN /)
    expect(await logged('eeva@kauppa.example')).toEqual([
      {
        what: 'operator.added',
        by_name: 'shell',
        reason: null,
        before: null,
        after: { keys: OPERATOR_KEYS },
      },
    ])
    const second = await command('init', 'other@kauppa.example')
    expect(second.stderr).not.toContain('admin')
    expect(await db.select().from(users).where(eq(users.email, 'other@kauppa.example'))).toEqual([])
  })
})

describe('operator grant and revoke', () => {
  test('change who may use the console, and the last admin stays', async () => {
    const person = await signedUp(desk())
    const { email } = person
    expect(await command('grant', email, 'support')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has to confirm its address first'),
    })
    await confirmEmail(desk(), person)
    expect(await command('grant', email, 'support', '--because', 'Answers emails.')).toMatchObject({
      code: 0,
      stdout: `${email} is support.\n`,
    })
    expect(await command('revoke', 'eeva@kauppa.example')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('needs at least one admin'),
    })
    expect(await command('grant', 'eeva@kauppa.example', 'support')).toMatchObject({ code: 1 })
    expect((await command('grant', email, 'admin', '--limit', '2.345')).stderr).toContain('isn’t an amount')
    expect((await command('grant', email, 'admin', '--limit', '250.00')).code).toBe(0)
    expect((await command('revoke', 'eeva@kauppa.example')).code).toBe(0)
    expect(await command('revoke', 'eeva@kauppa.example')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('isn’t an operator'),
    })
    expect((await logged(email)).map(({ what, reason }) => [what, reason])).toEqual([
      ['operator.added', 'Answers emails.'],
      ['operator.keys_changed', null],
    ])
    expect((await logged(email))[1]).toMatchObject({
      before: { refundLimitMinor: null },
      after: { refundLimitMinor: 25_000 },
    })
  })

  test.each([
    [['grant', 'nobody@example.test', 'admin'], 'No account has this address'],
    [['grant', 'nobody@example.test', 'boss'], '"boss" isn’t a role'],
    [['grant', 'nobody'], 'pnpm --filter api operator'],
    [['revoke', 'nobody'], '"nobody" isn’t an email address'],
  ])('%j ends with what to do', async (args, stderr) => {
    expect(await command(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(stderr) })
  })
})

test('the database itself keeps the last admin, also when two remove each other', async () => {
  const { pool } = desk().database
  await employee(desk())
  await expect(pool.query(`update operators set keys = '{support}'`)).rejects.toThrow('last admin')
  const { rows } = await pool.query<{ id: string }>(
    `select user_id as id from operators where 'admin' = any(keys)`,
  )
  expect(rows.length).toBe(2)
  const removals = rows.map(({ id }) => pool.query('delete from operators where user_id = $1', [id]))
  const outcomes = await Promise.allSettled(removals)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

describe('in the console', () => {
  let admin: Employee
  let other: Employee
  beforeAll(async () => {
    admin = await employee(desk())
    other = await employee(desk(), ['support', 'admin'])
  })
  const change = (method: 'PUT' | 'DELETE', email: string, payload: object, by = admin) =>
    desk().ask({
      method,
      url: `/api/operator/operators/${encodeURIComponent(email)}`,
      cookie: by.cookie,
      payload: { reason: 'A change of duties.', ...payload },
    })

  test('grants only keys that the operator holds, and never to the operator', async () => {
    const person = await signedUp(desk())
    const { email } = person
    expect((await change('PUT', email, { keys: ['support'] })).body.code).toBe('account.email_unconfirmed')
    await confirmEmail(desk(), person)
    expect(await change('PUT', email, { keys: ['support', 'money'] }, other)).toMatchObject({
      status: 403,
      body: { code: 'operator.key_missing', detail: 'You can’t grant money.' },
    })
    const keys = ['support']
    const limitAfter = async (given: object) => {
      const { status, body } = await change('PUT', email, { keys, ...given }, other)
      return [status, body.items?.find((each: { email: string }) => each.email === email).refundLimit]
    }
    expect(await limitAfter({})).toEqual([200, null])
    expect(await limitAfter({ refundLimit: 250.5 })).toEqual([200, 250.5])
    expect(await limitAfter({})).toEqual([200, 250.5])
    expect((await limitAfter({ refundLimit: -1 }))[0]).toBe(400)
    expect(await limitAfter({ refundLimit: null })).toEqual([200, null])
    expect((await change('PUT', other.email, { keys: ['admin'] }, other)).body.code).toBe('operator.own_case')
    expect((await change('PUT', 'unknown@example.test', { keys: ['support'] })).body.code).toBe(
      'operator.not_found',
    )
  })

  test('ends access with the next call', async () => {
    const { status, body } = await change('DELETE', other.email, {})
    expect(status).toBe(200)
    expect(body.items.map(({ email }: { email: string }) => email)).not.toContain(other.email)
    const after = await desk().ask({ method: 'GET', url: '/api/operator/me', cookie: other.cookie })
    expect(after.status).toBe(401)
  })

  test('sessions:end ends sessions of the console too', async () => {
    expect((await run('sessions-end', admin.email)).code).toBe(0)
    const after = await desk().ask({ method: 'GET', url: '/api/operator/me', cookie: admin.cookie })
    expect(after.status).toBe(401)
  })
})

test('the command seller writes the log as shell', async () => {
  const slug = `kiln-${Date.now()}`
  await createShop(desk().deps.db, { slug })
  const reason = 'Doesn’t answer its buyers.'
  expect((await run('seller', 'suspend', slug, '--because', reason)).stdout).toBe(`${slug}: suspended\n`)
  expect((await run('seller', 'reopen', slug)).stdout).toBe(`${slug}: open\n`)
  expect(await decisions(desk())).toMatchObject([
    { what: 'shop.suspended', operator_id: null, by_name: 'shell', reason },
    { what: 'shop.reopened', reason: null },
  ])
})
