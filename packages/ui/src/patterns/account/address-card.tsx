'use client'

import type { ReactNode, Ref } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import type { AddressCardData } from './address-types.ts'

export interface AddressCardProps {
  /** The address to show. */
  address: AddressCardData
  /** A change is being saved: its buttons show spinners and ignore presses. */
  busy?: boolean
  /** Called when "Edit" is pressed. */
  onEdit: () => void
  /** Called when "Remove" is pressed. The host asks for confirmation. */
  onRemove: () => void
  /** Called when "Make default" is pressed, which the default address does not have. */
  onMakeDefault: () => void
  /** The "Edit" button, to focus it after editing. */
  editRef?: Ref<HTMLButtonElement>
}

/** One address of the book, with what can be done to it. */
export function AddressCard({ address, busy, onEdit, onRemove, onMakeDefault, editRef }: AddressCardProps) {
  const t = useLabels('account', accountLabels)
  const which = { name: address.fullName, line: address.lines[0] ?? '' }
  return (
    <div className={styles.card} data-component="AddressCard">
      <div className={styles.cardHead}>
        <span className={styles.cardName}>{address.fullName}</span>
        {address.isDefault && <Badge tone="accent">{t('default')}</Badge>}
      </div>
      <address className={styles.address}>
        {address.lines.map(line => (
          <span key={line} className={styles.line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        <span className={styles.phone}>
          <bdi dir="ltr">{address.phone}</bdi>
        </span>
      </address>
      <div className={styles.cardActions}>
        <Button emphasis="plain" size="sm" onClick={onEdit} aria-label={t('editOf', which)} ref={editRef}>
          {t('edit')}
        </Button>
        {!address.isDefault && (
          <Button
            emphasis="plain"
            size="sm"
            busy={busy}
            onClick={onMakeDefault}
            aria-label={t('makeDefaultOf', which)}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button emphasis="plain" size="sm" busy={busy} onClick={onRemove} aria-label={t('removeOf', which)}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}

/** Shows addresses next to each other if there is room. */
export function AddressCards({
  children,
}: {
  /** Cards of the addresses. */
  children: ReactNode
}) {
  return <div className={styles.cards}>{children}</div>
}
