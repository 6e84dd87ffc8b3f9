import { ApiError, createLineDecoder, errorFromResponse, errorFromThrown, minorUnits } from '@stoa/api-client'
import type { components } from '@stoa/api-client/schema'
import type { CartLine } from '@stoa/cart-core'
import { pageKey, readValue, writeValue } from './storage.ts'
import type { Calls } from './types.ts'
import { withPictures } from './with-pictures.ts'

type Schemas = components['schemas']

const TIMEOUT_MS = 8_000

interface CallOptions {
  /** Origin of the marketplace. */
  readonly origin: () => string
  /** Country that the cart's shipping is for; null for the marketplace's default. */
  readonly country: () => string | null
}

/**
 * Calls of the marketplace from any origin. They carry neither cookies nor a token, and no header except the content
 * type: the API allows other origins nothing else.
 */
export function createCalls({ origin, country }: CallOptions): Calls {
  const reads = new Map<string, Promise<unknown>>()
  let currency: string | null = null
  let isWarned = false

  const call = async (path: string, body?: unknown): Promise<unknown> => {
    let response: Response
    let answer: unknown
    try {
      response = await fetch(origin() + path, {
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      answer = await response.json().catch(error => {
        // A proxy's page instead of the API's answer is reported by its status.
        if (response.ok || !(error instanceof SyntaxError)) throw error
      })
    } catch (thrown) {
      const error = errorFromThrown(thrown)
      if (error.kind === 'network') warn()
      throw error
    }
    if (!response.ok) throw errorFromResponse(response, answer)
    return answer
  }

  /** Browsers tell a page nothing about a rejected origin. */
  const warn = () => {
    if (isWarned || origin() === location.origin) return
    isWarned = true
    console.error(`${origin()} didn’t answer. Check that its EMBED_ORIGINS contains ${location.origin}.`)
  }

  const keep = (told: string): string => {
    if (told !== currency) writeValue(pageKey(origin(), 'currency'), told)
    currency = told
    return told
  }

  const quote = async (lines: readonly Schemas['QuoteLine'][]): Promise<readonly (CartLine | null)[]> => {
    const code = country()
    const path = `/api/public/cart/quote${code ? `?country=${code}` : ''}`
    const answer = (await call(path, lines)) as Schemas['CartQuote']
    if (!answer.currency) throw new ApiError({ kind: 'parse', title: 'The quote has no currency' })
    const toLine = createLineDecoder(minorUnits(keep(answer.currency)))
    return answer.items.map(item => item && withPictures(toLine(item), origin()))
  }

  const calls: Calls = {
    read(path) {
      const reading = reads.get(path) ?? call(path)
      reads.set(path, reading)
      // The next call tries again.
      reading.catch(() => reads.delete(path))
      return reading
    },
    quote: lines =>
      quote(
        lines.map(({ productId, optionIds, quantity }) => ({
          product: { id: productId },
          optionIds,
          quantity,
        })),
      ),
    async quoteOne({ product, variant, quantity = 1 }) {
      const [line = null] = await quote([
        { product: { id: product }, quantity, ...(variant && { variantId: variant }) },
      ])
      return line
    },
    currency: () => (currency ??= readValue(pageKey(origin(), 'currency'))),
    readCurrency: async () => keep(((await calls.read('/api/public/market')) as Schemas['Market']).currency),
  }
  return calls
}
