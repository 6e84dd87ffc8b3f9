import type { CartState, Notice } from '@stoa/cart-core'
import { withPictures } from '../market/with-pictures.ts'
import { MARK, type Told } from './messages.ts'
import { type Ask, createQuestions, type LineResult } from './questions.ts'

/** Time within which the frame must show the cart, in milliseconds. Later, the page has a guest's cart. */
const START_MS = 15_000

/**
 * Time after loading within which the frame must say that it is ours, in milliseconds. In place of a refused page, browsers
 * load one of their own.
 */
const REFUSED_MS = 1_000

interface Listeners {
  readonly onState: () => void
  readonly onNotice: (notice: Notice) => void
}

export interface Frame {
  /** Latest cart that the marketplace has shown. */
  state(): CartState
  readonly ask: Ask
  listen(listeners: Listeners): void
}

/** Loads `/embed/bridge` into a hidden frame. Returns null if it doesn't show a cart in time. */
export function openFrame(origin: string): Promise<Frame | null> {
  const element = document.createElement('iframe')
  element.src = `${origin}/embed/bridge#${location.origin}`
  // Not an attribute, which the page's policy may forbid.
  element.style.setProperty('display', 'none', 'important')

  let state: CartState | null = null
  let listeners: Listeners | null = null
  const { ask, settle } = createQuestions(message => element.contentWindow?.postMessage(message, origin))
  const frame: Frame = {
    state: () => state as CartState,
    ask,
    listen(given) {
      listeners = given
    },
  }

  return new Promise(resolve => {
    const giveUp = () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
      element.remove()
      resolve(null)
    }
    let timer = setTimeout(giveUp, START_MS)
    const giveUpAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, ms)
    }
    let isOurs = false

    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== element.contentWindow || from !== origin || data?.stoa !== MARK) return
      const told = data as Told
      if ('isReady' in told) {
        isOurs = true
        if (told.isReady) giveUpAfter(START_MS)
        else giveUp()
      } else if ('state' in told) {
        clearTimeout(timer)
        state = withAbsolutePictures(told.state, origin)
        listeners?.onState()
        resolve(frame)
      } else if ('notice' in told) {
        listeners?.onNotice(told.notice)
      } else {
        settle(told.id, resultOf(told.result as LineResult, origin))
      }
    }

    addEventListener('message', hear)
    element.addEventListener('load', () => isOurs || giveUpAfter(REFUSED_MS))
    // Outside of the body, which some pages replace.
    document.documentElement.append(element)
  })
}

/** Changes the lines themselves, since the rows of the state refer to them. */
function withAbsolutePictures(state: CartState, origin: string): CartState {
  for (const line of state.lines) Object.assign(line, withPictures(line, origin))
  return state
}

const resultOf = (result: LineResult, origin: string): LineResult =>
  result.ok && result.value ? { ok: true, value: withPictures(result.value, origin) } : result
