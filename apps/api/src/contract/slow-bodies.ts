import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const SECOND = 1_000
/** For all of a usual body. */
const WHOLE = 60 * SECOND
/** A file may take its time while it comes: 20 kB in each of these stretches, the first ones on the way included. */
const STRETCH = 20 * SECOND
const MIN_BYTES = 20 * 1024
/** However it comes, in the end it has taken too long. Node ends it too, whatever we do. */
export const MAX_REQUEST_MS = 3_600 * SECOND

/**
 * Ends requests whose body does not come: each holds a connection. Small ones have a minute in all; a file of 50 MB takes
 * longer on a slow line, and goes on while it moves. Who sends byte by byte to hold on to us is ended like who sends
 * nothing.
 */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    const { headers, raw } = request
    // A request that a test hands over without a line has nothing to wait for.
    if (!(raw.socket instanceof Socket)) return
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
    const takesLargeFiles = typeof request.routeOptions.config.operation?.maxUploadMegabytes === 'number'
    if (takesLargeFiles) endWhenItStops(request)
    else endWhenUnfinished(request)
  })
}

function endWhenUnfinished(request: FastifyRequest): void {
  const timer = setTimeout(() => endUnlessComplete(request), WHOLE)
  stopWithBody(request, () => clearTimeout(timer))
}

function endWhenItStops(request: FastifyRequest): void {
  const { socket } = request.raw
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if (came < MIN_BYTES) endUnlessComplete(request)
  }, STRETCH)
  stopWithBody(request, () => clearInterval(timer))
}

function stopWithBody({ raw }: FastifyRequest, stop: () => void): void {
  raw.once('end', stop)
  raw.once('close', stop)
}

/** As Node ends what exceeds its own limits: the socket gets an answer and is closed. */
function endUnlessComplete({ raw, server }: FastifyRequest): void {
  if (raw.complete) return
  const error = Object.assign(new Error('The body of a request did not come.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  })
  server.server.emit('clientError', error, raw.socket)
}
