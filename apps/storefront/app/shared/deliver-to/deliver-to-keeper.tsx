import { useCore, useCoreEvent } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { chosenCountry } from '../../data/chosen-country.ts'
import { forgetPages } from '../navigation/page-cache.ts'
import { loadDestinationCalls, useDeliverTo, useRenderedFor } from './use-deliver-to.ts'

/** Reads page and cart again when another country is chosen. At login, takes the country of the default address. */
export function DeliverToKeeper() {
  const core = useCore()
  const { revalidate } = useRevalidator()
  const { code } = useDeliverTo()
  const shown = useRef(useRenderedFor().code)
  useEffect(() => {
    chosenCountry.restore()
    if (shown.current === code) return
    shown.current = code
    forgetPages()
    void revalidate()
    void core.cart.reload()
  }, [code, core, revalidate])
  useCoreEvent('notice', ({ id }) => {
    if (id !== 'auth.loginOk' || chosenCountry.get()) return
    // Without an address, or without an answer, the default remains.
    loadDestinationCalls()
      .then(calls => calls.chooseByAddress())
      .catch(() => {})
  })
  return null
}
