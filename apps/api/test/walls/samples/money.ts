import { PASSWORD } from '../../fixtures.ts'
import type { Samples } from './sample.ts'

const month = new Date().toISOString().slice(0, 7)

export const ofMoney: Samples = {
  getEarnings: () => ({}),
  getStatement: () => ({ params: { month } }),
  getStatementCsv: () => ({ params: { month } }),
  getOwnCommission: () => ({}),
  listFeeInvoices: () => ({}),
  getFeeInvoice: ({ feeInvoiceNumber }) => ({ params: { number: feeInvoiceNumber } }),
  listPayouts: () => ({}),
  setPayoutAccount: () => ({
    body: {
      password: PASSWORD,
      holder: 'Robin Reed',
      account: { routingNumber: '021000021', accountNumber: '1234567' },
    },
  }),
  getPayoutAccount: () => ({}),
}
