import { eq } from 'drizzle-orm'
import { variants } from '../../src/modules/catalog/catalog.schema.ts'
import { type Buyer, buyerOf, checkoutOf, type ShopFloor, startPayment, stocked } from './shop-floor.ts'

/** Creates the steps that suites of payments share. */
export function createTill(floor: () => ShopFloor) {
  const read = async ({ token }: Buyer, url: string) =>
    (await floor().call({ method: 'GET', url, token })).body

  /** Creates a buyer who has pressed Pay for one item of ten. */
  async function began(method = 'card') {
    const product = await stocked(floor(), [{ price: 2_000, stock: 10 }])
    const buyer = await buyerOf(floor(), [product])
    const checkout = await checkoutOf(floor(), buyer)
    const { status, body, text } = await startPayment(floor(), buyer, checkout, method)
    if (status !== 200) throw new Error(`start: ${text}`)
    return { product, variantId: product.variants[0]!.id, buyer, checkout, payment: body }
  }

  return {
    began,
    /** Like `began`, but with this card typed in. */
    async carded(lastFour: string) {
      const all = await began()
      await floor().provider.pay(all.payment.reference, lastFour)
      return all
    },
    paymentOf: (buyer: Buyer, id: string) => read(buyer, `/api/payments/${id}`),
    currentOf: (buyer: Buyer) => read(buyer, '/api/checkout'),
    cartOf: (buyer: Buyer) => read(buyer, '/api/cart/findAll'),
    ordersOf: async (buyer: Buyer): Promise<unknown[]> => (await read(buyer, '/api/user/orders')).items,
    async stockOf(id: string) {
      const [row] = await floor().deps.db.select().from(variants).where(eq(variants.id, id))
      return row!.stock
    },
  }
}
