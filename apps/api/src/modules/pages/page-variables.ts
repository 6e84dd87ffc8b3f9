import { escapeHtml } from '../../platform/escape-html.ts'
import { AMOUNTS, type PageFacts, VARIABLES } from './page-facts.ts'

/** A fault of a page's text, with its place in the file, counted from 1. */
export interface PageFault {
  line: number
  column: number
  message: string
}

/** A list of the commission's rates. It is a table, and so has a paragraph of its own. */
const COMMISSION = 'commission'

const VARIABLE = /\{\{([^{}\n]*)\}\}/g
const AMOUNT = /^amount +(.+)$/
const NUMBER = /^\d{1,9}(\.\d{1,3})?$/

/** Finds braces that are no variable, with their places in the text. */
export function faultsOfVariables(
  text: string,
  place: (offset: number) => Omit<PageFault, 'message'>,
): PageFault[] {
  const faults = [...text.matchAll(/\{\{[^\n]*?\}\}|\{\{/g)].flatMap(({ 0: found, index }) => {
    const message = found.endsWith('}}')
      ? faultOf(found.slice(2, -2).trim(), isAlone(text, index, found.length))
      : 'A variable begins here and doesn’t end. Close it with }} on the same line.'
    return message === null ? [] : [{ ...place(index), message }]
  })
  return faults
}

/** Whether a variable is a paragraph. */
function isAlone(text: string, at: number, length: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + length)]
  return /(^|\n[^\S\n]*\n)$/.test(before) && /^[^\S\n]*(\n[^\S\n]*\n|\n?$)/.test(after)
}

function faultOf(name: string, isParagraph: boolean): string | null {
  if (name === COMMISSION)
    return isParagraph ? null : '{{commission}} is a table: leave an empty line before and after it.'
  const [, sum] = AMOUNT.exec(name) ?? []
  if (sum !== undefined) {
    const wrong = termsOf(sum).find(term => !NUMBER.test(term) && !Object.hasOwn(AMOUNTS, term))
    return wrong === undefined
      ? null
      : `“${wrong}” is no amount. Write a number such as 250 or 9.50, or one of ${Object.keys(AMOUNTS).join(', ')}.`
  }
  if (Object.hasOwn(VARIABLES, name)) return null
  const known = [...Object.keys(VARIABLES), COMMISSION, 'amount 250']
  return `There is no variable {{${name}}}. There are ${known.map(each => `{{${each}}}`).join(', ')}.`
}

const termsOf = (sum: string): string[] => sum.split('+').map(term => term.trim())

/** Fills the variables of a text that isn't HTML. */
export const fillText = (text: string, facts: PageFacts): string =>
  text.replace(VARIABLE, (_, name: string) => valueOfVariable(name.trim(), facts).replaceAll('\n', ', '))

/** Fills the variables of a page's HTML. Values are text, whatever characters are in them. */
export const fillHtml = (html: string, facts: PageFacts): string =>
  html
    .replaceAll(`<p>{{${COMMISSION}}}</p>`, () => commissionHtml(facts))
    .replace(VARIABLE, (_, name: string) =>
      escapeHtml(valueOfVariable(name.trim(), facts)).replaceAll('\n', '<br>'),
    )

function valueOfVariable(name: string, facts: PageFacts): string {
  if (name === COMMISSION) return commissionLines(facts).join(', ')
  const [, sum] = AMOUNT.exec(name) ?? []
  if (sum === undefined) return VARIABLES[name]?.(facts) ?? ''
  const minor = termsOf(sum).map(term => AMOUNTS[term]?.(facts.settings) ?? facts.money.toMinor(Number(term)))
  return facts.money.format(minor.reduce((total, each) => total + each, 0))
}

const ELSE = 'Everything else'

const ratesOf = ({ commission: { categories, defaultRate } }: PageFacts): [string, string][] => [
  ...categories.map(({ name, rateBasisPoints }): [string, string] => [name, percent(rateBasisPoints)]),
  [ELSE, percent(defaultRate)],
]

const commissionLines = (facts: PageFacts): string[] =>
  ratesOf(facts).map(([name, rate]) => `${name} ${rate}`)

function commissionHtml(facts: PageFacts): string {
  const { categories, defaultRate } = facts.commission
  if (categories.length === 0)
    return `<p>It is <strong>${percent(defaultRate)}</strong> of the price, of everything.</p>`
  const rows = ratesOf(facts).map(
    ([name, rate]) => `<tr>\n<td>${escapeHtml(name)}</td>\n<td>${rate}</td>\n</tr>`,
  )
  return `<table>\n<thead>\n<tr>\n<th>What is sold</th>\n<th>Of its price</th>\n</tr>\n</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

const percent = (basisPoints: number): string => `${basisPoints / 100}%`
