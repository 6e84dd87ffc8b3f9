import { unwrap } from '@stoa/api-client'
import { api } from '../../data/api.ts'
import { chosenCountry } from '../../data/chosen-country.ts'
import { namedCountries } from '../../lib/country-name.ts'

let countries: ReturnType<typeof namedCountries> | undefined

/** Reads the countries that can be delivered to, once per tab. */
export async function readCountries() {
  countries ??= namedCountries((await unwrap(api.GET('/api/public/market'))).delivery.countries)
  return countries
}

/** Chooses the country of the user's default address, unless another was chosen in the meantime. */
export async function chooseByAddress(): Promise<void> {
  const addresses = await unwrap(api.GET('/api/user/addresses'))
  const country = addresses.find(({ isDefault }) => isDefault)?.countryCode
  if (country && !chosenCountry.get()) chosenCountry.choose(country)
}
