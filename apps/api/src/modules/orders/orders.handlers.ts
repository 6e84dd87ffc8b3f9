import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readInvoice } from './invoice.ts'
import { getOrderGroup } from './order-group.service.ts'
import { trackOrder } from './order-tracking.ts'
import { listOrders } from './orders.service.ts'

type OrderHandlers = Pick<Handlers, 'listOrders' | 'getOrderGroup' | 'getInvoice' | 'trackOrder'>

export const createOrderHandlers = ({
  db,
  clock,
  documents,
  media,
}: Pick<Deps, 'db' | 'clock' | 'documents' | 'media'>): OrderHandlers => ({
  listOrders: ({ actor, query }) => listOrders(db, actor.userId, query),
  getOrderGroup: ({ actor, params }) => getOrderGroup(db, actor.userId, params.number, clock.now()),
  async getInvoice({ actor, params }) {
    const invoice = await readInvoice({ db, media }, actor.userId, params.number)
    return {
      contentType: 'application/pdf',
      body: await documents.invoice(invoice),
      headers: {
        'content-disposition': `attachment; filename="invoice-${invoice.number.replace(/[^\w-]/g, '')}.pdf"`,
      },
    }
  },
  trackOrder: ({ body, header }) => {
    header('cache-control', 'no-store')
    return trackOrder(db, body)
  },
})
