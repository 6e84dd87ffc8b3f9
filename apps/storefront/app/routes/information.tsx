import { Breadcrumbs, EmptyState, FindForm, FoundList, ListingHeader, ProsePage } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { data, useNavigate } from 'react-router-dom'
import { canonicalUrl } from '../data/api.server.ts'
import { followPages, toInformationPage } from '../data/information.server.ts'
import { searchInformation } from '../data/information-search.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { faqPage } from '../lib/json-ld.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { AnnouncedVersion } from '../shop/information/announced-version.tsx'
import type { Route } from './+types/information'
import { informationLabels } from './information.labels.ts'

export async function loader(scope: Route.LoaderArgs) {
  const pages = await followPages(scope)
  const { pathname, searchParams } = scope.url
  const name = pathname.replaceAll('/', '')
  const stored = pages.find(({ slug }) => slug === name)
  if (!stored) throw data(null, { status: 404, statusText: 'Not Found' })
  const { upcoming } = stored
  const isUpcoming = upcoming !== null && searchParams.get('version') === 'upcoming'
  const page = toInformationPage(isUpcoming ? { ...upcoming, updated: upcoming.from } : stored)
  const q = name === 'help' ? (searchParams.get('q') ?? '').trim().slice(0, 200) : ''
  return {
    page: q ? { ...page, html: '', headings: [] } : page,
    announced: upcoming && { from: upcoming.from, path: pathname, isShown: isUpcoming },
    isHelp: name === 'help',
    q,
    found: q ? searchInformation(q, pages) : [],
    canonical: canonicalUrl(scope),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { page, announced, canonical, q } = loaderData
  return pageMeta({
    title: q ? formatMessage(informationLabels.results, { query: q }) : page.title,
    description: page.description,
    canonical,
    kind: 'article',
    noIndex: q !== '' || announced?.isShown === true,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbList(canonical, [{ label: informationLabels.home, href: '/' }, { label: page.title }]),
          ...(page.questions.length && !q ? [faqPage(page.questions)] : []),
        ]
      : undefined,
  })
}

export default function Information({ loaderData }: Route.ComponentProps) {
  const { page, announced, isHelp, q, found } = loaderData
  const navigate = useNavigate()
  const search = isHelp && (
    <FindForm
      action="/help"
      label={informationLabels.searchField}
      value={q}
      onSubmit={text => navigate(text ? `/help?q=${encodeURIComponent(text)}` : '/help')}
    />
  )
  if (!q) {
    return (
      <ProsePage
        title={page.title}
        lede={page.description}
        updated={announced?.isShown ? undefined : page.updated}
        contents={page.headings}
        lead={announced && <AnnouncedVersion {...announced} />}
        tools={search}
        html={page.html}
      />
    )
  }
  return (
    <>
      <Breadcrumbs
        items={[
          { label: informationLabels.home, href: '/' },
          { label: informationLabels.help, href: '/help' },
          { label: informationLabels.search },
        ]}
      />
      <ListingHeader
        title={formatMessage(informationLabels.results, { query: q })}
        lede={found.length > 0 ? informationLabels.lede : undefined}
        tools={search}
      />
      {found.length > 0 ? (
        <FoundList entries={found} />
      ) : (
        <EmptyState
          thing="question"
          title={informationLabels.none}
          description={informationLabels.noneHint}
          action={{ label: informationLabels.contact, href: '/contact' }}
        />
      )}
    </>
  )
}
