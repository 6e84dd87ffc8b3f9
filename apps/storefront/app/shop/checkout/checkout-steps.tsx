import type { Address, Checkout, PaymentSettings } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import {
  AddressResult,
  CartLayout,
  CheckoutAction,
  CheckoutBar,
  CheckoutProblems,
  CheckoutSection,
  type CheckoutStep,
  CheckoutSummary,
  Note,
  Stack,
  TotalComparison,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { toAddressCard } from '../account/address-view.ts'
import { AddressStep } from './address-step.tsx'
import { checkoutPageLabels, checkoutStepLabels as t } from './checkout.labels.ts'
import { isPaying } from './checkout-state.ts'
import { type Step, stateOf, transitionOf } from './checkout-step.ts'
import { type Fix, isBlocking, toChanges, toProblems, toSums } from './checkout-view.ts'
import { DeliveryChosen, DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { ProviderEvents } from './provider-step.ts'
import { Sellers } from './sellers.tsx'
import type { CheckoutControl } from './use-checkout.ts'

export interface CheckoutStepsProps {
  readonly userId: string
  readonly control: CheckoutControl
  readonly checkout: Checkout
  readonly events: ProviderEvents
  readonly addresses: readonly Address[]
  readonly onAddressSaved: () => Promise<unknown>
  readonly settings: PaymentSettings | null | undefined
}

/** Shows the three steps next to the summary of the order. The query parameter `step` says which one is open. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { userId, control, checkout, events, addresses, onAddressSaved, settings } = props
  const { state, dispatch, wanted, quote } = control
  const core = useCore()
  const [params, setParams] = useSearchParams()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const [editedId, setEditedId] = useState<string | null>(null)
  // Kept here: each step has its own bar, and one that loads replaces it.
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const problemsHeading = useRef<HTMLHeadingElement>(null)

  const isLocked = isPaying(state)
  const open = isLocked ? 'payment' : transitionOf(params.get('step'), checkout)
  const go = (step: Step) => {
    setEditedId(null)
    setSummaryOpen(false)
    setParams({ step }, { preventScrollReset: true })
  }
  const problems = toProblems(checkout).filter(({ data }) => !dismissed.includes(data.id))
  const isBlocked = checkout.problems.some(isBlocking)
  const wasBlocked = useRef(isBlocked)
  useEffect(() => {
    // Pressing Pay, far below, brought up the problem. Focus moves to the list of problems, which offers the fix.
    if (isBlocked && !wasBlocked.current && open === 'payment') problemsHeading.current?.focus()
    wasBlocked.current = isBlocked
  }, [isBlocked, open])
  const sums = toSums(checkout)
  const payLabel = formatMessage(t.pay, { amount: formatMoney(toMinor(checkout.total)) })

  const mayPay = () => {
    if (isBlocked) problemsHeading.current?.focus()
    return !isBlocked && !state.isQuoting && state.proposed === null
  }

  const mend = async (id: string, fix: Fix) => {
    if (fix.kind === 'dismiss') return setDismissed([...dismissed, id])
    if (fix.kind === 'address') {
      go('address')
      if (fix.isIncomplete) setEditedId(checkout.address?.id ?? null)
      return
    }
    if (fix.kind === 'leave') {
      for (const itemId of fix.itemIds) if (core.cart.get().selectedIds.has(itemId)) core.cart.toggle(itemId)
      return
    }
    // A change of the cart also leads to a new quote.
    if (fix.kind === 'take') await core.cart.setQuantity(fix.itemId, fix.quantity)
    else for (const itemId of fix.itemIds) await core.cart.remove(itemId)
    if (core.cart.get().phase === 'ready') void quote()
  }

  const accept = () => {
    const { proposed } = state
    const known = proposed ? toProblems(proposed).filter(({ fix }) => fix.kind === 'dismiss') : []
    setDismissed([...dismissed, ...known.map(({ data }) => data.id)])
    dispatch({ type: 'accepted' })
  }

  const bar = (action?: CheckoutStep) => (
    <CheckoutBar {...sums} action={action} open={isSummaryOpen} onOpenChange={setSummaryOpen} />
  )
  const button = (step: CheckoutStep) => (
    <>
      <CheckoutAction {...step} />
      {bar(step)}
    </>
  )
  const section = (step: Step) => ({
    state: stateOf(step, open),
    onEdit: isLocked ? undefined : () => go(step),
  })

  return (
    <CartLayout side={<CheckoutSummary {...sums} loading={state.isQuoting} />}>
      {state.problem && (
        <Note
          tone="critical"
          role="alert"
          title={t.outOfDate}
          action={{ label: t.retry, onClick: () => void quote() }}
        >
          {state.problem}
        </Note>
      )}
      {state.proposed && (
        <TotalComparison
          changes={toChanges(checkout, state.proposed)}
          totalBefore={toMinor(checkout.total)}
          totalNow={toMinor(state.proposed.total)}
          currency={checkout.currency}
          onAccept={accept}
          cancel={{ label: checkoutPageLabels.backToCart, href: '/cart' }}
        />
      )}
      {!isLocked && (
        <CheckoutProblems
          problems={problems.map(({ data }) => data)}
          headingRef={problemsHeading}
          onAction={(id, { isOther }) => {
            const found = problems.find(({ data }) => data.id === id)
            const fix = isOther ? found?.otherFix : found?.fix
            if (fix) void mend(id, fix)
          }}
        />
      )}
      <CheckoutSection
        number={1}
        title={t.address}
        {...section('address')}
        result={checkout.address && <AddressResult address={toAddressCard(checkout.address)} />}
      >
        <AddressStep
          userId={userId}
          addresses={addresses}
          value={wanted.addressId ?? checkout.address?.id ?? null}
          edited={addresses.find(({ id }) => id === editedId) ?? null}
          onChoose={addressId => void quote({ addressId })}
          onSaved={async addressId => {
            if (await quote({ addressId })) go('delivery')
            await onAddressSaved()
          }}
          action={button({ label: t.shipHere, onClick: () => go('delivery') })}
        />
      </CheckoutSection>
      <CheckoutSection
        number={2}
        title={t.shipping}
        {...section('delivery')}
        result={<DeliveryChosen checkout={checkout} />}
      >
        <DeliveryStep
          checkout={checkout}
          wanted={wanted.tiers ?? {}}
          onChoose={tiers => void quote({ tiers })}
          action={button({
            label: t.toPayment,
            onClick: () =>
              checkout.groups.some(({ tier }) => tier === null)
                ? problemsHeading.current?.focus()
                : go('payment'),
          })}
        />
      </CheckoutSection>
      <CheckoutSection number={3} title={t.payment} {...section('payment')}>
        <Stack>
          <Sellers checkout={checkout} />
          <PaymentStep
            state={state}
            settings={settings}
            events={events}
            isBlocked={isBlocked}
            payLabel={payLabel}
            mayPay={mayPay}
            renderPay={onPress =>
              // No button until the new total is accepted.
              state.proposed
                ? bar()
                : button({ label: payLabel, busy: isLocked || state.isQuoting, onClick: onPress })
            }
            onRetry={() => {
              dispatch({ type: 'retried' })
              void quote()
            }}
            bar={bar()}
          />
        </Stack>
      </CheckoutSection>
    </CartLayout>
  )
}
