'use client'

import { Drawer } from '@stoa/ui/dialog'
import { Logo } from '@stoa/ui/icon'
import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import * as styles from './seller-layout.css.ts'
import { sellerLayoutLabels } from './seller-layout.labels.ts'

export interface SellerMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The areas, and the shop they are of. */
  children: ReactNode
}

/** All areas on a phone, over the page. */
export function SellerMenu({ open, onOpenChange, children }: SellerMenuProps) {
  const t = useLabels('sellerLayout', sellerLayoutLabels)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu')}>
      <div className={styles.drawer}>
        <div className={styles.drawerHead}>
          <Logo />
          <IconButton icon={X} label={t('close')} onClick={() => onOpenChange(false)} />
        </div>
        {children}
      </div>
    </Drawer>
  )
}
