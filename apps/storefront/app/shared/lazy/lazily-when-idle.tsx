import { type ComponentType, type FunctionComponent, Suspense } from 'react'
import { useHoldsSession } from '../session/use-holds-session.ts'
import { lazily } from './lazily.ts'
import { useIdle } from './use-idle.ts'

export interface IdleOptions<P> {
  /** Shown until the code has loaded, if it can't be loaded, and without scripts. Default: nothing. */
  readonly Otherwise?: ComponentType<P>
  /** Whether only browsers that hold a session load the code. Default: false. */
  readonly needsSession?: boolean
}

const Nothing = () => null

/**
 * Creates a component whose code loads when the page is idle.
 *
 *     const AskShop = lazilyWhenIdle(async () => (await import('./ask-shop.tsx')).AskShop)
 */
export function lazilyWhenIdle<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Otherwise = Nothing, needsSession = false }: IdleOptions<P> = {},
): ComponentType<P> {
  // The types of `lazy` can't infer generic props.
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
