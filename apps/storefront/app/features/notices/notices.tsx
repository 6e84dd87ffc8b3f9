import { useCore, useCoreEvent } from '@stoa/cart-core/react'
import { createToasts, Toasts } from '@stoa/ui'
import { useNavigate } from 'react-router-dom'

const toasts = createToasts()

/** Says what the core reports: notices as toasts, and the way to log in when a session has ended. */
export function Notices() {
  const core = useCore()
  const navigate = useNavigate()
  useCoreEvent('notice', ({ id, kind, title, body, itemId }) => {
    toasts.show({
      title,
      type: kind,
      ...(body ? { body } : null),
      ...(id === 'cart.removeOk' && itemId
        ? { action: { label: 'Undo', onPress: () => void core.cart.undoRemove(itemId) } }
        : null),
    })
  })
  useCoreEvent('session-expired', () => {
    navigate('/login')
  })
  return <Toasts toasts={toasts} />
}
