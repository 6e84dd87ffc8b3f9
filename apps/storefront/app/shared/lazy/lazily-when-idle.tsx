import { type ComponentType, type FunctionComponent, Suspense } from 'react'
import { useHoldsSession } from '../session/use-holds-session.ts'
import { lazily } from './lazily.ts'
import { useIdle } from './use-idle.ts'

export interface IdleOptions<P> {
  /** Shown until the code is there, without scripts, and if the code cannot be loaded. Default: nothing. */
  readonly Otherwise?: ComponentType<P>
  /** Whether only browsers that hold a session load the code. Default: false. */
  readonly needsSession?: boolean
}

const Nothing = () => null

/**
 * A part of a page that is not needed to begin it. Its code is loaded when the page is idle.
 *
 *     const AskShop = lazilyWhenIdle(async () => (await import('./ask-shop.tsx')).AskShop)
 */
export function lazilyWhenIdle<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Otherwise = Nothing, needsSession = false }: IdleOptions<P> = {},
): ComponentType<P> {
  // The types of `lazy` do not follow a generic's properties.
  const Part = lazily<P>(load, Otherwise) as unknown as FunctionComponent<P>
  return function WhenIdle(props: P) {
    const isIdle = useIdle()
    const holdsSession = useHoldsSession()
    const otherwise = <Otherwise {...props} />
    return (
      <Suspense fallback={otherwise}>
        {isIdle && (holdsSession || !needsSession) ? <Part {...props} /> : otherwise}
      </Suspense>
    )
  }
}
