import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { Destination, RootData } from '../../data/category-tree.ts'
import { chosenCountry } from '../../data/chosen-country.ts'
import { countryName } from '../../lib/country-name.ts'

/** Country for which the document was rendered. The server names it, so that its HTML and the first paint agree. */
export const useRenderedFor = (): Destination => useRouteLoaderData<RootData>('root')!.deliverTo

/** Country to which the visitor wants deliveries: the chosen one, or the marketplace's default. */
export function useDeliverTo(): Destination {
  const known = useRenderedFor()
  const code = useSyncExternalStore(
    chosenCountry.subscribe,
    () => chosenCountry.get() ?? known.code,
    () => known.code,
  )
  return code === known.code ? known : { code, name: countryName(code) }
}

/** Loads the calls of the API about destinations, which most visits don't need. */
export const loadDestinationCalls = () => import('./destination-calls.ts')
