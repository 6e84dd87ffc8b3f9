import { type CartState, cartRow, noticeText } from '@stoa/cart-core'
import { useCore, useCoreEvent } from '@stoa/cart-core/react'
import { Toasts } from '@stoa/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatMoney } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useKeptConfirmation } from '../login/confirmation.ts'
import { useCheckOut } from './use-check-out.ts'

const CONFIRMATION_IN_MS = 20_000

/** What was added, and what the cart comes to with it. */
function subjectOf(cart: CartState, lineId: string) {
  const line = cartRow(cart, lineId)?.line
  if (!line) return undefined
  const { selectedCount: count, subtotal } = cart.summary
  return {
    title: line.product.name,
    details: Object.values(line.variantLabels).join(', '),
    note: `Cart: ${count === 1 ? '1 item' : `${count} items`}, ${formatMoney(subtotal)}`,
    picture: line.product.picture,
  }
}

/** Says what the core reports: notices as toasts, and the way to log in when a session has ended. */
export function CoreToasts() {
  const core = useCore()
  const navigate = useNavigate()
  const checkOut = useCheckOut()
  useCoreEvent('notice', notice => {
    const { id, kind, lineId } = notice
    toasts.show({
      ...noticeText(notice),
      type: kind,
      ...(id === 'cart.removeOk' && lineId
        ? // Each has a line of its own to bring back.
          {
            id: `removed-${lineId}`,
            action: { label: 'Undo', onPress: () => void core.cart.undoRemove(lineId) },
          }
        : null),
      ...(id === 'cart.addOk' && window.location.pathname !== '/cart'
        ? {
            about: lineId ? subjectOf(core.cart.get(), lineId) : undefined,
            action: { label: 'View cart', onPress: () => void navigate('/cart') },
            nextStep: { label: 'Check out', onPress: checkOut },
          }
        : null),
    })
  })
  useCoreEvent('session-expired', () => {
    navigate('/login')
  })
  const hasConfirmation = useKeptConfirmation() !== null
  useEffect(() => {
    if (!hasConfirmation) return
    toasts.show({
      id: 'confirmation',
      title: 'Confirm your address',
      body: 'The button is in your account.',
      duration: CONFIRMATION_IN_MS,
      action: { label: 'Open account', onPress: () => navigate('/account/profile') },
    })
    return () => toasts.dismiss('confirmation')
  }, [hasConfirmation, navigate])
  return <Toasts toasts={toasts} />
}
