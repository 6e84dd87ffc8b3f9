'use client'

import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Drawer } from '../../primitives/dialog/index.ts'
import { Logo } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
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
