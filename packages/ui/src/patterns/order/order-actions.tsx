'use client'

import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Menu, MenuItem } from '../../primitives/menu/index.ts'
import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'

export interface OrderActionEvents {
  /** Called when "Cancel" is pressed; open `CancelDialog`. Leave out when that is not possible now. */
  onCancel?: (() => void) | undefined
  /** URL of the page to request a return. Leave out if that is not possible now. */
  returnHref?: string | undefined
  /** URL of the page to report a problem. Leave out if that is not possible now. */
  claimHref?: string | undefined
  /**
   * Called when "Open a dispute" is pressed; open `DisputeDialog`. Leave out when that is not possible now.
   */
  onDispute?: (() => void) | undefined
  /** Called when everything is to be bought again. Leave out for no such action. */
  onBuyAll?: (() => void) | undefined
  /** Called when the invoice is asked for. Leave out for no such action. */
  onInvoice?: (() => void) | undefined
}

interface OrderActionsProps extends OrderActionEvents {
  shop: string
  busyId?: string | undefined
}

/** Number of actions shown directly, if there are more. */
const SHOWN = 2

/** Shows the actions possible with an order now: the most important ones directly, the rest in a menu. */
export function OrderActions({ shop, busyId, ...events }: OrderActionsProps) {
  const t = useLabels('order', orderLabels)
  const { onCancel, returnHref, claimHref, onDispute, onBuyAll, onInvoice } = events
  const all = [
    onDispute && { key: 'dispute', label: t('dispute'), name: t('disputeOf', { shop }), onClick: onDispute },
    returnHref && { key: 'return', label: t('return'), name: t('returnTo', { shop }), href: returnHref },
    onCancel && { key: 'cancel', label: t('cancel'), name: t('cancelOf', { shop }), onClick: onCancel },
    claimHref && { key: 'claim', label: t('claim'), name: t('claimOf', { shop }), href: claimHref },
    onBuyAll && {
      key: 'all',
      label: t('buyAllAgain'),
      name: t('buyOrderAgain', { shop }),
      onClick: onBuyAll,
    },
    onInvoice && {
      key: 'invoice',
      label: t('invoice'),
      name: t('invoiceOf', { shop }),
      onClick: onInvoice,
    },
  ].filter(action => typeof action === 'object')
  const rest = all.slice(SHOWN)
  return (
    <>
      {all.slice(0, SHOWN).map(({ key, label, name, href, onClick }) =>
        href === undefined ? (
          <Button
            key={key}
            size="sm"
            emphasis="line"
            busy={busyId === key}
            onClick={onClick}
            aria-label={name}
          >
            {label}
          </Button>
        ) : (
          <Button key={key} size="sm" emphasis="line" href={href} aria-label={name}>
            {label}
          </Button>
        ),
      )}
      {rest.length > 0 && (
        <Menu
          align="start"
          trigger={
            <IconButton
              size="sm"
              emphasis="line"
              icon={Ellipsis}
              label={t('moreOf', { shop })}
              aria-busy={rest.some(({ key }) => key === busyId) || undefined}
            />
          }
        >
          {rest.map(({ key, label, href, onClick }) => (
            <MenuItem key={key} href={href} onClick={onClick}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
