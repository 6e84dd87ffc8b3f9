'use client'

import Person from 'lucide-react/icons/user'
import { Avatar } from '../../primitives/avatar/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useLazyMenu } from '../../primitives/menu/index.ts'
import { Tooltip } from '../../primitives/tooltip/index.ts'
import { iconLabel } from '../../styles/icon-label.css.ts'
import { lazyPart, useIdlePreload } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './account-menu.css.ts'
import { accountMenuLabels } from './account-menu.labels.ts'
import type { AccountState, AccountUser } from './account-types.ts'
import type { UserMenuProps } from './user-menu.tsx'

const userMenu = lazyPart<UserMenuProps>(() => import('./user-menu.tsx').then(module => module.UserMenu))

export interface AccountMenuProps {
  /** State of the session: a user, a guest, or `loading` until it is known. */
  account: AccountState
}

/** Log-in link for guests, menu for users, and a placeholder of the same size until the session is known. */
export function AccountMenu({ account }: AccountMenuProps) {
  const t = useLabels('accountMenu', accountMenuLabels)

  if (account.kind === 'user') return <User account={account} />

  if (account.kind === 'guest') {
    return (
      <Tooltip label={t('login')}>
        <IconButton label={t('login')} icon={Person} href={account.loginHref} data-component="AccountMenu">
          <span className={iconLabel}>{t('login')}</span>
        </IconButton>
      </Tooltip>
    )
  }

  return (
    <span className={styles.item} data-component="AccountMenu" data-state="loading">
      <span className={styles.waiting} aria-hidden="true" />
      {account.loginHref && (
        <noscript>
          <IconButton label={t('login')} icon={Person} href={account.loginHref}>
            <span className={iconLabel}>{t('login')}</span>
          </IconButton>
        </noscript>
      )}
    </span>
  )
}

function User({ account }: { account: AccountUser }) {
  const t = useLabels('accountMenu', accountMenuLabels)
  useIdlePreload(userMenu)
  const { Menu, trigger, list } = useLazyMenu(userMenu)
  return (
    <>
      <button
        type="button"
        aria-label={t('open', { name: account.name })}
        className={styles.trigger}
        data-component="AccountMenu"
        {...trigger}
      >
        <Avatar name={account.name} src={account.avatar} size="sm" />
        <span className={iconLabel}>{t('label')}</span>
      </button>
      {Menu && <Menu account={account} {...list} />}
    </>
  )
}
