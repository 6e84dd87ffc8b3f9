import { ProgressRun } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { useEffect, useRef } from 'react'
import { useShopRead } from '../api/use-shop-api.ts'
import { runHref } from './run-addresses.ts'
import { progressWords } from './run-progress.tsx'
import { runUnderWayLabels } from './run-under-way.labels.ts'
import { isBusy } from './run-words.ts'

const OFTEN = 2_000

/** Shows the progress of a run of this shop, if there is one. Calls `onEnd` when it has ended. */
export function RunUnderWay({ onEnd }: { readonly onEnd: () => void }) {
  const { data } = useShopRead(
    '/api/seller/runs',
    { params: { query: { limit: 5 } } },
    { refreshInterval: list => (list?.items.some(isBusy) ? OFTEN : 0) },
  )
  const run = data?.items.find(isBusy)
  const wasBusy = useRef(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const isUnderWay = run !== undefined
  useEffect(() => {
    if (wasBusy.current && !isUnderWay) end.current()
    wasBusy.current = isUnderWay
  }, [isUnderWay])
  if (!run) return null
  return (
    <ProgressRun label={progressWords(run)} done={run.position} total={run.total ?? undefined}>
      <Button size="sm" emphasis="line" href={runHref(run)}>
        {runUnderWayLabels.view}
      </Button>
    </ProgressRun>
  )
}
