import { LoadingIndicator } from '@stoa/ui/loading'
import { type ComponentType, useEffect, useState } from 'react'
import { once } from '../../lib/lazy-calls.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useIdle } from '../../shared/lazy/use-idle.ts'

export interface LaterPartOptions<P> {
  /** What stands in its place meanwhile. Default: that it is loading. */
  readonly Waiting?: ComponentType
  /**
   * Whether it has something to show. Until then its code comes when the page is idle, and a fetch that failed is
   * nobody's business. Default: always.
   */
  readonly isWanted?: (props: P) => boolean
}

/**
 * A part of a page that is not needed to begin it: what stands below, or comes with a selection. Its code is fetched
 * beside what the page reads (`preload`) or when the part is first drawn; where that fails, it says so and can be asked
 * again.
 *
 *     const Plots = laterPart(async () => (await import('./plots.tsx')).Plots)
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting = LoadingIndicator, isWanted = () => true }: LaterPartOptions<P> = {},
) {
  let Part: ComponentType<P> | undefined
  const fetchPart = once(async () => {
    Part = await load()
    return Part
  })
  function LaterPart(props: P) {
    const [drawn, setDrawn] = useState({ Part })
    const [failure, setFailure] = useState<unknown>()
    const [tries, setTries] = useState(0)
    const isIdle = useIdle()
    const wanted = isWanted(props)
    const isDue = wanted || isIdle
    useEffect(() => {
      if (!isDue || drawn.Part) return
      let isGone = false
      fetchPart().then(
        part => isGone || setDrawn({ Part: part }),
        error => isGone || setFailure(error ?? true),
      )
      return () => {
        isGone = true
      }
    }, [isDue, wanted, tries, drawn])
    if (drawn.Part) return <drawn.Part {...props} />
    if (!wanted) return null
    if (failure === undefined) return <Waiting />
    return (
      <SectionState
        error={failure}
        onRetry={() => {
          setFailure(undefined)
          setTries(tries + 1)
        }}
      />
    )
  }
  return Object.assign(LaterPart, {
    /** Fetches the code ahead of its use; a failure is told where it is used. */
    preload: () => void fetchPart().catch(() => {}),
  })
}
