import { type CartState, cartRow, noticeText } from '@stoa/cart-core'
import { useCore, useCoreEvent } from '@stoa/cart-core/react'
import { Toasts } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatMoney } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { coreToastLabels as t } from './core-toasts.labels.ts'
import { useCheckOut } from './use-check-out.ts'

/** Notices that share a toast, because they are about one action: a login, and the merge of the cart after it. */
const LOGIN = /loginOk|merge/

/** The added product and the cart's new total. */
function subjectOf(cart: CartState, lineId: string) {
  const line = cartRow(cart, lineId)?.line
  if (!line) return undefined
  const { selectedCount: count, subtotal } = cart.summary
  return {
    title: line.product.name,
    details: Object.values(line.variantLabels).join(', '),
    note: formatMessage(t.cart, { count, amount: formatMoney(subtotal) }),
    picture: line.product.picture,
  }
}

/** Shows the core's notices as toasts, and opens the login page when a session has ended. */
export function CoreToasts() {
  const core = useCore()
  const navigate = useNavigate()
  const checkOut = useCheckOut()
  const hasFailed = useRef(false)
  useCoreEvent('notice', notice => {
    const { id, kind, lineId } = notice
    hasFailed.current = id === 'auth.loadUserFailed'
    toasts.show({
      ...noticeText(notice),
      type: kind,
      ...(LOGIN.test(id) && { id: 'login' }),
      ...(id === 'cart.removeOk' && lineId
        ? // One toast per line, because each restores another line.
          {
            id: `removed-${lineId}`,
            action: { label: t.undo, onClick: () => void core.cart.undoRemove(lineId) },
          }
        : null),
      ...(id === 'cart.addOk' && window.location.pathname !== '/cart'
        ? {
            about: lineId ? subjectOf(core.cart.get(), lineId) : undefined,
            action: { label: t.viewCart, onClick: () => void navigate('/cart') },
            nextStep: { label: t.checkOut, onClick: checkOut },
          }
        : null),
    })
  })
  useCoreEvent('session-expired', () => {
    // The core has said so already if the profile was never loaded.
    if (!hasFailed.current) toasts.show({ type: 'info', ...t.ended })
    navigate('/login')
  })
  return <Toasts toasts={toasts} />
}
