import { EventSourceParserStream } from 'eventsource-parser/stream'

/** A change in a shop: its kind, and the id of the changed record. */
export interface ShopEvent {
  readonly name: string
  readonly id: string
}

export interface EventSession {
  getToken(): string | null
  refresh(refused: string): Promise<string | null>
}

const EVENTS = '/api/seller/events'
/** Silence after which the connection counts as lost, in milliseconds. Longer than the API’s heartbeat. */
const SILENCE_MS = 45_000

/**
 * Reads the events of a shop until the stream ends or the connection is lost.
 *
 * @returns whether to open it again; false if the API refused
 */
export async function readEvents(
  shop: string,
  session: EventSession,
  { signal, onOpen, onEvent }: { signal: AbortSignal; onOpen(): void; onEvent(event: ShopEvent): void },
): Promise<boolean> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const both = AbortSignal.any([signal, silence.signal])
    const response = await open(shop, session, both)
    if (!response?.ok || !response.body) return response !== null && response.status >= 500
    onOpen()
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        controller.enqueue(chunk)
      },
    })
    const events = response.body
      .pipeThrough(heard)
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return true
      onEvent({ name: value.event ?? '', id: idOf(value.data) })
    }
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}

/** Opens the stream with a valid token. Returns null if the session has ended. */
async function open(shop: string, session: EventSession, signal: AbortSignal): Promise<Response | null> {
  const ask = (token: string) =>
    fetch(EVENTS, {
      signal,
      cache: 'no-store',
      headers: { authorization: `Bearer ${token}`, 'stoa-shop': shop, accept: 'text/event-stream' },
    })
  const token = session.getToken()
  if (token === null) return null
  const response = await ask(token)
  if (response.status !== 401) return response
  const fresh = await session.refresh(token)
  return fresh === null ? null : ask(fresh)
}

function idOf(data: string): string {
  try {
    return String((JSON.parse(data) as { id?: unknown }).id ?? '')
  } catch {
    return ''
  }
}
