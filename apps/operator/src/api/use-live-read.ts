import { useEffect, useRef } from 'react'
import { sinceUse } from './presence.ts'
import { useRead } from './use-read.ts'

const EVERY = 20_000
/** Time without use after which a list may change: no one is about to press a row. */
const CALM = 3_000
const SOON = 1_000

/**
 * Reads like `useRead`, and again every 20 seconds while the page is visible. What a person is working in doesn't move: new data waits
 * until they have paused, and until no dialog is open.
 *
 * @param isHeld whether new data waits for something else, such as a selection; false by default
 */
export function useLiveRead<T>(key: string, read: () => Promise<T>, isHeld = false) {
  const state = useRead(key, read)
  const now = useRef({ read, isHeld, data: state.data })
  useEffect(() => {
    now.current = { read, isHeld, data: state.data }
  })
  const { mutate } = state
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = setInterval(async () => {
      if (document.visibilityState === 'hidden') return
      const { read: readNow, data: shown } = now.current
      const data = await readNow().catch(() => undefined)
      if (data === undefined || isOver) return
      clearTimeout(waiting)
      const show = () => {
        // Read again for another reason since.
        if (now.current.data !== shown) return
        if (isCalm() && !now.current.isHeld) void mutate(data, { revalidate: false })
        else waiting = setTimeout(show, SOON)
      }
      show()
    }, EVERY)
    return () => {
      isOver = true
      clearInterval(poll)
      clearTimeout(waiting)
    }
  }, [key, mutate])
  return state
}

const isCalm = (): boolean =>
  sinceUse() >= CALM && document.querySelector('dialog[open], :popover-open') === null
