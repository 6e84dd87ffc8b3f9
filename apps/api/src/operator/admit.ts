import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { Operation } from '../contract/document.ts'
import type { Operator } from '../contract/handlers.ts'
import { type OperatorSessions, writeOperatorLog } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { problem } from '../platform/problem.ts'
import { hasOneOf, requireOneOf } from './act.ts'

/**
 * Lets in operators: by the session's cookie, with a key of the operation, and for important actions with a second factor shown a
 * moment ago. Calls that may change something have to come from a page of the console.
 */
export function admitOperators(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  sessions: OperatorSessions,
) {
  return async (request: FastifyRequest, operation: Operation): Promise<void> => {
    const { method, operatorKey, needsFreshFactor } = operation
    if (method !== 'GET' && request.headers.origin !== config.operatorOrigin)
      throw problem('auth.forbidden', { detail: 'This call is for pages of the operator console.' })
    if (operatorKey === 'none') return
    const isUnattended = method === 'GET' && request.headers['x-stoa-unattended'] !== undefined
    const operator = await sessions.authenticate(request.headers.cookie, { isUnattended })
    request.actor = operator satisfies Operator
    if (typeof operatorKey !== 'string') {
      const needed = operatorKey ?? []
      if (!hasOneOf(operator.keys, needed)) await noteRefusal(operator, operation, request)
      requireOneOf(operator.keys, needed)
    }
    if (needsFreshFactor) await sessions.requireFresh(operator)
  }

  function noteRefusal(
    { userId, name, sessionId }: Operator,
    { id: operation }: Operation,
    { id: requestId }: FastifyRequest,
  ): Promise<void> {
    return writeOperatorLog(
      db,
      { operatorId: userId, byName: name, requestId },
      {
        what: 'access.refused',
        subjectKind: 'session',
        subjectId: sessionId,
        before: null,
        after: { operation },
      },
      clock.now(),
    )
  }
}

/**
 * Whether an address may use the console.
 *
 * @param networks addresses, networks and names of ranges with commas between them; null allows all
 */
export function allowsAddress(networks: string | null): (address: string) => boolean {
  if (networks === null) return () => true
  const isListed = proxyAddr.compile(networks.split(',').map(each => each.trim()))
  return address => isListed(address, 0)
}
