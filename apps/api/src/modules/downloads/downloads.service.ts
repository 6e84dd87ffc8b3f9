import { createHash, randomBytes } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import type { RawAnswer, ShopScope } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { MINUTE } from '../../platform/durations.ts'
import { problem } from '../../platform/problem.ts'
import { requireShopKey, type ShopKeyRule, scopeOfMember } from '../shop-scope/index.ts'
import { insertTicket, useTicket } from './downloads.repository.ts'

type DownloadRequest = components['schemas']['DownloadRequest']
type KindName = DownloadRequest['kind']

/** One kind of file. */
export interface DownloadKind<Request> {
  /** Permission that the reader needs. */
  key: ShopKeyRule
  /** Rejects requests whose document couldn't be written, while the error can still be shown. */
  check(shop: ShopScope, request: Request): Promise<unknown>
  write(
    shop: ShopScope,
    request: Request,
  ): Promise<{ name: string; contentType: string; body: RawAnswer['body'] }>
}

export type DownloadKinds = {
  readonly [Name in KindName]: DownloadKind<Extract<DownloadRequest, { kind: Name }>>
}

/** Milliseconds. */
const GOOD_FOR = MINUTE

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export function createDownloads({ db, clock }: Pick<Deps, 'db' | 'clock'>, kinds: DownloadKinds) {
  const kindOf = (name: string) => kinds[name as KindName] as DownloadKind<unknown> | undefined
  return {
    /** @throws problem `seller.not_allowed`, and the problems of the kind's `check` */
    async create(
      shop: ShopScope,
      request: DownloadRequest,
    ): Promise<components['schemas']['DownloadTicket']> {
      const kind = kindOf(request.kind)!
      requireShopKey(shop, kind.key)
      await kind.check(shop, request)
      const ticket = randomBytes(32).toString('base64url')
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + GOOD_FOR)
      const { kind: name, ...params } = request
      await insertTicket(db, shop, {
        ticketHash: hashOf(ticket),
        kind: name,
        params,
        expiresAt,
        createdAt: now,
      })
      return { ticket, url: `/api/downloads/${ticket}`, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Opens the file of a ticket, after checking again that its user is still a member of the shop.
     *
     * @throws problem `download.not_found`, `seller.not_member`, `seller.not_allowed`
     */
    async take(ticket: string): Promise<RawAnswer> {
      const found = await useTicket(db, hashOf(ticket), clock.now())
      const kind = found && kindOf(found.kind)
      if (!kind)
        throw problem('download.not_found', {
          detail: 'A download link works once, within one minute. Start the download again.',
        })
      const shop = await scopeOfMember(db, found)
      requireShopKey(shop, kind.key)
      const { name, contentType, body } = await kind.write(shop, found.params)
      return {
        contentType,
        body,
        headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
      }
    },
  }
}
