import type {} from '@stoa/elements/types/react'

export const Page = () => (
  <>
    <stoa-market locale="en-GB" theme="auto" />
    <stoa-header logo="/logo.svg" static />
    <stoa-cart-count className="count">Cart</stoa-cart-count>
    <stoa-add-to-cart
      product="5bec7f81"
      quantity={2}
      onstoa-added={({ detail }) => detail.line.price.toFixed()}
    >
      <button type="button">Add</button>
    </stoa-add-to-cart>
    <stoa-cart checkout="link" />
    <stoa-cart-drawer opens-on-add onstoa-open={event => event.preventDefault()} />
  </>
)
