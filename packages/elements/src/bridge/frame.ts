import type { CartLine, CartState, Notice, Result } from '@stoa/cart-core'
import { withPictures } from '../market/with-pictures.ts'
import { MARK, type Requests, type Told } from './messages.ts'

/** Time within which the frame must show the cart, in milliseconds. Later, the page has a guest's cart. */
const START_MS = 15_000

/** Time after loading within which a frame has said that it is one of ours. Browsers load a page of their own for others. */
const REFUSED_MS = 1_000

/** Time within which an action has a result. The frame's own calls have shorter limits. */
const ANSWER_MS = 60_000

interface Listeners {
  readonly onState: () => void
  readonly onNotice: (notice: Notice) => void
}

export interface Frame {
  /** Latest cart that the marketplace has shown. */
  state(): CartState
  /** Sends a request to the marketplace. Never rejects. */
  ask: Ask
  listen(listeners: Listeners): void
}

export type Ask = <T extends keyof Requests>(
  type: T,
  request: Requests[T],
) => Promise<Result<CartLine | null>>

const FAILED = { ok: false, error: { code: 'failed', message: '' } } as const

/** Loads `/embed/bridge` out of sight. Null if it doesn't show a cart in time. */
export async function openFrame(origin: string): Promise<Frame | null> {
  const element = document.createElement('iframe')
  element.src = `${origin}/embed/bridge#${location.origin}`
  // Not an attribute, which the page's policy may forbid.
  element.style.setProperty('display', 'none', 'important')

  let state: CartState | null = null
  let listeners: Listeners | null = null
  let lastId = 0
  const open = new Map<number, (result: Result<CartLine | null>) => void>()
  const absolute = (line: CartLine | null) => line && withPictures(line, origin)

  return new Promise(resolve => {
    const close = () => {
      if (state) return
      clearTimeout(timer)
      removeEventListener('message', hear)
      element.remove()
      resolve(null)
    }
    let timer = setTimeout(close, START_MS)
    const restart = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(close, ms)
    }
    let isOurs = false

    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== element.contentWindow || from !== origin || data?.stoa !== MARK) return
      const told = data as Told
      if ('isReady' in told) {
        isOurs = true
        if (told.isReady) restart(START_MS)
        else close()
      } else if ('state' in told) {
        const isFirst = !state
        state = withAbsolutePictures(told.state, origin)
        listeners?.onState()
        if (!isFirst) return
        clearTimeout(timer)
        resolve({ state: () => state as CartState, ask, listen: given => void (listeners = given) })
      } else if ('notice' in told) {
        listeners?.onNotice(told.notice)
      } else {
        open.get(told.id)?.(told.result as Result<CartLine | null>)
      }
    }

    const ask: Ask = (type, request) =>
      new Promise(settle => {
        const id = ++lastId
        const finish = (result: Result<CartLine | null>) => {
          clearTimeout(waiting)
          open.delete(id)
          settle(result.ok ? { ...result, value: absolute(result.value) } : result)
        }
        const waiting = setTimeout(finish, ANSWER_MS, FAILED)
        open.set(id, finish)
        element.contentWindow?.postMessage({ stoa: MARK, id, type, ...request }, origin)
      })

    addEventListener('message', hear)
    element.addEventListener('load', () => isOurs || restart(REFUSED_MS))
    // Outside of the body, which some pages replace.
    document.documentElement.append(element)
  })
}

/** Rows and lines of a message are the same objects, and stay so. */
function withAbsolutePictures(state: CartState, origin: string): CartState {
  for (const line of state.lines) Object.assign(line, withPictures(line, origin))
  return state
}
