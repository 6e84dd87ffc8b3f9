import { version } from 'react'
import { vars } from '../tokens/contract.css.ts'
import { REM } from '../tokens/rem.ts'
import { misuse } from './misuse.ts'

/** Checks the language, currency and time zone that a host passes to the provider. */
export function checkHost({
  locale,
  currency,
  timeZone,
}: {
  locale: string
  currency: string
  timeZone: string | undefined
}): void {
  const knows = (ask: () => unknown) => {
    try {
      ask()
      return true
    } catch {
      return false
    }
  }
  if (!knows(() => Intl.getCanonicalLocales(locale))) {
    misuse(
      `StoaProvider got the locale "${locale}", which is no language tag.`,
      'Numbers, money and plurals cannot be written in it, and the first component that tries throws.',
      'Give a BCP 47 tag with a hyphen, such as locale="en-US" or locale="vi".',
    )
  }
  if (!knows(() => new Intl.NumberFormat('en', { style: 'currency', currency }))) {
    misuse(
      `StoaProvider got the currency "${currency}", which is no currency’s code.`,
      'The first price that is drawn throws.',
      'Give the three letters of ISO 4217, such as currency="USD".',
    )
  }
  if (!knows(() => new Intl.DateTimeFormat('en', { timeZone }))) {
    misuse(
      `StoaProvider got the time zone "${timeZone}", which this browser doesn’t know.`,
      'The first day or time that is drawn throws.',
      'Give a name of the IANA database, such as timeZone="Pacific/Auckland".',
    )
  }
}

/** Checks the React of the page, before a component fails in it with an error that does not name the cause. */
export function checkReact(found = version): void {
  if (Number.parseInt(found, 10) >= 19) return
  misuse(
    `@stoa/ui needs React 19, and the page has React ${found}.`,
    'Components fail with errors such as “Element type is invalid”.',
    'Install react and react-dom 19. @stoa/cart-core and @stoa/api-client work with React 18.',
  )
}

/** Checks in the browser, after everything is drawn, whether the tokens exist and text has the visitor's size. */
export function checkStyles(): void {
  const root = getComputedStyle(document.documentElement)
  const name = vars.color.text.strong.slice('var('.length, -1)
  if (root.getPropertyValue(name)) checkTextSize(root)
  else
    misuse(
      'The style sheet is not on the page.',
      'Components have their class names, and nothing that says how these look.',
      "Import it once, where the application begins: import '@stoa/ui/styles.css'.",
    )
}

function checkTextSize(root: CSSStyleDeclaration): void {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.fontSize = 'medium'
  const chosen = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  // Roots of 90 % or so are a choice of the host's.
  if (!(Number.parseFloat(root.getPropertyValue(REM)) < chosen * 0.8)) return
  const factor = Math.round((chosen / Number.parseFloat(root.fontSize)) * 1000) / 1000
  misuse(
    `The root of the page has the font size ${root.fontSize}, and the visitor chose ${chosen}px.`,
    'Text of Stoa is too small to read.',
    `Say how many rem the visitor’s size is: :root { ${REM}: ${factor}rem }.`,
  )
}

export const noProvider = () =>
  misuse(
    'A component is drawn outside of StoaProvider.',
    'Its links then load whole pages, its words are English, and its prices US dollars, whatever the rest of the page says.',
    'Put <StoaProvider link={…} locale="…" currency="…"> around the application.',
  )
