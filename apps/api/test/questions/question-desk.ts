import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { createProduct, createShop, type MadeProduct, type Person, signedUp } from '../fixtures.ts'
import { memberOf } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

/** Calls about questions, by who asks and by who answers. */
export function questionDesk(api: () => TestApp) {
  const db = () => api().deps.db

  /** Creates a product on sale, a member who answers for its shop, and a shopper who asks. */
  async function onSale() {
    const shop = await createShop(db())
    const product = await createProduct(db(), shop.id)
    const [seller, asker] = await Promise.all([
      memberOf(api() as unknown as ShopFloor, shop.id),
      signedUp(api()),
    ])
    return { shop, product, seller, asker }
  }

  const ask = (by: Person | null, { id: productId }: { id: string }, text: string) =>
    api().call({
      method: 'POST',
      url: '/api/user/questions',
      token: by?.token,
      payload: { productId, text },
    })
  const own = async (by: Person, query = '') =>
    (await api().call({ method: 'GET', url: `/api/user/questions?${query}`, token: by.token })).body
  const withdraw = ({ token }: Person, id: string) =>
    api().call({ method: 'DELETE', url: `/api/user/questions/${id}`, token })
  const shown = async ({ slug }: MadeProduct) => {
    const page = (await api().call({ method: 'GET', url: `/api/public/products/${slug}` })).body.questions
    const listed = await api().call({ method: 'GET', url: `/api/public/products/${slug}/questions?limit=4` })
    expect({ items: page.items, total: page.total }).toEqual({
      items: listed.body.items,
      total: listed.body.total,
    })
    return listed.body as { items: { id: string; text: string; author: string }[]; total: number }
  }
  const list = async (by: Person, query = '') =>
    (await api().call({ method: 'GET', url: `/api/seller/questions?${query}`, token: by.token })).body
  const answer = (by: Person, id: string, text = 'Yes, it does.') =>
    api().call({
      method: 'PUT',
      url: `/api/seller/questions/${id}/answer`,
      token: by.token,
      payload: { text },
    })
  const correct = (by: Person, id: string, text: string, version: number) =>
    api().call({
      method: 'PATCH',
      url: `/api/seller/questions/${id}/answer`,
      token: by.token,
      payload: { text },
      headers: { 'if-match': `"${version}"` },
    })
  const report = (by: Person, id: string, payload: object = { reason: 'advertising' }) =>
    api().call({ method: 'PUT', url: `/api/seller/questions/${id}/report`, token: by.token, payload })
  const mailsTo = async ({ email }: Person) =>
    (
      await db().execute<{ subject: string; body: string; html: string }>(
        sql`select subject, body, html from emails where recipient = ${email} and kind = 'question-answered'`,
      )
    ).rows
  return { onSale, ask, own, withdraw, shown, list, answer, correct, report, mailsTo }
}
