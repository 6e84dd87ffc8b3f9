import { applied } from '../../operator/operator-desk.ts'
import { ACTION, type Area } from './sample.ts'

export const shops: Area = {
  async prepare(desk, { buyer }) {
    return { applicationId: (await applied(desk, buyer.token)).id }
  },
  samples: {
    listApplications: () => ({}),
    getApplication: ({ applicationId: id }) => ({ params: { id } }),
    approveApplication: ({ applicationId: id }) => ({ params: { id }, body: ACTION }),
    rejectApplication: ({ applicationId: id }) => ({ params: { id }, body: ACTION }),
    listOperatorShops: () => ({}),
    getOperatorShop: ({ shopId: id }) => ({ params: { id } }),
    suspendShop: ({ shopId: id }) => ({ params: { id }, body: ACTION }),
    reopenShop: ({ shopId: id }) => ({ params: { id }, body: ACTION }),
    terminateShop: ({ shopId: id }) => ({ params: { id }, body: { ...ACTION, on: null } }),
    attestShop: ({ shopId: id }) => ({
      params: { id, kind: 'register_entry' },
      body: { ...ACTION, evidence: 'Extract of the register, HRB 123456' },
    }),
  },
}
