import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isNear, isServer, marks, touch } from '../../lib/near.ts'

export { touch, wakeUp } from '../../lib/near.ts'

const LONGEST_PAUSE_IN_MS = 30_000

let asleep = 0
function count(change: 1 | -1): void {
  asleep += change
  if (asleep > 0) marks().asleep = ''
  else delete marks().asleep
}

/** A page's server HTML must not go away because its code did not come: it is asked for until it does. */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_IN_MS)) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** A part that is wanted as soon as it is shown; whoever is here has its code before the way to it may be cut. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { get, partOf } = waiting(load, Promise.resolve())
  void touch.then(get)
  return partOf(() => true)
}

/**
 * A part of a page whose server HTML stands by itself until somebody comes near: then its code is fetched and takes
 * over. Meanwhile the page is marked `data-asleep`, and its early clicks are kept by the starter. On a page that is
 * reached later it comes with its route, and the page before stays until it is there.
 */
export function onTouch<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { get, partOf } = waiting(load, touch)
  if (isNear() && !isServer) void get()
  return partOf(() => isServer || !('hydrated' in marks()))
}

function waiting<P extends object>(load: () => Promise<ComponentType<P>>, when: Promise<void>) {
  let loaded: ComponentType<P> | undefined
  const get = async () => {
    loaded ??= await persistently(load)
    return { default: loaded }
  }
  const Waiting = lazy(async () => {
    await when
    return get()
  }) as ComponentType<P>

  const partOf = (isBounded: () => boolean) =>
    function Part(props: P) {
      const [Body] = useState(() => loaded ?? Waiting)
      const [bounded] = useState(isBounded)
      const sleep = useRef<'before' | 'asleep' | 'over'>('before')
      useEffect(() => {
        if (sleep.current === 'before') {
          sleep.current = 'asleep'
          count(1)
        }
        return () => {
          if (sleep.current === 'asleep') count(-1)
          sleep.current = 'before'
        }
      }, [])
      const report = () => {
        if (sleep.current === 'asleep') count(-1)
        sleep.current = 'over'
      }
      const body = (
        <Awake report={report}>
          <Body {...props} />
        </Awake>
      )
      return bounded ? <Suspense>{body}</Suspense> : body
    }
  return { get, partOf }
}

function Awake({ report, children }: { report: () => void; children: ReactNode }) {
  const latest = useRef(report)
  useEffect(() => latest.current(), [])
  return children
}
