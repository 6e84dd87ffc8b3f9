import type { FastifyRequest } from 'fastify'

const HOST = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Scheme and host that the request was sent to, or null when what it names is no host. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return HOST.test(host) && URL.canParse(origin) ? origin : null
}

/**
 * Path and query of a request line, and nothing that another site could be made of: `//host/x` becomes `/host/x`,
 * `http://host/x` becomes `/x`.
 */
export function pathOf(target: string): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return `/${local.replace(/^[/\\]+/, '').replace(/#.*$/s, '')}`
}
