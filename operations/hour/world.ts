import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient, multipart, type SessionPort } from '@stoa/api-client'
import { ask } from './asking.ts'
import type { Notes } from './notes.ts'
import type { Promises } from './promises.ts'
import type { Provider } from './provider.ts'

export const PASSWORD = 'walnut-harbour-fable'

/** Product to buy: without options, so that its id suffices. */
export interface Choice {
  productId: string
  variantId: string
  slug: string
  shopSlug: string
}

/** State that visitors share. */
export interface World {
  address: string
  choices: readonly Choice[]
  provider: Provider
  notes: Notes
  promises: Promises
  /** 0 to 1, of the seed of the run. */
  random(): number
  isOver(): boolean
}

export interface Person {
  email: string
  client: ApiClient
  signIn(): Promise<unknown>
}

/** Time for which a visitor looks at a page; milliseconds. */
export const LOOKS = 6_000

/** Creates a client of an account, which logs in automatically, and again if its session has ended. */
export function createPerson({ address, notes }: World, email = `${randomUUID()}@example.test`): Person {
  let tokens: { token: string; refreshToken: string } | null = null
  const open = createApiClient({ baseUrl: address, timeoutMs: 30_000 })
  const signIn = async () => {
    notes.count('signed in')
    const answer = await ask(notes, 'sign in', () =>
      open.POST('/api/auth/signin', { body: { email, password: PASSWORD } }),
    )
    if (!answer.token || !answer.refreshToken) throw new Error('a second factor was asked for')
    tokens = { token: answer.token, refreshToken: answer.refreshToken }
    return tokens.token
  }
  let signingIn: Promise<string> | null = null
  const session: SessionPort = {
    getToken: () => tokens?.token ?? null,
    refresh: async () => {
      // One that holds elsewhere may not hold at a process whose clock is wrong.
      signingIn ??= signIn().finally(() => {
        signingIn = null
      })
      return signingIn
    },
  }
  const client = createApiClient({ baseUrl: address, session, timeoutMs: 30_000 })
  return { email, client, signIn }
}

/** Registers the account of a person, who is signed in then. */
export async function register(world: World, { email, signIn }: Person): Promise<void> {
  const { notes, promises, address } = world
  const body = { email, password: PASSWORD, username: 'Robin' }
  const open = createApiClient({ baseUrl: address, timeoutMs: 30_000 })
  await ask(notes, 'register', () =>
    open.POST('/api/public/registerWithoutVerify', { body, bodySerializer: multipart }),
  ).catch(error => {
    // The first answer was lost, and the account is there.
    if (error.status !== 409 && error.status !== 422) throw error
  })
  promises.accounts.add(email)
  await signIn()
}

export const keyed = () => ({ header: { 'Idempotency-Key': randomUUID() } })

export const pick = <T>({ random }: Pick<World, 'random'>, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)]!
