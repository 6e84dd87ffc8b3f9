import { Button } from '@stoa/ui'
import { Suspense } from 'react'
import { lazily } from '../../lib/lazily.ts'
import { useIdle } from '../../lib/use-idle.ts'
import type { AskShopProps } from './ask-shop.tsx'

/** Also all that there is without scripts. */
const LogInToAsk = () => (
  <div>
    <Button emphasis="line" href="/login">
      Log in to ask a question
    </Button>
  </div>
)

const Ask = lazily(async () => (await import('./ask-shop.tsx')).AskShop, LogInToAsk)

/** The way to ask, at the end of the questions: its code comes when the page is idle, and takes the same place. */
export function AskShop(props: AskShopProps) {
  const isIdle = useIdle()
  return isIdle ? (
    <Suspense fallback={<LogInToAsk />}>
      <Ask {...props} />
    </Suspense>
  ) : (
    <LogInToAsk />
  )
}
