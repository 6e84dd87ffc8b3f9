'use client'

import ArrowRight from 'lucide-react/icons/arrow-right'
import type { AnchorProps } from '../../system/anchor-props.ts'
import { cx } from '../../system/cx.ts'
import { Anchor } from '../../system/link.tsx'
import { Icon } from '../icon/index.ts'
import * as styles from './link.css.ts'

export interface LinkProps extends AnchorProps {
  /** `inherit` is underlined and takes the color of its text, for links in a sentence. Default `accent`. */
  tone?: 'accent' | 'muted' | 'inherit' | undefined
  /** Adds an arrow after the text: "See all →". */
  arrow?: boolean | undefined
}

/** A text link. For something that looks like a button take `Button` with `href`. */
export function Link({ tone, arrow, className, children, ...props }: LinkProps) {
  return (
    <Anchor className={cx(styles.link({ tone, arrow }), className)} data-component="Link" {...props}>
      <span>{children}</span>
      {arrow && <Icon as={ArrowRight} size="sm" className={styles.arrow} />}
    </Anchor>
  )
}
