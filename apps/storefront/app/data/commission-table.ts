import type { components } from '@stoa/api-client/schema'
import { percentInWords } from '../lib/percent.ts'

type Rates = components['schemas']['CommissionRates']

/** What the marketplace takes, as Markdown: a table by category, or a sentence where one rate holds for all. */
export function commissionTable(rates: Rates | null): string {
  if (!rates) return 'The rates could not be read just now. Please look again in a moment.'
  const { defaultRate, categories } = rates
  if (categories.length === 0) return `It is **${percentInWords(defaultRate)}** of the price, of everything.`
  return [
    '| What is sold | Of its price |',
    '| --- | --- |',
    ...categories.map(({ name, rate }) => `| ${asText(name)} | ${percentInWords(rate)} |`),
    `| Everything else | ${percentInWords(defaultRate)} |`,
  ].join('\n')
}

/** A name is text, whatever signs of Markdown or HTML are in it. */
const asText = (name: string): string =>
  name.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} ]/gu, sign => `&#${sign.codePointAt(0)};`)
