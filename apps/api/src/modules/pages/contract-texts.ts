import type { Queryable } from '../../platform/db/client.ts'
import { textOf } from '../../platform/description-html.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { createMoney } from '../../platform/money.ts'
import { findGeneralRates } from '../commission/index.ts'
import { fillHtml, fillText } from './page-variables.ts'
import { findContractTexts } from './pages.repository.ts'

/** Slug of the page with the instructions on withdrawal. */
export const WITHDRAWAL_PAGE = 'right-of-withdrawal'

/** Text of a page, with its variables filled. */
interface ContractText {
  title: string
  html: string
  /** The page without markup: blank lines between paragraphs, a line for each entry of a list. */
  text: string
}

/**
 * Reads the texts that a buyer has to be able to keep. These are the terms that they agreed to, and the instructions on
 * withdrawal that hold now.
 *
 * @param given.termsVersionId null if there were no terms
 */
export async function readContractTexts(
  db: Queryable,
  { termsVersionId, settings, now }: { termsVersionId: string | null; settings: MarketSettings; now: Date },
): Promise<ContractText[]> {
  const commission = await findGeneralRates(db, now, settings.money.commissionBasisPoints)
  const facts = { settings, money: createMoney(settings.money.currency, settings.locale), commission }
  const found = await findContractTexts(db, { termsVersionId, slug: WITHDRAWAL_PAGE, now })
  return found.map(page => {
    const html = fillHtml(page.html, facts)
    return { title: fillText(page.title, facts), html, text: plainOf(html) }
  })
}

/** Text of a page's HTML, in lines. */
const plainOf = (html: string): string =>
  html
    .split(/<\/(?:p|h[2-4]|li|tr)>|<br>/)
    .map(block => ({ block, text: textOf(block) }))
    .filter(({ text }) => text !== '')
    .map(({ block, text }) => {
      if (block.includes('<li>')) return `- ${text}`
      return /<(?:p|h[2-4]|table)\b/.test(block) ? `\n${text}` : text
    })
    .join('\n')
    .trim()
