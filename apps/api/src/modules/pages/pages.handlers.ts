import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime } from '../../platform/local-day.ts'
import { WITHDRAWAL_PAGE } from './contract-texts.ts'
import { fillHtml, fillText } from './page-variables.ts'
import { findCurrentPages } from './pages.repository.ts'
import { readFacts } from './read-facts.ts'
import type { RenderedText } from './read-page.ts'
import { isSellerTerms } from './seller-terms.ts'

export const createPageHandlers = (
  deps: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>,
): Pick<Handlers, 'listPages'> => ({
  async listPages() {
    const { db, clock, market } = deps
    const [current, facts] = await Promise.all([findCurrentPages(db, clock.now()), readFacts(deps)])
    const { settings } = market
    const pages =
      settings.withdrawal.scope === 'off' ? current.filter(({ slug }) => slug !== WITHDRAWAL_PAGE) : current
    const filled = ({ title, description, html, sections }: Omit<RenderedText, 'body'>) => ({
      title: fillText(title, facts),
      description: fillText(description, facts),
      html: fillHtml(html, facts),
      sections: sections.map(section => ({
        ...section,
        title: fillText(section.title, facts),
        text: fillText(section.text, facts),
      })),
    })
    return {
      pages: pages.map(page => {
        const { slug, kind, isOwn, inSitemap, versionId, validFrom } = page
        // Other pages may be prepared for a day before which no one is to read them.
        const upcoming = isSellerTerms(slug) ? page.upcoming : null
        return {
          slug,
          kind,
          isOwn,
          inSitemap,
          versionId,
          ...filled(page),
          updated: validFrom,
          upcoming: upcoming && {
            ...filled(upcoming),
            from: localTime(new Date(upcoming.validFrom), settings.timeZone).day,
          },
        }
      }),
    }
  },
})
