import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { grantOperator, SHELL } from '../../src/modules/operators/index.ts'
import { buildOperatorApp } from '../../src/operator/app.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { OPERATOR_KEYS, type OperatorKey } from '../../src/platform/operator-keys.ts'
import { type Answer, buildTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import { PASSWORD } from '../fixtures.ts'
import { type AppOwner, codeOf, signedUpWithApp } from '../second-factor/authenticator-app.ts'

export const ORIGIN = 'https://operator.shop.test'
export const REASON = 'Checked by phone with the owner.'

type Ask = InjectOptions & { cookie?: string | undefined }

export interface OperatorDesk extends TestApp {
  console: FastifyInstance
  /** Sends a request to the console's server, from a page of the console unless told. */
  ask(options: Ask): Promise<Answer>
}

/** An operator who is logged in to the console. */
export interface Employee extends AppOwner {
  cookie: string
}

/** Starts the API and the operator console for a test file, outside of a demo. */
export function useOperatorDesk(options: TestAppOptions = {}): () => OperatorDesk {
  let desk: OperatorDesk | undefined
  beforeAll(async () => {
    const test = await buildTestApp({
      ...options,
      first: { sellerApproval: 'manual', ...options.first },
      config: { isDemo: false, operatorOrigin: ORIGIN, consoleUrl: ORIGIN, ...options.config },
    })
    desk = await openConsole(test, options)
  })
  afterAll(async () => {
    await desk?.console.close()
    await desk?.close()
  })
  return () => {
    if (!desk) throw new Error('The application is there once beforeAll has run.')
    return desk
  }
}

/** Builds the console over an application. */
export async function openConsole<App extends TestApp>(
  test: App,
  { log }: Pick<TestAppOptions, 'log'> = {},
): Promise<App & OperatorDesk> {
  const app = await buildOperatorApp(test.deps, { checkResponses: true, ...(log && { log }) })
  return { ...test, console: app, ask: given => ask(app, given) }
}

async function ask(app: FastifyInstance, { cookie, headers, ...rest }: Ask): Promise<Answer> {
  const response = await app.inject({
    ...rest,
    headers: { ...(rest.method !== 'GET' && { origin: ORIGIN }), ...(cookie && { cookie }), ...headers },
  })
  const isJson = response.body !== '' && String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson ? JSON.parse(response.body) : null,
  }
}

/** The cookie that an answer sets, as a browser returns it. */
export const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';', 1)[0]!

export const logIn = (desk: OperatorDesk, email: string, password = PASSWORD): Promise<Answer> =>
  desk.ask({ method: 'POST', url: '/api/operator/session', payload: { email, password } })

/** Registers an account with an authenticator app, makes it an operator, and logs it in to the console. */
export async function employee(
  desk: OperatorDesk,
  keys: readonly OperatorKey[] = OPERATOR_KEYS,
): Promise<Employee> {
  const person = await signedUpWithApp(desk)
  await appoint(desk, person.email, keys)
  const { body } = await logIn(desk, person.email)
  const entered = await desk.ask({
    method: 'POST',
    url: '/api/operator/session/factor',
    // The code of this moment activated the app.
    payload: { challenge: body.secondFactor.challenge, code: codeOf(desk, person.secret, 1) },
  })
  if (entered.status !== 204) throw new Error(`log in: ${entered.text}`)
  return { ...person, cookie: cookieOf(entered) }
}

export const appoint = ({ deps, clock }: TestApp, email: string, keys: readonly OperatorKey[]) =>
  inTx(deps.db, tx =>
    grantOperator(tx, { ...SHELL, keys: OPERATOR_KEYS }, { email, keys, reason: null, now: clock.now() }),
  )

/** Sends an application for a shop, and returns its id and slug. */
export async function applied({ call, deps }: TestApp, token: string): Promise<{ id: string; slug: string }> {
  const slug = `kiln-${newId()}`
  const { status, text } = await call({
    method: 'POST',
    url: '/api/user/shop-application',
    token,
    headers: { 'idempotency-key': newId() },
    payload: {
      name: `Kiln ${slug.slice(-8)}`,
      slug,
      story: 'We throw bowls in a shed by the sea, and glaze each by hand.',
      logoId: null,
      address: { line1: '4 Shed Lane', city: 'Whitby', postalCode: 'YO21 1AA', countryCode: 'GB' },
      shipsTo: null,
      agreedVersion: 'none',
    },
  })
  if (status !== 200) throw new Error(`apply: ${text}`)
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select id from shop_applications where slug = ${slug}`,
  )
  return { id: rows[0]!.id, slug }
}

/** The log without the entries of logins and of the team, oldest first. */
export async function decisions({ deps }: TestApp): Promise<Record<string, unknown>[]> {
  const { rows } = await deps.db.execute(
    sql`select * from operator_log where subject_kind not in ('session', 'operator', 'person') order by id`,
  )
  return rows
}
