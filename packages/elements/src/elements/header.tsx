import type { HeaderProps } from '@stoa/ui/header'
import type { ReactNode } from 'react'
import type { Drawing } from '../views/drawing.ts'
import { HEADER_FACTS, type HeaderFacts, type SentHeader } from '../views/header-facts.ts'
import { HeaderView } from '../views/header-view.tsx'
import { Shadowed } from './shadowed.tsx'

/**
 * `<stoa-header>`: header of the marketplace, with its search, categories and cart. Shows its children until the facts of the
 * marketplace are known.
 */
export class HeaderElement extends Shadowed<SentHeader> {
  static readonly observedAttributes = ['logo', 'logo-href']
  static override readonly properties = ['account', 'nav']

  #facts: HeaderFacts | undefined
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

  protected override load(): Promise<unknown> | null {
    this.#facts ??= this.sent?.facts
    return this.#facts ? null : this.#read()
  }

  async #read(): Promise<void> {
    const { calls, config } = this.market
    // Without them, links, search and cart work.
    const unknown = {
      name: new URL(config.origin).host,
      marks: { logo: null, logoDark: null },
      categories: [],
    }
    this.#facts = (await calls.read(HEADER_FACTS).catch(() => unknown)) as HeaderFacts
  }

  protected override draw({ market }: Drawing, isSent = false): ReactNode {
    const settings = {
      logo: this.getAttribute('logo') ?? undefined,
      logoHref: this.getAttribute('logo-href') ?? undefined,
      account: this.#account,
      nav: this.#nav,
    }
    if (!this.#facts) return null
    return (
      <HeaderView
        {...{ market, facts: this.#facts }}
        settings={(isSent && this.sent?.settings) || settings}
      />
    )
  }
}
