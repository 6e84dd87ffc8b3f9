import type { SetUp } from '@stoa/api-client/schema'
import { PageHead } from '@stoa/back-office'
import { Button, container, EmptyState, LoadingIndicator, ShopLayout, Stack, section } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useMemo, useState } from 'react'
import { marketFacts } from '../../lib/market.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { useHydrated } from '../../shared/lazy/use-hydrated.ts'
import { NeedsScripts } from '../../shared/session/guard-fallback.tsx'
import { setUpLabels as t } from './set-up.labels.ts'
import { setUpCalls } from './set-up-calls.ts'
import { SetUpForm } from './set-up-form.tsx'

/** Token of the operator's link. It is in the fragment, which browsers don't send. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token')

/** Sets a new marketplace up and opens it, for the operator who has the link. */
export function SetUpPage() {
  const isHydrated = useHydrated()
  return (
    <ShopLayout header={null} footer={null}>
      <div className={`${container.text} ${section}`}>
        <NeedsScripts withoutScripts={t.needsScripts} />
        {isHydrated && <SetUpSteps token={tokenOf(window.location.hash)} />}
      </div>
    </ShopLayout>
  )
}

function SetUpSteps({ token }: { readonly token: string | null }) {
  const calls = useMemo(() => setUpCalls(token ?? ''), [token])
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const { problem, call } = useCall()
  useEffect(() => {
    if (token)
      void call(calls.read).then(answer => {
        if (answer.ok) setSetUp(answer.answer)
      })
  }, [token, calls, call])
  if (opened !== null)
    return (
      <EmptyState
        page
        thing="bag"
        role="status"
        title={formatMessage(t.opened, { market: opened })}
        description={t.openedText}
      >
        {/* Another document: this one has the facts of a closed marketplace. */}
        <Button onClick={() => window.location.assign('/')}>{t.toMarket}</Button>
      </EmptyState>
    )
  if (!token || problem)
    return (
      <EmptyState
        page
        thing="question"
        title={problem?.notice?.title || t.noLink}
        description={problem?.notice?.text ?? t.noLinkText}
      />
    )
  if (!setUp) return <LoadingIndicator page label={t.loading} />
  const until = new Intl.DateTimeFormat(marketFacts().locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack gap="lg">
      <PageHead
        title={t.title}
        lede={formatMessage(t.intro, { date: until.format(new Date(setUp.expiresAt)) })}
      />
      <SetUpForm calls={calls} setUp={setUp} onRead={setSetUp} onOpened={setOpened} />
    </Stack>
  )
}
