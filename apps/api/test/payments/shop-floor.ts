import { afterAll, beforeAll } from 'vitest'
import { createTestProvider } from '../../src/adapters/payment-test.ts'
import { createJobs } from '../../src/modules/jobs.ts'
import { type JobRunner, startJobs } from '../../src/platform/jobs/jobs.ts'
import type { PaymentProvider } from '../../src/ports/payment.ts'
import { type Answer, buildTestApp, type TestApp, type TestAppOptions } from '../app.ts'
import { createProduct, createShop, type Person, signedUp, type VariantSpec } from '../fixtures.ts'
import { keepPort, type RunningProvider, startTestProvider } from './test-provider.ts'

export interface ShopFloor extends TestApp {
  provider: RunningProvider
  /** The API at its own port, as the provider reaches it. */
  address: string
}

/**
 * Starts the application at a port of its own, with the real test provider. By default it also runs the jobs that
 * run without a request.
 */
export function useShopFloor(
  options: TestAppOptions & {
    jobs?: boolean
    /** Whether the provider's notices arrive. They come whenever they like, also in the middle of another call. */
    notices?: boolean
    laterMs?: number
    wrap?: (provider: PaymentProvider) => PaymentProvider
  } = {},
): () => ShopFloor {
  let floor: ShopFloor | undefined
  let provider: RunningProvider | undefined
  let runner: JobRunner | undefined
  beforeAll(async () => {
    const { port, release } = await keepPort()
    const address = `http://127.0.0.1:${port}`
    provider = await startTestProvider({
      webhookUrl: `${address}/${options.notices === false ? 'unheard' : 'api/payments/webhooks/test'}`,
      ...(options.laterMs !== undefined && { laterMs: options.laterMs }),
    })
    const adapter = createTestProvider({ url: provider.url, key: provider.key })
    const test = await buildTestApp({ ...options, payment: options.wrap?.(adapter) ?? adapter })
    await release()
    await test.app.listen({ port, host: '127.0.0.1' })
    floor = { ...test, provider, address }
    if (options.jobs === false) return
    runner = await startJobs({
      url: test.database.url,
      jobs: createJobs(test.deps, null),
      onError: () => undefined,
    })
  })
  afterAll(async () => {
    await runner?.stop()
    await floor?.close()
    // Also if the application didn't start.
    await provider?.close()
  })
  return () => {
    if (!floor) throw new Error('The application is there once beforeAll has run.')
    return floor
  }
}

export const ADDRESS = {
  fullName: 'Robin Reed',
  phone: '+1 503 555 0147',
  line1: '12 Harbour Lane',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
}

/** Runs one of the jobs now, whenever it would be due. */
export async function runJob(test: TestApp, name: string, payload: object = {}): Promise<void> {
  const job = createJobs(test.deps, null).find(each => each.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  await job.work(payload as never)
}

export const addAddress = async (
  { call }: TestApp,
  { token }: Person,
  values: object = {},
): Promise<string> =>
  (await call({ method: 'POST', url: '/api/user/addresses', token, payload: { ...ADDRESS, ...values } })).body
    .id

/** Puts a variant into the cart through the front door; answers the line's id. */
export async function addToCart(
  { call }: TestApp,
  { token }: Person,
  given: { productId: string; optionIds?: string[]; quantity?: number },
): Promise<string> {
  const { productId, optionIds = [], quantity = 1 } = given
  const answer = await call({
    method: 'POST',
    url: '/api/cart/add',
    token,
    payload: { productDTO: { id: productId }, quantity, optionIds },
  })
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`add to cart: ${answer.text}`)
  return answer.body.id
}

export const putCheckout = ({ call }: TestApp, { token }: Person, payload: object): Promise<Answer> =>
  call({ method: 'PUT', url: '/api/checkout', token, payload })

export const startPayment = (
  { call }: TestApp,
  { token }: Person,
  checkout: { id: string; amountHash: string },
  method = 'card',
): Promise<Answer> =>
  call({
    method: 'POST',
    url: `/api/checkout/${checkout.id}/payments`,
    token,
    payload: { amountHash: checkout.amountHash, method },
  })

export const confirm = ({ call }: TestApp, { token }: Person, id: string): Promise<Answer> =>
  call({ method: 'POST', url: `/api/payments/${id}/confirm`, token })

export interface Buyer extends Person {
  itemIds: string[]
  addressId: string
}

/** A buyer with an address and a cart of one line for each product, the first variant of each. */
export async function buyerOf(
  test: TestApp,
  products: readonly { id: string; variants: { optionIds: string[] }[] }[],
  quantity = 1,
): Promise<Buyer> {
  const person = await signedUp(test)
  const addressId = await addAddress(test, person)
  const itemIds: string[] = []
  for (const { id, variants } of products)
    itemIds.push(
      await addToCart(test, person, { productId: id, optionIds: variants[0]!.optionIds, quantity }),
    )
  return { ...person, itemIds, addressId }
}

/** An open checkout of all that a buyer has in the cart. */
export async function checkoutOf(test: TestApp, buyer: Buyer) {
  const { itemIds, addressId } = buyer
  const { status, body, text } = await putCheckout(test, buyer, { itemIds, addressId })
  if (status !== 200) throw new Error(`quote: ${text}`)
  return body
}

/** A product of a shop of its own. */
export async function stocked(test: TestApp, specs: readonly VariantSpec[] = [{}], shop: object = {}) {
  const { id } = await createShop(test.deps.db, shop)
  return createProduct(test.deps.db, id, specs)
}
