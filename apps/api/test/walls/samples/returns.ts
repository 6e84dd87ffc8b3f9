import type { ShopThings } from '../shop-things.ts'
import type { Samples } from './sample.ts'

const received = ({ lineId }: ShopThings) => ({
  lines: [{ orderLineId: lineId, receivedQuantity: 1, condition: 'as_new' }],
  // Other samples may have agreed to reimburse it.
  postage: 0,
})

export const ofReturns: Samples = {
  listSellerReturns: () => ({}),
  getSellerReturn: ({ approvedReturnId }) => ({ params: { id: approvedReturnId } }),
  previewSellerReturn: things => ({ params: { id: things.approvedReturnId }, body: received(things) }),
  receiveSellerReturn: things => ({ params: { id: things.approvedReturnId }, body: received(things) }),
  uploadSellerReturnLabel: ({ requestedReturnId }) => ({
    params: { id: requestedReturnId },
    upload: { field: 'label' },
  }),
  approveSellerReturn: ({ requestedReturnId }) => ({
    params: { id: requestedReturnId },
    body: { postage: 'reimburse', maxPostage: 1, instructions: '1 Kiln Row' },
  }),
  rejectSellerReturn: ({ requestedReturnId }) => ({
    params: { id: requestedReturnId },
    body: { reason: 'It was worn.' },
  }),
  addDisputeStatement: ({ disputeId }) => ({
    params: { id: disputeId },
    body: { text: 'The carrier has a signature.' },
  }),
  answerSellerClaim: ({ claimId }) => ({ params: { id: claimId }, body: { answer: 'refund' } }),
}
