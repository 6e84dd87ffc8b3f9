import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Something changed in a shop, and what has to be asked again. */
export interface ShopEvent {
  readonly name: string
  readonly id: string
}

export interface EventSession {
  getToken(): string | null
  refresh(refused: string): Promise<string | null>
}

const EVENTS = '/api/seller/events'
/** Longer than the API's heartbeat: what is silent for so long has broken off unseen. */
const SILENCE_MS = 45_000

/**
 * Reads a shop's events until the stream ends or breaks off.
 *
 * @returns whether it may be opened again: not where the API says no
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

/** With a token that is good now; null where nobody is logged in any more. */
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
