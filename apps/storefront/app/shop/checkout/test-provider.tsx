import {
  LoadingIndicator,
  Note,
  PaymentQuestion,
  type SdkStatus,
  type TestCard,
  TestCards,
  TestPayment,
} from '@stoa/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ProviderStepProps, StartedPayment } from './provider-step.ts'
import { testProviderLabels as t } from './test-provider.labels.ts'
import { answerTestAction, payByTestCard, readTestCards } from './test-provider-calls.ts'

/** Shows test cards to pay with if no money should move, and the second step of some of them. */
export function TestProvider({ isBusy, renderPay, mayPay, agreement, bar, ...events }: ProviderStepProps) {
  const { cards, status, load } = useTestCards()
  const [number, setNumber] = useState<string | null>(null)
  const [asked, setAsked] = useState<StartedPayment | null>(null)
  const [isAnswering, setAnswering] = useState(false)
  const chosen = number ?? cards[0]?.number ?? null

  const pay = async () => {
    if (!chosen || !mayPay()) return
    const started = await events.startPayment('card').catch(() => null)
    if (!started) return
    try {
      if ((await payByTestCard(started.reference, chosen)) === 'action') setAsked(started)
      else events.onApproved(started.paymentId)
    } catch {
      events.onFailed(t.unreachable)
    }
  }

  const answer = async ({ reference, paymentId }: StartedPayment, isConfirmed: boolean) => {
    setAnswering(true)
    try {
      await answerTestAction(reference, isConfirmed)
      setAsked(null)
      events.onApproved(paymentId)
    } catch {
      setAsked(null)
      events.onFailed(t.unreachable)
    }
    setAnswering(false)
  }

  if (asked)
    return (
      <TestPayment>
        <PaymentQuestion
          {...t.question}
          busy={isAnswering}
          onAnswer={isConfirmed => void answer(asked, isConfirmed)}
        />
      </TestPayment>
    )
  return (
    <TestPayment>
      {status === 'rejected' && (
        <Note tone="critical" role="alert" action={{ label: t.retry, onClick: () => void load() }}>
          {t.missing}
        </Note>
      )}
      {(status === 'initial' || status === 'pending') && <LoadingIndicator label={t.loading} />}
      {status !== 'resolved' && bar}
      {status === 'resolved' && (
        <>
          <TestCards cards={cards} value={chosen} onValueChange={setNumber} disabled={isBusy} />
          {agreement}
          {renderPay(() => void pay())}
        </>
      )}
    </TestPayment>
  )
}

function useTestCards() {
  const [status, setStatus] = useState<SdkStatus>('initial')
  const [cards, setCards] = useState<readonly TestCard[]>([])
  const load = useCallback(async () => {
    setStatus('pending')
    try {
      setCards(await readTestCards())
      setStatus('resolved')
    } catch {
      setStatus('rejected')
    }
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  return { cards, status, load }
}
