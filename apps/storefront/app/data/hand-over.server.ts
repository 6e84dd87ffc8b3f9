import { randomUUID } from 'node:crypto'
import { createLineDecoder, isApiError, minorUnits, unwrap } from '@stoa/api-client'
import type { CartLine } from '@stoa/cart-core'
import { type HandedOverLines, isId } from '../lib/handed-over-lines.ts'
import { critical, type LoaderScope, serverApi } from './api.server.ts'
import { toDestination } from './delivery.server.ts'
import { followMarket } from './market-settings.server.ts'

/** Lines that another page hands over, priced by the API. */
export interface HandOver {
  /** Id under which its lines are added once. */
  readonly id: string
  /** Host of the page that sent it; null if its browser doesn't name it. */
  readonly from: string | null
  readonly lines: readonly CartLine[]
  /** Number of lines that couldn't be read. */
  readonly unread: number
  /** Number of lines whose product, or choice of options, doesn't exist. */
  readonly gone: number
  /** Reason why there are no lines. */
  readonly problem: 'unreadable' | 'too_many' | 'busy' | null
  /** HTTP status of the page. */
  readonly status: number
}

interface Sent {
  /** Id that the sender made. Another one is made if it has the wrong form. */
  readonly id?: unknown
  /** Origin of the sender, as its browser names it. */
  readonly sender?: string | null | undefined
  readonly lines: HandedOverLines
}

/** Prices the lines of a hand-over with the public quote. Stores nothing. */
export async function readHandOver(
  scope: Pick<LoaderScope, 'request' | 'context'>,
  { id, sender, lines: read }: Sent,
): Promise<HandOver> {
  const empty = { id: isId(id) ? id : randomUUID(), from: hostOf(sender), lines: [], unread: 0, gone: 0 }
  if ('problem' in read) return { ...empty, problem: read.problem, status: 400 }
  const { currency } = await followMarket(scope)
  const quote = unwrap(
    serverApi(scope).POST('/api/public/cart/quote', {
      params: { query: toDestination(scope.request) },
      body: read.lines.map(({ productId, ...line }) => ({ product: { id: productId }, ...line })),
    }),
  ).catch(error => {
    if (isApiError(error) && error.status === 429) return null
    throw error
  })
  const answer = await critical(quote)
  if (!answer) return { ...empty, problem: 'busy', status: 429 }
  const toLine = createLineDecoder(minorUnits(currency))
  const lines = answer.items.flatMap(item => (item ? toLine(item) : []))
  const gone = answer.items.length - lines.length
  return { ...empty, lines, unread: read.unread, gone, problem: null, status: 200 }
}

/** Host of an origin on the web; null for others, such as that of an extension. */
function hostOf(origin: string | null | undefined): string | null {
  if (!origin || !URL.canParse(origin)) return null
  const { protocol, host } = new URL(origin)
  return protocol === 'https:' || protocol === 'http:' ? host : null
}
