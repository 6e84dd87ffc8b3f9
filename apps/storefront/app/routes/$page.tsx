import { ProsePage } from '@stoa/ui'
import { data } from 'react-router-dom'
import { canonicalUrl } from '../data/api.server.ts'
import { followPages, toInformationPage } from '../data/information.server.ts'
import { metaOfMissingPage, metaWithoutData, pageMeta } from '../lib/seo.ts'
import { MissingPage } from '../shared/errors/missing-page.tsx'
import type { Route } from './+types/$page'

/** Finds a page that the operator has created. */
export async function loader(scope: Route.LoaderArgs) {
  const stored = (await followPages(scope)).find(({ isOwn, slug }) => isOwn && slug === scope.params.page)
  if (!stored) return data(null, { status: 404, statusText: 'Not Found' })
  return data({
    page: toInformationPage(stored),
    canonical: canonicalUrl(scope),
    isListed: stored.inSitemap,
  })
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error) return metaWithoutData(error)
  if (!loaderData) return metaOfMissingPage()
  const { page, canonical, isListed } = loaderData
  const { title, description } = page
  return pageMeta({ title, description, canonical, kind: 'article', noIndex: !isListed })
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage />
  const { title, description, updated, headings, html } = loaderData.page
  return <ProsePage title={title} lede={description} updated={updated} contents={headings} html={html} />
}
