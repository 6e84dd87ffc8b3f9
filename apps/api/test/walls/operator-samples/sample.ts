import type { Person } from '../../fixtures.ts'
import type { OperatorDesk } from '../../operator/operator-desk.ts'

/** Subjects of the calls. An area adds its own by declaring them here and making them in `prepare`. */
export interface Things {
  applicationId: string
  shopId: string
  productId: string
  restrictionId: string
  categoryId: string
  personId: string
  email: string
  purchase: { number: string; orderId: string; paymentId: string; refundId: string; emailId: string }
  cases: { claimId: string; returnId: string; disputeId: string; withdrawalId: string }
  batchId: string
  payoutNumber: string
  marketDay: string
}

/** A call of one operation as it would be right, except for what an action expects. */
export interface Sample {
  params?: Record<string, string>
  query?: string
  body?: object
  /** Whether it sends a picture, as the part `picture`. */
  picture?: true
}

export type Samples = Record<string, (things: Things) => Sample>

/** Parties of all samples: no operator is among them. */
export interface Parties {
  buyer: Person
  /** Owner of the open shop. */
  seller: Person
  shopId: string
}

/** The samples of one area of the console. */
export interface Area {
  samples: Samples
  /** Makes what the samples are about. */
  prepare?(desk: OperatorDesk, parties: Parties): Promise<Partial<Things>>
}

/** Body of an action: the state is made up, so that a permitted call is refused with 409 and changes nothing. */
export const ACTION = { reason: 'Checked by phone with the owner.', expect: 'a-state-that-was-seen' }
