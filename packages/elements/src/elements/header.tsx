import type { HeaderProps } from '@stoa/ui/header'
import type { ReactNode } from 'react'
import type { Drawing } from '../views/drawing.ts'
import type { SentHeader } from '../views/header-facts.ts'
import { HeaderView } from '../views/header-view.tsx'
import { Shadowed } from './shadowed.tsx'

/** `<stoa-header>`: header of the marketplace, with its search, categories and cart. */
export class HeaderElement extends Shadowed {
  static readonly observedAttributes = ['logo', 'logo-href']
  static override readonly properties = ['account', 'nav']

  #account: HeaderProps['account'] | undefined
  #nav: HeaderProps['nav'] | undefined

  /** State of the session, in place of a guest's. */
  get account() {
    return this.#account
  }

  set account(account) {
    this.#account = account
    this.changed()
  }

  /** Links of the bar, in place of the marketplace's. */
  get nav() {
    return this.#nav
  }

  set nav(nav) {
    this.#nav = nav
    this.changed()
  }

  protected override draw({ market }: Drawing, isSent = false): ReactNode {
    const sent = this.sent as SentHeader | null
    const settings = {
      logo: this.getAttribute('logo') ?? undefined,
      logoHref: this.getAttribute('logo-href') ?? undefined,
      account: this.#account,
      nav: this.#nav,
    }
    return <HeaderView market={market} facts={sent?.facts} settings={(isSent && sent?.settings) || settings} />
  }
}
