/** One thing that happens to an order. */
export type Step = { at: Date } & (
  | { do: 'confirm' }
  | { do: 'pack'; parcel: number; lines: 'first' | 'all' }
  | { do: 'ship'; parcel: number; carrier: string }
  | { do: 'deliver'; parcel: number }
  | { do: 'cancel' | 'cancel_piece'; by: 'buyer' | 'shop'; reason: 'customer' | 'inventory' }
  /** In goodwill: a share of the items. */
  | { do: 'refund'; share: number; text: string }
  | { do: 'complete' }
  | CaseStep
)

/** About a return, a claim or a dispute. */
export type CaseStep =
  | { do: 'request_return'; reason: ReturnReason; text: string }
  | { do: 'approve_return' }
  | { do: 'reject_return'; text: string }
  | { do: 'cancel_return' }
  | { do: 'send_return'; carrier: string }
  /** `kept` is a share of the price; nothing came where the parcel was `incomplete`. */
  | { do: 'receive_return'; condition: 'as_new' | 'worn' | 'incomplete'; kept: number; text: string | null }
  | { do: 'open_claim'; kind: ClaimKind; wanted: 'refund' | 'replacement'; text: string }
  | { do: 'answer_claim'; answer: 'refund' | 'replacement' | 'reject'; text: string }
  | { do: 'send_replacement'; carrier: string }
  | { do: 'deliver_replacement' }
  | { do: 'open_dispute'; text: string }
  | { do: 'decide_dispute'; for: 'buyer' | 'seller'; text: string }

export type ReturnReason = 'changed_mind' | 'does_not_fit' | 'damaged' | 'not_as_described'
export type ClaimKind = 'missing' | 'damaged' | 'wrong_item'
