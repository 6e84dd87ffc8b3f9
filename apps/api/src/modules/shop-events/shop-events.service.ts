import { PassThrough, type Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { Actor, ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { MINUTE } from '../../platform/durations.ts'
import { findMemberships, type Membership } from './members.repository.ts'
import { createShopListener, type ShopEvent } from './shop-listener.ts'

export interface ShopEvents {
  /** Hints of a shop from now on, as server-sent events. */
  stream(shop: ShopScope, actor: Pick<Actor, 'sessionId'>): Promise<Readable>
  close(): Promise<void>
}

const HEARTBEAT_MS = 20_000
const LIFETIME_MS = 10 * MINUTE
/** Maximum number of open streams per member and process. Opening another closes the oldest. */
const STREAMS_OF_MEMBER = 6
/** Maximum number of bytes waiting for a stream, in memory. A client that doesn't read is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024

/** Event that isn't sent on: it ends the streams of the user whose id it has. */
const MEMBER_LEFT = 'member.left'

interface Listener extends Membership {
  stream: PassThrough
  endsAt: number
}

/**
 * Creates the streams that notify clients of changes in a shop. An event doesn't contain the change; clients read it
 * afterwards.
 */
export function createShopEvents(
  { db, config }: { db: Db; config?: Pick<Config, 'databaseDirectUrl'> },
  { heartbeatMs = HEARTBEAT_MS, lifetimeMs = LIFETIME_MS } = {},
): ShopEvents {
  const byShop = new Map<string, Set<Listener>>()
  const all = () => [...byShop.values()].flatMap(listeners => [...listeners])
  const listener = createShopListener(config?.databaseDirectUrl ?? db.$client.options.connectionString, {
    onEvent: ({ shopId, event, id }: ShopEvent) => {
      if (event === MEMBER_LEFT) return finishThoseOf(shopId, id)
      for (const one of byShop.get(shopId) ?? []) write(one, eventText(event, id))
    },
    // Events of the gap are unknown. Clients read everything again when they reconnect.
    onGap: finishAll,
  })
  let heart: NodeJS.Timeout | undefined

  function write(one: Listener, text: string): void {
    if (one.stream.writableEnded) return
    if (one.stream.writableLength > MAX_WAITING_BYTES) one.stream.destroy()
    else one.stream.write(text)
  }

  /** Ends streams that have expired or are no longer allowed, and sends a heartbeat to the others. */
  async function beat(): Promise<void> {
    const asked = all()
    const keyOf = ({ sessionId, shopId }: Membership) => `${sessionId} ${shopId}`
    const members = new Set((await findMemberships(db, asked.map(toMembership))).map(keyOf))
    const now = Date.now()
    for (const one of asked)
      if (!members.has(keyOf(one)) || one.endsAt <= now) finish(one)
      else write(one, ': \n\n')
  }

  function finish(one: Listener): void {
    forget(one)
    one.stream.end()
  }

  function finishThoseOf(shopId: string, userId: string): void {
    for (const one of [...(byShop.get(shopId) ?? [])]) if (one.userId === userId) finish(one)
  }

  function finishAll(): void {
    for (const one of all()) finish(one)
  }

  function forget(one: Listener): void {
    const listeners = byShop.get(one.shopId)
    listeners?.delete(one)
    if (listeners?.size === 0) byShop.delete(one.shopId)
    if (byShop.size > 0) return
    clearInterval(heart)
    heart = undefined
  }

  return {
    async stream({ userId, shopId }, { sessionId }) {
      await listener.start()
      const one: Listener = {
        sessionId,
        userId,
        shopId,
        stream: new PassThrough(),
        endsAt: Date.now() + lifetimeMs,
      }
      const listeners = byShop.get(shopId) ?? new Set()
      byShop.set(shopId, listeners)
      const own = [...listeners].filter(other => other.userId === userId)
      for (const old of own.slice(0, Math.max(0, own.length + 1 - STREAMS_OF_MEMBER))) finish(old)
      listeners.add(one)
      one.stream.on('error', () => undefined).once('close', () => forget(one))
      // If the database doesn't answer, no membership can be verified: the streams end, and clients reconnect.
      heart ??= setInterval(() => void beat().catch(finishAll), heartbeatMs).unref()
      one.stream.write(': here\n\n')
      return one.stream
    },
    async close() {
      clearInterval(heart)
      finishAll()
      await listener.close()
    },
  }
}

const toMembership = ({ sessionId, userId, shopId }: Listener): Membership => ({ sessionId, userId, shopId })

const eventText = (event: string, id: string): string =>
  `event: ${event}\ndata: ${JSON.stringify({ id })}\n\n`
