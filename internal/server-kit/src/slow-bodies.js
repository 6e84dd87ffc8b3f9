/**
 * Ends requests whose body does not come: each holds a connection. JavaScript, since Node strips no types of what lies in
 * `node_modules` of a deployed process.
 */
import { Socket } from 'node:net'

const SECOND = 1_000
/** Time limit for the whole of an ordinary body. */
const WHOLE = 60 * SECOND
/** A file may take its time while it comes: 20 kB in each of these stretches, the first ones on the way included. */
const STRETCH = 20 * SECOND
const MIN_BYTES = 20 * 1024
/** However it comes, in the end it has taken too long. Node ends it too, whatever we do. Milliseconds. */
export const MAX_REQUEST_MS = 3_600 * SECOND

/**
 * Watches the body of one request from its beginning. A usual one has a minute in all; a file takes longer on a slow
 * line, and goes on while it moves. Who sends byte by byte to hold on to a process is ended like who sends nothing: as
 * Node ends what exceeds its own limits, by `clientError` with `ERR_HTTP_REQUEST_TIMEOUT`.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {{ server: import('node:net').Server, takesFile: boolean }} options the server that has the connection
 */
export function endSlowBody(request, { server, takesFile }) {
  const { headers, socket } = request
  // A request that a test hands over without a line has nothing to wait for.
  if (!(socket instanceof Socket)) return
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  const end = () => {
    if (request.complete) return
    const error = new Error('The body of a request did not come.')
    server.emit('clientError', Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }
  const timer = takesFile ? setInterval(whenItStops(socket, end), STRETCH) : setTimeout(end, WHOLE)
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', stop)
}

/**
 * @param {Socket} socket
 * @param {() => void} end
 */
function whenItStops(socket, end) {
  let seen = socket.bytesRead
  return () => {
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if (came < MIN_BYTES) end()
  }
}
