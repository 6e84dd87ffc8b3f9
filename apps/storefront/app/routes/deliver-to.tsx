import { isSafePath } from '@stoa/cart-core'
import { AccountPanel, Breadcrumbs, Button, ListingHeader, Note, Select, Stack } from '@stoa/ui'
import { data, redirect } from 'react-router-dom'
import type { LoaderScope } from '../data/api.server.ts'
import { destinationOf } from '../data/delivery.server.ts'
import { followMarket } from '../data/market-settings.server.ts'
import { isCountry } from '../lib/countries.ts'
import { cookieOfCountry } from '../lib/country-cookie.ts'
import { namedCountries } from '../lib/country-name.ts'
import { pageMeta } from '../lib/seo.ts'
import type { Route } from './+types/deliver-to'
import { deliverToPageLabels as t } from './deliver-to.labels.ts'

/** Path of the page that is returned to. Anything but a path of this site is replaced by the home page. */
const pathOf = (back: unknown): string => (isSafePath(back) ? back : '/')

export async function loader(scope: Route.LoaderArgs) {
  const { delivery } = await followMarket(scope)
  return {
    countries: namedCountries(delivery.countries),
    country: destinationOf(scope.request) ?? delivery.defaultCountry,
    back: pathOf(scope.url.searchParams.get('back')),
  }
}

/** Stores the country in its cookie and returns to the page. With scripts, the control on the page does so itself. */
export async function action({ request }: Pick<LoaderScope, 'request'>) {
  const form = await request.formData()
  const [country, back] = [form.get('country'), pathOf(form.get('back'))]
  if (typeof country !== 'string' || !isCountry(country)) return data({ back }, 400)
  throw redirect(back, { status: 303, headers: { 'set-cookie': cookieOfCountry(country) } })
}

export const meta = () => pageMeta({ title: t.title, description: t.lede, noIndex: true })

/** Page of the control `DeliverTo` for browsers without scripts. */
export default function DeliverToPage({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, country } = loaderData
  const back = actionData?.back ?? loaderData.back
  return (
    <>
      <Breadcrumbs items={[{ label: t.home, href: '/' }, { label: t.title }]} />
      <ListingHeader title={t.title} lede={t.lede} />
      <AccountPanel title={t.destination} narrow>
        <form method="post" action="/deliver-to">
          <Stack>
            {actionData && <Note tone="critical" role="alert" title={t.unknown} />}
            <input type="hidden" name="back" value={back} />
            <Select
              label={t.country}
              name="country"
              options={countries}
              defaultValue={country}
              autoComplete="country"
            />
            <Stack layout="row">
              <Button type="submit">{t.choose}</Button>
              <Button href={back} emphasis="plain">
                {t.back}
              </Button>
            </Stack>
          </Stack>
        </form>
      </AccountPanel>
    </>
  )
}
