// Whose share of a limit a call takes.
import type { FastifyRequest } from 'fastify'
import { rateLimitKey } from './rate-limit-key.ts'

export const addressOf = ({ ip }: FastifyRequest): string => rateLimitKey(ip)
export const hasCookies = ({ headers }: FastifyRequest): boolean => headers.cookie !== undefined
export const accountOf = ({ actor }: FastifyRequest): string => actor?.userId ?? ''
export const idOf = ({ params }: FastifyRequest): string => String((params as { id?: unknown }).id ?? '')
export const emailOf = ({ body }: FastifyRequest): string =>
  String((body as { email?: unknown })?.email ?? '').toLowerCase()
/** Whether a call has a password. Only calls that make someone an owner do. */
export const hasPassword = ({ body }: FastifyRequest): boolean =>
  (body as { password?: unknown })?.password !== undefined
/** Returns an order's number in one form, regardless of case and of what follows it. */
export const numberOf = ({ body }: FastifyRequest): string =>
  String((body as { number?: unknown })?.number ?? '')
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/^#/, '')
    .replace(/-\d+$/, '')
export const numberAtAddressOf = (request: FastifyRequest): string =>
  `${addressOf(request)} ${numberOf(request)}`
export const emailAtAddressOf = (request: FastifyRequest): string =>
  `${addressOf(request)} ${emailOf(request)}`
