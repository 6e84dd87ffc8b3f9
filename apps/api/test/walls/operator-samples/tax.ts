import { ACTION, type Area } from './sample.ts'

const ROW = { country: 'PT', category: 'standard', rate: '23', from: '2030-01-01' }

export const tax: Area = {
  samples: {
    getOperatorTax: () => ({}),
    // The version is made up, so that the call is refused with 412.
    updateTaxCategories: () => ({
      body: { categories: [{ code: 'standard', name: 'Everything', usedBy: [] }] },
    }),
    checkTaxRates: () => ({ body: { rows: [ROW] } }),
    applyTaxRates: () => ({ body: { ...ACTION, rows: [ROW] } }),
    getTaxRatesFile: () => ({}),
  },
}
