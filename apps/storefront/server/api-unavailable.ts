import type { FastifyReply } from 'fastify'

/** Responds for an API that is down, too slow, or lost its connection. */
export function answerUnavailable(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  const status = statusOf(error)
  reply.log.warn({ err: error }, 'the API does not respond')
  reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .send(
      JSON.stringify({
        type: '/problems/server.unavailable',
        title: 'The marketplace isn’t responding',
        status,
        detail: 'We couldn’t reach the server. Please try again in a moment.',
        code: 'server.unavailable',
        fields: [],
        requestId: reply.request.id,
      }),
    )
}

/** Status of a failed call: 503 if the API is down, 504 if it is too slow, 502 if the connection broke. */
function statusOf({ statusCode, message }: { statusCode?: number; message: string }): number {
  if (statusCode === 504 || /timeout/i.test(message)) return 504
  return statusCode === 503 || /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(message) ? 503 : 502
}
