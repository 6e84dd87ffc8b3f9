import { Suspense } from 'react'
import { lazily } from '../../shared/lazy/lazily.ts'
import { useIdle } from '../../shared/lazy/use-idle.ts'
import { useHoldsSession } from '../../shared/session/use-holds-session.ts'
import type { AskShopProps } from './ask-shop.tsx'
import { LogInToAsk } from './log-in-to-ask.tsx'

const Ask = lazily(async () => (await import('./ask-shop.tsx')).AskShop, LogInToAsk)

/** The way to ask, at the end of the questions: the code of who is signed in comes when the page is idle. */
export function AskShop(props: AskShopProps) {
  const isIdle = useIdle()
  const holdsSession = useHoldsSession()
  if (!isIdle || !holdsSession) return <LogInToAsk />
  return (
    <Suspense fallback={<LogInToAsk />}>
      <Ask {...props} />
    </Suspense>
  )
}
