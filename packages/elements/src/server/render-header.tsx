import { StoaProvider } from '@stoa/ui/provider'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPortSwitch } from '../market/port-switch.ts'
import type { Market } from '../market/types.ts'
import type { StoaAttributes } from '../types.ts'
import { HEADER_FACTS, type HeaderFacts, type SentHeader } from '../views/header-facts.ts'
import { HeaderView } from '../views/header-view.tsx'

interface Sheet {
  readonly file: string
  readonly integrity: string
}

/** Names and hashes of the built sheets, and the version of the package. */
declare const SHEETS: Readonly<Record<'parts' | 'tokens', Sheet>>
declare const VERSION: string

export interface HeaderOptions {
  /** Origin of the marketplace, such as `https://market.example`. */
  readonly origin: string
  readonly facts: HeaderFacts
  /** URL of the folder with the elements' files. Default: that of this version, at the marketplace. */
  readonly files?: string | undefined
  /** Direction of the page. Default `ltr`. */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Default: light, unless the page's `<stoa-market>` has another. */
  readonly theme?: StoaAttributes['stoa-header']['theme']
  /** Whether the header scrolls away with the page. */
  readonly static?: boolean | undefined
  /** Address of a picture 30 px high, in place of the marketplace's logo. */
  readonly logo?: string | undefined
  /** URL of the logo's link. Default: the marketplace's home page. */
  readonly logoHref?: string | undefined
}

/** The element loads the same sheet, in the same way. */
const link = (files: string, { file, integrity }: Sheet) => (
  <link rel="stylesheet" href={files + file} integrity={integrity} crossOrigin="anonymous" />
)

/** Cart before its first line. A server knows no other. */
const { cart } = createPortSwitch({ onChange() {}, onNotice() {} })

/**
 * Returns the HTML of `<stoa-header>` with its shadow root. Its links and its search work without scripts. It has no script, and
 * nothing of a visitor. The element of the page's script takes it up without a call.
 */
export function renderHeader({
  origin,
  facts,
  files = `${origin}/embed/${VERSION}/`,
  dir = 'ltr',
  theme,
  static: isStatic,
  logo,
  logoHref,
}: HeaderOptions): string {
  const market = { config: { origin }, cart } as unknown as Market
  const sent: SentHeader = { facts, settings: { logo, logoHref } }
  const box = (
    <div dir={dir} data-sent={JSON.stringify(sent)}>
      <StoaProvider dir={dir}>
        <HeaderView market={market} {...sent} />
      </StoaProvider>
    </div>
  )
  const element = createElement(
    'stoa-header',
    { theme, static: isStatic ? '' : undefined, logo, 'logo-href': logoHref },
    // For the document: a shadow root can't declare properties.
    link(files, SHEETS.tokens),
    createElement('template', { shadowrootmode: 'open' }, link(files, SHEETS.parts), box),
  )
  // React asks to load pictures early, which is for the head of a document.
  return renderToStaticMarkup(element).replace(/^(<link [^>]*>)+(?=<stoa-)/, '')
}

/**
 * Reads what a marketplace's header shows.
 *
 * @param origin of the marketplace, such as `https://market.example`
 * @throws if it doesn't answer
 */
export async function readHeaderFacts(origin: string, init?: RequestInit): Promise<HeaderFacts> {
  const answer = await fetch(origin + HEADER_FACTS, init)
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return (await answer.json()) as HeaderFacts
}
