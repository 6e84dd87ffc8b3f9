import type { FastifyRequest } from 'fastify'

const HOST = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Scheme and host to which the request was sent; null if the host is invalid. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return HOST.test(host) && URL.canParse(origin) ? origin : null
}

/**
 * Returns path and query of a request line, in a form that can't lead to another site: `//host/x` becomes `/host/x`,
 * and `http://host/x` becomes `/x`.
 */
export function pathOf(target: string): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return `/${local.replace(/^[/\\]+/, '').replace(/#.*$/s, '')}`
}
