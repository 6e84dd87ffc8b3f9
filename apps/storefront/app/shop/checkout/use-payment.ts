import { isApiError, messageFor } from '@stoa/api-client'
import type { PaymentMethod } from '@stoa/api-client/schema'
import { useCore } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paymentStepLabels as t } from './checkout.labels.ts'
import { confirmPayment, readPayment, startPayment } from './checkout-calls.ts'
import { forgetDraft } from './checkout-draft.ts'
import { askAgainIn, isAsking, OVERDUE_AFTER_MS } from './checkout-state.ts'
import type { ProviderEvents } from './provider-step.ts'
import type { CheckoutControl } from './use-checkout.ts'

/** Problem codes which mean that the checkout has changed elsewhere, so that the page reads it again. */
const MOVED_ON = ['checkout.placed', 'checkout.paying', 'checkout.not_found']

/** Takes a payment from Pay to the order: callbacks for the provider, then polling until the outcome is known. */
export function usePayment({ state, dispatch, latest, retry }: CheckoutControl): ProviderEvents {
  const core = useCore()
  const navigate = useNavigate()
  const running = useRef<ReturnType<ProviderEvents['startPayment']> | null>(null)
  const { paying, placed } = state

  const start = async (method: PaymentMethod) => {
    const { checkout } = latest.current
    if (!checkout) throw new Error('Nothing to pay yet.')
    dispatch({ type: 'payPressed' })
    try {
      const payment = await startPayment(checkout.id, checkout.amountHash, method)
      if (payment.status === 'pending' && payment.reference === null) {
        dispatch({ type: 'startFailed', message: t.notReady })
        throw new Error(t.notReady)
      }
      dispatch({ type: 'paymentStarted', payment })
      if (payment.status !== 'pending' || payment.reference === null)
        throw new Error('The payment needs nothing from the buyer.')
      return { reference: payment.reference, paymentId: payment.id }
    } catch (error) {
      if (isApiError(error)) {
        if (error.code === 'checkout.changed' && error.checkout)
          dispatch({ type: 'changed', checkout: error.checkout })
        else if (error.code && MOVED_ON.includes(error.code)) {
          dispatch({ type: 'providerCanceled' })
          void retry()
        } else dispatch({ type: 'startFailed', message: messageFor(error, t.unreachable) })
      }
      throw error
    }
  }

  const confirm = async (paymentId: string) => {
    dispatch({ type: 'approved', paymentId })
    try {
      dispatch({ type: 'answered', payment: await confirmPayment(paymentId) })
    } catch {
      dispatch({ type: 'unanswered' })
    }
  }

  const isWaiting = isAsking(paying)
  const waitingFor = isAsking(paying) && 'paymentId' in paying ? paying.paymentId : null
  useEffect(() => {
    if (!isWaiting || waitingFor === null) return
    const since = Date.now()
    let asked = 0
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const isLate = Date.now() - since >= OVERDUE_AFTER_MS
      if (isLate) dispatch({ type: 'late' })
      timer = setTimeout(ask, askAgainIn(asked++, isLate))
    }
    const ask = async () => {
      try {
        let payment = await readPayment(waitingFor)
        // The server never received the confirmation.
        if (payment.status === 'pending') payment = await confirmPayment(waitingFor)
        if (!isOver) dispatch({ type: 'answered', payment })
      } catch {
        // Tried again below.
      }
      if (!isOver) next()
    }
    const askNow = () => {
      clearTimeout(timer)
      void ask()
    }
    next()
    window.addEventListener('online', askNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [isWaiting, waitingFor, dispatch])

  useEffect(() => {
    if (!placed) return
    forgetDraft()
    void core.cart.reload()
    if (placed.isNew) navigate(`/checkout/done/${placed.orderNumber}`, { replace: true })
  }, [placed, core, navigate])

  return {
    startPayment(method) {
      // A second press during the first one returns the same payment.
      running.current ??= start(method).finally(() => {
        running.current = null
      })
      return running.current
    },
    onApproved: paymentId => void confirm(paymentId),
    onFailed: message => dispatch({ type: 'providerFailed', message }),
    onCancel: () => dispatch({ type: 'providerCanceled' }),
  }
}
