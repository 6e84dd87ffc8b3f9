/** How large the marketplace of the bench is. */
export interface Size {
  products: number
  shops: number
  orders: number
  buyers: number
  /** In a file that is imported. */
  imported: number
}

export const DAYS = 730

/** Orders have one to four lines, two and a half on average: at a scale of 1 they are a million. */
export const sizeOf = (scale: number): Size => ({
  products: Math.max(1_000, Math.round(10_000 * scale) * 10),
  shops: Math.max(10, Math.round(500 * scale)),
  orders: Math.max(4_000, Math.round(40_000 * scale) * 10),
  buyers: Math.max(200, Math.round(20_000 * scale)),
  imported: Math.max(1_000, Math.round(10_000 * scale)),
})

/** The shop of 40 %, and one of the others. */
export const SHOPS = { big: 'bench-shop-0', usual: 'bench-shop-7' }
