import type { FastifyRequest } from 'fastify'

/**
 * Path of the only form that pages of other sites may send. It changes nothing: its page shows what was sent, and asks the
 * visitor.
 */
export const OPEN_FORM = '/cart/hand-over'

/**
 * Returns the origin of the page that sent the open form, and removes it from the headers, by which the router would
 * reject the form. Returns null if the browser names no origin, and for all other requests, which keep the header.
 */
export function takeSender({ routeOptions, method }: FastifyRequest, headers: Headers): string | null {
  if (method !== 'POST' || routeOptions.url !== OPEN_FORM) return null
  const origin = headers.get('origin')
  headers.delete('origin')
  return origin
}
