import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { WITHDRAWAL_PAGE } from './contract-texts.ts'
import { fillHtml, fillText } from './page-variables.ts'
import { findCurrentPages } from './pages.repository.ts'
import { readFacts } from './read-facts.ts'

export const createPageHandlers = (
  deps: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>,
): Pick<Handlers, 'listPages'> => ({
  async listPages() {
    const { db, clock, market } = deps
    const [current, facts] = await Promise.all([findCurrentPages(db, clock.now()), readFacts(deps)])
    const { settings } = market
    const pages =
      settings.withdrawal.scope === 'off' ? current.filter(({ slug }) => slug !== WITHDRAWAL_PAGE) : current
    return {
      pages: pages.map(
        ({ slug, kind, isOwn, inSitemap, versionId, title, description, html, sections, validFrom }) => ({
          slug,
          kind,
          isOwn,
          inSitemap,
          versionId,
          title: fillText(title, facts),
          description: fillText(description, facts),
          updated: validFrom,
          html: fillHtml(html, facts),
          sections: sections.map(section => ({
            ...section,
            title: fillText(section.title, facts),
            text: fillText(section.text, facts),
          })),
        }),
      ),
    }
  },
})
