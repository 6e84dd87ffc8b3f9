import type { FastifyRequest } from 'fastify'
import { problem } from '../platform/problem.ts'
import type { Operation } from './document.ts'
import type { Actor, ShopScope } from './handlers.ts'

export interface Admission {
  /** Returns the actor to whom a token belongs, or throws the problem. */
  authenticate(token: string): Promise<Actor>
  /**
   * Returns the shop for which the caller acts. Throws a problem if they are no member, lack the permission, or if
   * the shop is suspended.
   */
  shopOf(actor: Actor, slug: string | undefined, operation: Operation): Promise<ShopScope>
}

/** Lets in callers of the public contract: by a bearer token, and by membership in the seller area. */
export const admitByToken =
  ({ authenticate, shopOf }: Admission) =>
  async (request: FastifyRequest, operation: Operation): Promise<void> => {
    if (operation.isSecured) request.actor = await authenticate(bearerOf(request))
    if (operation.shopKey) request.shop = await shopOf(request.actor!, shopSlug(request), operation)
  }

function bearerOf(request: FastifyRequest): string {
  const [scheme, token, rest] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token && rest === undefined) return token
  throw problem('auth.required', { headers: { 'www-authenticate': 'Bearer' } })
}

/**
 * Reads the header before the parameters are validated, so that callers who aren't members learn nothing about a
 * call's parameters.
 */
function shopSlug({ headers }: FastifyRequest): string | undefined {
  const slug = headers['stoa-shop']
  return typeof slug === 'string' && slug !== '' ? slug.slice(0, 200) : undefined
}
