import { vars } from '../tokens/contract.css.ts'
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

/** Checks in the browser, after everything is drawn, whether the tokens exist. */
export function checkStyles(): void {
  const name = vars.color.text.strong.slice('var('.length, -1)
  if (getComputedStyle(document.documentElement).getPropertyValue(name)) return
  misuse(
    'The style sheet is not on the page.',
    'Components have their class names, and nothing that says how these look.',
    "Import it once, where the application begins: import '@stoa/ui/styles.css'.",
  )
}

export const noProvider = () =>
  misuse(
    'A component is drawn outside of StoaProvider.',
    'Its links then load whole pages, its words are English, and its prices US dollars, whatever the rest of the page says.',
    'Put <StoaProvider link={…} locale="…" currency="…"> around the application.',
  )
