'use client'

import Share2 from 'lucide-react/icons/share-2'
import type { MouseEvent } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/index.ts'
import { productLabels } from './product.labels.ts'

export interface ShareButtonProps {
  /** URL without scripts: a `mailto:` with the product's URL. */
  href: string
  /** Called when it is pressed, instead of following `href`. */
  onShare: () => void
}

/** Opens the device's sharing, or copies the address. */
export function ShareButton({ href, onShare }: ShareButtonProps) {
  const t = useLabels('product', productLabels)
  return (
    <Button
      size="sm"
      emphasis="line"
      icon={Share2}
      href={href}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onShare()
      }}
    >
      {t('share')}
    </Button>
  )
}
