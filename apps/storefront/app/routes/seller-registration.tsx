import { useCore } from '@stoa/cart-core/react'
import { Button, Heading, Note, Prose, ProsePage, Section, Stack, Text } from '@stoa/ui'
import { lazy, Suspense } from 'react'
import { data, useNavigate } from 'react-router-dom'
import { canonicalUrl } from '../data/api.server.ts'
import { informationPage } from '../data/information.server.ts'
import { breadcrumbList } from '../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta } from '../lib/seo.ts'
import { GuardFallback, NeedsScripts } from '../shared/session/guard-fallback.tsx'
import { useVisitor } from '../shared/session/use-visitor.ts'
import type { Route } from './+types/seller-registration'
import { sellerRegistrationLabels } from './seller-registration.labels.ts'

/** Loaded for visitors who are logged in only, so that readers don't download it. */
const ApplyPage = lazy(() => import('../seller/registration/apply-page.tsx'))

const PATH = '/seller-registration'

export async function loader(scope: Route.LoaderArgs) {
  const page = await informationPage(scope, 'seller-registration')
  if (!page) throw data(null, { status: 404, statusText: 'Not Found' })
  return { page, canonical: canonicalUrl(scope) }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return metaWithoutData(error)
  const { page, canonical } = loaderData
  return pageMeta({
    title: page.title,
    description: page.description,
    canonical,
    kind: 'article',
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbList(canonical, [
            { label: sellerRegistrationLabels.home, href: '/' },
            { label: page.title },
          ]),
        ]
      : undefined,
  })
}

/** Requirements for selling, and the application form for visitors who are logged in. */
export default function SellerRegistration({ loaderData: { page } }: Route.ComponentProps) {
  const visitor = useVisitor()
  if (visitor.kind !== 'user')
    return (
      <ProsePage
        title={page.title}
        lede={page.description}
        updated={page.updated}
        contents={page.headings}
        tools={<WayIn />}
        html={page.html}
      />
    )
  return (
    <Stack gap="lg" page>
      <div>
        <Heading level={1}>{page.title}</Heading>
        <Text step="lede">{page.description}</Text>
      </div>
      <Suspense fallback={<GuardFallback />}>
        <ApplyPage user={visitor.user} />
      </Suspense>
      <Section title={sellerRegistrationLabels.before}>
        <Prose html={page.html} />
      </Section>
    </Stack>
  )
}

function WayIn() {
  const core = useCore()
  const navigate = useNavigate()
  const enter = (to: string) => {
    core.returnTo.remember(PATH)
    navigate(to)
  }
  return (
    <Stack gap="sm">
      <Note tone="info" title={sellerRegistrationLabels.account}>
        {sellerRegistrationLabels.hint}
      </Note>
      <Stack layout="row">
        <Button onClick={() => enter('/login')}>{sellerRegistrationLabels.login}</Button>
        <Button emphasis="line" onClick={() => enter('/register')}>
          {sellerRegistrationLabels.register}
        </Button>
      </Stack>
      <NeedsScripts withoutScripts={sellerRegistrationLabels.needsScripts} />
    </Stack>
  )
}
