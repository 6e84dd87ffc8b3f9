import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProvider } from '../../src/adapters/payment-test.ts'
import { outsideTransaction } from '../../src/platform/db/outside-transaction.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../src/ports/payment.ts'
import { useTestDatabase } from '../database.ts'
import { conformance, intentOf } from './port-conformance.ts'
import { type RunningProvider, startTestProvider } from './test-provider.ts'

let running: RunningProvider
let provider: PaymentProvider
const database = useTestDatabase()

beforeAll(async () => {
  // No server listens there: the port is looked at from this side only.
  running = await startTestProvider({ webhookUrl: 'http://127.0.0.1:9/nobody' })
  provider = createTestProvider({ url: running.url, key: running.key })
})
afterAll(() => running?.close())

const signed = (notice: object, time = Date.now(), key = running.key) => {
  const body = Buffer.from(JSON.stringify(notice))
  const v1 = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'test-provider-signature': `t=${time},v1=${v1}` } }
}

conformance('the test provider', () => ({
  provider,
  approve: async reference => void (await running.pay(reference, '0002')),
  decline: async reference => void (await running.pay(reference, '0010')),
  webhook: (intent, paymentId) => signed({ id: `tn_${newId()}`, intent, paymentId }),
}))

const opened = async (lastFour: string) => {
  const { reference } = await provider.open(intentOf(1_000))
  await running.pay(reference, lastFour)
  return reference
}

test('refuses an old webhook, or one with another key', async () => {
  const notice = { id: 'tn_1', intent: 'ti_1', paymentId: newId() }
  for (const { body, headers } of [
    signed(notice, Date.now() - 6 * 60_000),
    signed(notice, Date.now(), 'another key that is long enough'),
  ])
    await expect(provider.readWebhook(body, headers)).rejects.toThrow()
})

test('pays or fails with each card as described', async () => {
  const { body: cards } = await running.call<{ number: string }[]>('/v1/cards')
  expect(cards).toHaveLength(10)
  const stateOf = async (lastFour: string) => (await provider.read(await opened(lastFour))).state
  expect(await stateOf('0028')).toBe('declined')
  expect(await stateOf('0036')).toBe('action')
  const later = await opened('0051')
  expect(await provider.capture(later, 'k1')).toMatchObject({ state: 'in_review', capture: null })
  await expect.poll(async () => (await provider.read(later)).state).toBe('captured')
  const denied = await opened('0069')
  await provider.capture(denied, 'k2')
  await expect.poll(async () => (await provider.read(denied)).state).toBe('declined')
  const lost = await opened('0044')
  await expect(provider.capture(lost, 'k3')).rejects.toThrow(ProviderUnavailable)
  expect(await provider.read(lost)).toMatchObject({ state: 'captured' })
  const whole = await opened('0093')
  const { capture } = await provider.capture(whole, 'k4')
  const refund = (minor: number) => provider.refund(capture!.reference, { minor, currency: 'USD' }, newId())
  await expect(refund(1)).rejects.toThrow(ProviderRefused)
  expect(await refund(1_000)).toMatchObject({ state: 'succeeded' })
})

test('an unknown card is refused, and so is a caller without the key', async () => {
  const { reference } = await provider.open(intentOf())
  expect(await running.pay(reference, '4242')).toMatchObject({ status: 422, body: { code: 'unknown_card' } })
  const stranger = createTestProvider({ url: running.url, key: 'x'.repeat(40) })
  await expect(stranger.read(reference)).rejects.toThrow(ProviderUnavailable)
  expect((await fetch(`${running.url}/v1/ledger`)).status).toBe(401)
})

test('[CHK-06] its ledger outlives a power cut', async () => {
  const reference = await opened('0002')
  const { capture } = await provider.capture(reference, 'k5')
  await running.kill()
  await expect(provider.read(reference)).rejects.toThrow(ProviderUnavailable)
  await running.start()
  expect(await provider.read(reference)).toMatchObject({ state: 'captured', capture })
  expect(await provider.capture(reference, 'k5')).toMatchObject({ capture })
})

test('a provider is not asked inside a transaction', async () => {
  const guarded = outsideTransaction(provider)
  expect(guarded.name).toBe('test')
  await expect(inTx(database().db, () => guarded.read('any'))).rejects.toThrow(/inside a transaction/)
  expect(await guarded.read('any')).toMatchObject({ state: 'gone' })
})
