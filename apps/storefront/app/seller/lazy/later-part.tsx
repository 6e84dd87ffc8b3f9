import { LoadingIndicator } from '@stoa/ui/loading'
import { type ComponentType, useEffect, useState } from 'react'
import { once } from '../../lib/lazy-calls.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useIdle } from '../../shared/lazy/use-idle.ts'

export interface LaterPartOptions<P> {
  /** Placeholder until the code has loaded. A loading indicator by default. */
  readonly Waiting?: ComponentType
  /**
   * Whether the part has something to show; always by default. Until then its code loads when the page is idle, and a
   * failed load stays silent.
   */
  readonly isWanted?: (props: P) => boolean
}

/**
 * Creates a part of a page whose code loads later, such as one further down or one that appears with a selection. The
 * code loads with `preload` or when the part first renders. If that fails, the part shows the error and a retry.
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
    /** Loads the code ahead of its use. A failure shows when the part renders. */
    preload: () => void fetchPart().catch(() => {}),
  })
}
