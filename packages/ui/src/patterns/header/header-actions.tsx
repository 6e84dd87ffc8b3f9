'use client'

import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import { memo } from 'react'
import { CountBadge, MAX_BADGE_COUNT } from '../../primitives/badge/index.ts'
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/index.ts'
import { Tooltip } from '../../primitives/tooltip/index.ts'
import { iconLabel } from '../../styles/icon-label.css.ts'
import { useLabels } from '../../system/use-labels.ts'
import { AccountMenu } from '../account-menu/index.ts'
import { cartLinkHandlers } from './cart-link.ts'
import * as styles from './header.css.ts'
import { headerLabels } from './header.labels.ts'
import type { HeaderProps } from './header-types.ts'

type HeaderActionsProps = Pick<HeaderProps, 'cart' | 'seller' | 'help' | 'wishes' | 'account'>

/** A link that small screens have in the drawer. Only its own props re-render it, not those of cart or session. */
const Action = memo(({ label, icon, href }: Pick<IconButtonProps, 'label' | 'icon'> & { href: string }) => (
  <Tooltip label={label}>
    <IconButton label={label} icon={icon} href={href} className={styles.wide}>
      <span className={iconLabel}>{label}</span>
    </IconButton>
  </Tooltip>
))

export function HeaderActions({ cart, seller, help, wishes, account }: HeaderActionsProps) {
  const t = useLabels('header', headerLabels)
  const helpLabel = help.label ?? t('help')
  // The name holds what the badge shows, so that who speaks to the page can say what they see.
  const cartLabel =
    cart.count > MAX_BADGE_COUNT
      ? t('cartMany', { most: MAX_BADGE_COUNT })
      : cart.count > 0
        ? t('cartCount', { count: cart.count })
        : t('cart')
  return (
    <>
      <Action label={seller.label} icon={Store} href={seller.href} />
      <Action label={helpLabel} icon={CircleHelp} href={help.href} />
      {wishes && <Action label={wishes.label} icon={Heart} href={wishes.href} />}
      <Tooltip label={t('cart')}>
        <IconButton
          label={cartLabel}
          icon={ShoppingBag}
          href={cart.href}
          data-part="Cart"
          part="cart"
          {...cartLinkHandlers(cart)}
        >
          <span className={iconLabel}>{t('cartLabel')}</span>{' '}
          <CountBadge count={cart.count} className={styles.count} />
        </IconButton>
      </Tooltip>
      <AccountMenu account={account} />
    </>
  )
}
