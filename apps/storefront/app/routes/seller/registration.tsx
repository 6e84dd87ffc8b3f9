import { unwrap } from '@stoa/api-client'
import { useCore } from '@stoa/cart-core/react'
import { Button, Note, Prose, ProsePage, Section, Stack, text } from '@stoa/ui'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { canonicalUrl, optional, serverApi } from '../../data/api.server.ts'
import { commissionTable } from '../../data/commission-table.ts'
import { informationPage } from '../../data/information.server.ts'
import { followMarket } from '../../data/market-settings.server.ts'
import { GuardFallback, NeedsScripts } from '../../features/session/guard-fallback.tsx'
import { useVisitor } from '../../features/session/use-visitor.ts'
import { breadcrumbList } from '../../lib/breadcrumb-list.ts'
import { metaWithoutData, pageMeta } from '../../lib/seo.ts'
import type { Route } from './+types/registration'

/** Nobody who only reads downloads any of it. */
const ApplyPage = lazy(() => import('../../features/seller/registration/apply-page.tsx'))

const PATH = '/seller-registration'

export async function loader(scope: Route.LoaderArgs) {
  const [rates, market] = await Promise.all([
    optional("the commission's rates", unwrap(serverApi(scope).GET('/api/public/commission'))),
    followMarket(scope),
  ])
  const {
    sections: _,
    questions: __,
    ...page
  } = informationPage('seller-registration', market, commissionTable(rates))!
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
      ? [breadcrumbList(canonical, [{ label: 'Home', href: '/' }, { label: page.title }])]
      : undefined,
  })
}

/** What selling here takes, for everybody; and the application itself for who is signed in. */
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
        <h1 className={text.title1}>{page.title}</h1>
        <p className={text.lede}>{page.description}</p>
      </div>
      <Suspense fallback={<GuardFallback />}>
        <ApplyPage user={visitor.user} />
      </Suspense>
      <Section title="Before you apply">
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
      <Note tone="info" title="You apply with an ordinary account.">
        Log in or register, and the application is on this page.
      </Note>
      <Stack row>
        <Button onClick={() => enter('/login')}>Log in to apply</Button>
        <Button emphasis="line" onClick={() => enter('/register')}>
          Register
        </Button>
      </Stack>
      <NeedsScripts withoutScripts="Applying needs JavaScript. What it takes is written below." />
    </Stack>
  )
}
