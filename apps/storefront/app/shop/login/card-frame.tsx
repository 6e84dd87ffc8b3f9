import { CardLayout, ShortHeader } from '@stoa/ui'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router-dom'
import { useBackToCart } from '../../shared/frame/back-to-cart.ts'
import { HELP, logo } from '../../shared/frame/frame-links.ts'
import { BareFooter } from '../bare-frame/bare-footer.tsx'

/** The `handle` of a page in this frame. */
export interface NamedPage {
  /** Name of the page in the header. */
  readonly title: string
}

/** Shows a page of logging in and the like: a card between a short header and a short footer. */
export function CardFrame({ children }: { children: ReactNode }) {
  const page = useMatches().at(-1)?.handle as NamedPage | undefined
  const back = useBackToCart()
  return (
    <CardLayout
      header={<ShortHeader logo={logo()} title={page?.title} help={HELP} back={back} />}
      footer={<BareFooter />}
    >
      {children}
    </CardLayout>
  )
}
