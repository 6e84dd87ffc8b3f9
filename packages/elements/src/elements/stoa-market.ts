import { readLocale } from '../market/locale.ts'
import { MARKET_LABELS, type MarketLabels } from '../market/market.labels.ts'
import type { MarketConfig } from '../market/types.ts'
import { Part } from './part.ts'

const THEMES = ['light', 'dark', 'auto'] as const

/** Settings of the page: `<stoa-market origin="https://market.example" locale="en-GB" theme="auto">`. */
export class StoaMarket extends Part {
  static override readonly properties = ['messages']
  static readonly observedAttributes = ['origin', 'locale', 'theme']
  protected override readonly startsMarket = false

  /** Texts in place of the English ones. */
  set messages(messages: Partial<MarketLabels>) {
    this.market.configure({ labels: { ...MARKET_LABELS, ...messages } })
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#configure()
  }

  protected override connected() {
    this.#configure()
    return () => {}
  }

  #configure(): void {
    const origin = this.getAttribute('origin')
    const language = this.getAttribute('locale')
    const locale = language && readLocale(language)
    const theme = THEMES.find(one => one === this.getAttribute('theme'))
    const settings: { -readonly [K in keyof MarketConfig]?: MarketConfig[K] } = {}
    if (origin && URL.canParse(origin)) settings.origin = new URL(origin).origin
    else if (origin)
      console.error(`stoa-market: “${origin}” is not an origin such as https://market.example.`)
    if (locale) settings.locale = locale
    else if (language) console.error(`stoa-market: “${language}” is not a language tag such as en-GB.`)
    if (theme) settings.theme = theme
    this.market.configure(settings)
  }
}
