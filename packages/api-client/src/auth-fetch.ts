import { drain, type Send } from './send.ts'

/** Session that the client needs; `@stoa/cart-core`'s `session` fits. */
export interface SessionPort {
  getToken(): string | null
  /**
   * A token to retry with after `refused` was answered 401; null when the session is over. Rejects when the refresh
   * could not be made.
   */
  refresh(refused: string): Promise<string | null>
}

/** Whether the contract opens an operation to everyone: it carries no token, and its 401 is an answer. */
export const isPublicPath = (path: string): boolean =>
  /^\/(api\/(public|downloads|operator\/set-up)\/|auth\/|api\/auth\/(?!signout$)|media\/|healthz$|readyz$)/.test(
    path,
  )

const BEARER = 'Bearer '

/**
 * The only place that knows 401: one refresh (the session shares it among parallel calls), one retry with the body
 * intact. A second 401 is returned as it is.
 */
export function authFetch(send: Send, session: SessionPort): Send {
  return async request => {
    const header = request.headers.get('authorization')
    if (!header?.startsWith(BEARER)) return send(request)
    // Cloned before sending, since a sent body can no longer be cloned.
    const spare = request.clone()
    const response = await send(request)
    if (response.status !== 401) return response
    const token = await session.refresh(header.slice(BEARER.length))
    if (!token) return response
    drain(response)
    spare.headers.set('authorization', BEARER + token)
    return send(spare)
  }
}
