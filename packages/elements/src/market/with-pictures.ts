import type { CartLine } from '@stoa/cart-core'

type Picture = NonNullable<CartLine['product']['picture']>

/** Returns the line with absolute URLs of its pictures. The API's are paths of its own origin. */
export function withPictures(line: CartLine, origin: string): CartLine {
  if (origin === location.origin) return line
  const absolute = <P extends Picture | null | undefined>(picture: P): P =>
    picture && { ...picture, base: new URL(picture.base, origin).href }
  const { product, shop } = line
  return {
    ...line,
    product: { ...product, picture: absolute(product.picture) },
    shop: { ...shop, logo: absolute(shop.logo) ?? null },
  }
}
