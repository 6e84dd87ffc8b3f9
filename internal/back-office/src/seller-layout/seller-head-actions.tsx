'use client'

import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { Tooltip, TooltipGroup } from '@stoa/ui/tooltip'
import { ExternalIcon, KeyboardIcon } from '../icons/index.ts'
import * as styles from './seller-layout.css.ts'
import type { SellerLayoutProps } from './seller-layout-props.ts'

/** End of the head: the link to the shop, without its label if there is no room, the keys, and the account. */
export const SellerHeadActions = ({
  shopLink,
  keysButton,
  actions,
}: Pick<SellerLayoutProps, 'shopLink' | 'keysButton' | 'actions'>) => (
  <TooltipGroup>
    <div className={styles.actions}>
      {shopLink && (
        <>
          <Button
            size="sm"
            emphasis="plain"
            icon={ExternalIcon}
            href={shopLink.href}
            className={styles.fromMedium}
          >
            {shopLink.label}
          </Button>
          <IconButton icon={ExternalIcon} {...shopLink} className={styles.belowMedium} />
        </>
      )}
      {keysButton && (
        <Tooltip label={keysButton.label}>
          <IconButton icon={KeyboardIcon} {...keysButton} className={styles.fromLarge} />
        </Tooltip>
      )}
      {actions}
    </div>
  </TooltipGroup>
)
