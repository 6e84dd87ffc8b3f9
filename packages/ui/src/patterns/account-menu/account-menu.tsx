'use client'

import LogIn from 'lucide-react/icons/log-in'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Tooltip } from '../../primitives/tooltip/index.ts'
import { lazyPart } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import { useOnDemand } from '../../system/use-on-demand.ts'
import * as styles from './account-menu.css.ts'
import { accountMenuLabels } from './account-menu.labels.ts'
import type { AccountState, AccountUser } from './account-types.ts'
import type { UserMenuProps } from './user-menu.tsx'

const userMenu = lazyPart<UserMenuProps>(() => import('./user-menu.tsx').then(module => module.UserMenu))

export interface AccountMenuProps {
  account: AccountState
}

/** A way in for guests, their own menu for users, and the same place while nobody knows yet. */
export function AccountMenu({ account }: AccountMenuProps) {
  const t = useLabels('accountMenu', accountMenuLabels)

  if (account.kind === 'user') return <User account={account} />

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

function User({ account }: { account: AccountUser }) {
  const { Part, alone, ...state } = useOnDemand(userMenu)
  return Part ? (
    <Part account={account} trigger={<Trigger account={account} />} {...state} />
  ) : (
    <Trigger account={account} {...alone} />
  )
}

interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  account: AccountUser
  ref?: Ref<HTMLButtonElement>
}

function Trigger({ account, ...props }: TriggerProps) {
  const t = useLabels('accountMenu', accountMenuLabels)
  return (
    <button
      type="button"
      aria-label={t('open', { name: account.name })}
      className={styles.trigger}
      data-component="AccountMenu"
      {...props}
    >
      <Avatar name={account.name} src={account.avatar} size="sm" />
    </button>
  )
}
