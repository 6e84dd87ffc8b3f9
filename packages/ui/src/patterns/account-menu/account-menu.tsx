'use client'

import LogIn from 'lucide-react/icons/log-in'
import { Avatar } from '../../primitives/avatar/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Tooltip } from '../../primitives/tooltip/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './account-menu.css.ts'
import { accountMenuLabels } from './account-menu.labels.ts'
import type { AccountState } from './account-types.ts'
import { UserMenu } from './user-menu.tsx'

export interface AccountMenuProps {
  account: AccountState
}

/** A way in for guests, their own menu for users, and the same place while nobody knows yet. */
export function AccountMenu({ account }: AccountMenuProps) {
  const t = useLabels('accountMenu', accountMenuLabels)

  if (account.kind === 'user') {
    return (
      <UserMenu
        account={account}
        trigger={
          <button
            type="button"
            aria-label={t('open', { name: account.name })}
            className={styles.trigger}
            data-component="AccountMenu"
          >
            <Avatar name={account.name} src={account.avatar} size="sm" />
          </button>
        }
      />
    )
  }

  if (account.kind === 'guest') {
    return (
      <Tooltip label={t('login')}>
        <IconButton label={t('login')} icon={LogIn} href={account.loginHref} data-component="AccountMenu" />
      </Tooltip>
    )
  }

  return (
    <span className={styles.place} data-component="AccountMenu" data-state="loading">
      <span className={styles.waiting} aria-hidden="true" />
      {account.loginHref && (
        <noscript>
          <a href={account.loginHref}>{t('login')}</a>
        </noscript>
      )}
    </span>
  )
}
