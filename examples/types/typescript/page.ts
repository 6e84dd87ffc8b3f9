import type { Stoa } from '@stoa/elements/types'

const element = document.createElement('stoa-add-to-cart')
element.setAttribute('product', '5bec7f81')
element.addEventListener('stoa-added', ({ detail }) => console.log(detail.line.price.toFixed()))
document.addEventListener('stoa-cart', ({ detail }) => console.log(detail.summary.count.toFixed()))
document.querySelector('stoa-cart-drawer')?.toggle()
// @ts-expect-error There is no such event.
window.stoa?.on('sold', () => {})

export const count = (stoa: Stoa): number => stoa.last('cart')?.summary.count ?? 0
