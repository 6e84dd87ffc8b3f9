import type {} from '@stoa/elements/types/react'
import { useEffect, useRef } from 'react'

export function Page() {
  const adder = useRef<HTMLElementTagNameMap['stoa-add-to-cart']>(null)
  // React 18 doesn't listen to events of custom elements.
  useEffect(() => {
    const added = ({ detail }: HTMLElementEventMap['stoa-added']) => console.log(detail.line.price.toFixed())
    const element = adder.current
    element?.addEventListener('stoa-added', added)
    return () => element?.removeEventListener('stoa-added', added)
  }, [])
  return (
    <>
      <stoa-header logo="/logo.svg" />
      <stoa-cart-count class="count">Cart</stoa-cart-count>
      <stoa-add-to-cart ref={adder} product="5bec7f81" quantity={2}>
        <button type="button">Add</button>
      </stoa-add-to-cart>
      <stoa-cart-drawer theme="dark" />
    </>
  )
}
