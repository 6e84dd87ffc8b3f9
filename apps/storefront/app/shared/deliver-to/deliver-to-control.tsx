import { DeliverTo, type DeliverToProps } from '@stoa/ui'
import { useLocation } from 'react-router-dom'
import { chosenCountry } from '../../data/chosen-country.ts'
import { loadDestinationCalls, useDeliverTo } from './use-deliver-to.ts'

const loadCountries = async () => (await loadDestinationCalls()).readCountries()

/** Shows the country to which shops deliver, and lets the visitor choose another. */
export function DeliverToControl({ emphasis }: Pick<DeliverToProps, 'emphasis'>) {
  const { code, name } = useDeliverTo()
  const { pathname, search } = useLocation()
  return (
    <DeliverTo
      value={code}
      country={name}
      action="/deliver-to"
      back={pathname + search}
      loadCountries={loadCountries}
      onValueChange={chosenCountry.choose}
      emphasis={emphasis}
    />
  )
}
