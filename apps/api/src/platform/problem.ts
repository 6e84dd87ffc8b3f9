import type { components } from '@stoa/api-client/schema'

export type ProblemCode = components['schemas']['ProblemCode']
export type FieldProblem = components['schemas']['FieldProblem']
export type ProblemBody = components['schemas']['Problem']

const KINDS: Record<ProblemCode, readonly [status: number, title: string]> = {
  'request.invalid': [400, 'The request doesn’t match the contract'],
  'request.malformed': [400, 'Couldn’t read the request'],
  'request.too_large': [413, 'The request is too large'],
  'request.too_slow': [408, 'The request took too long'],
  'request.media_type': [415, 'This call requires another content type'],
  'request.prefetch_refused': [403, 'This call changes data and can’t be prefetched'],
  'route.not_found': [404, 'There is no such call'],
  'route.method_not_allowed': [405, 'This URL doesn’t support that method'],
  'rate.limited': [429, 'Too many requests'],
  'auth.required': [401, 'Please log in'],
  'auth.token_invalid': [401, 'The access token is invalid'],
  'auth.token_expired': [401, 'The access token has expired'],
  'auth.credentials_wrong': [401, 'Wrong email or password'],
  'auth.refresh_refused': [401, 'Your session has ended. Log in again'],
  'auth.forbidden': [403, 'You’re not allowed to do this'],
  'auth.second_factor_required': [403, 'Please show your second factor'],
  'auth.code_wrong': [400, 'Wrong code'],
  'auth.code_expired': [400, 'Please ask for a new code'],
  'auth.second_factor_wrong': [400, 'Wrong code'],
  'auth.second_factor_expired': [400, 'Please begin again'],
  'second_factor.not_found': [404, 'The account has no such second factor'],
  'second_factor.not_allowed': [409, 'This isn’t possible with this second factor now'],
  'account.email_taken': [409, 'There is already an account with this email address'],
  'account.token_invalid': [400, 'The link is invalid or has expired'],
  'account.password_wrong': [400, 'The password is wrong'],
  'account.owns_shop': [409, 'The account owns a shop'],
  'account.is_operator': [409, 'The account runs the marketplace'],
  'account.not_found': [404, 'There is no such account'],
  'account.blocked': [403, 'This account is blocked'],
  'account.email_unconfirmed': [409, 'Please confirm your email address first'],
  'password.too_weak': [400, 'The password is too easy to guess'],
  'session.not_found': [404, 'There is no such session'],
  'address.not_found': [404, 'There is no such address'],
  'address.full': [409, 'The address book is full'],
  'media.invalid': [400, 'This picture can’t be used'],
  'media.not_found': [404, 'There is no such picture'],
  'category.not_found': [404, 'There is no such category'],
  'product.not_found': [404, 'There is no such product'],
  'product.variant_not_found': [404, 'This combination isn’t available'],
  'product.unavailable': [409, 'This product isn’t available right now'],
  'shop.not_found': [404, 'There is no such shop'],
  'shop.terminated': [410, 'This shop has closed'],
  'shop.slug_taken': [409, 'This URL is already in use'],
  'shop.cannot_open': [409, 'The shop can’t open yet'],
  'tax_registration.not_found': [404, 'There is no such tax registration'],
  'tax_registration.used': [409, 'Orders were placed with this tax registration'],
  'shop.details_missing': [409, 'The shop isn’t complete'],
  'shop_application.not_found': [404, 'There is no such application'],
  'shop_application.not_allowed': [409, 'You can’t apply now'],
  'shop_invitation.not_found': [404, 'This invitation is no longer valid'],
  'shop_invitation.other_account': [403, 'The invitation is for another account'],
  'shop_member.not_found': [404, 'There is no such member'],
  'shop_member.exists': [409, 'This person can’t be added'],
  'shop_member.is_owner': [409, 'Change the owner’s role first'],
  'shop_member.last_owner': [409, 'A shop needs at least one owner'],
  'cart.item_not_found': [404, 'The cart has no such item'],
  'cart.full': [409, 'The cart is full'],
  'stock.insufficient': [409, 'Not enough in stock'],
  'checkout.not_found': [404, 'There is no such checkout'],
  'checkout.changed': [409, 'Your order has changed'],
  'checkout.placed': [409, 'This has already been ordered'],
  'checkout.paying': [409, 'This is being paid right now'],
  'market.closed': [409, 'The marketplace isn’t open yet'],
  'payment.not_found': [404, 'There is no such payment'],
  'payment.closed': [409, 'This payment is closed'],
  'payment.declined': [402, 'The payment was declined'],
  'payment.unavailable': [503, 'Payments aren’t available right now'],
  'order.not_found': [404, 'There is no such order'],
  'order.line_not_found': [404, 'The order has no such line'],
  'order.not_allowed': [409, 'This isn’t possible with this order now'],
  'order.quantity_exceeded': [409, 'There are fewer items than that'],
  'invoice.not_found': [404, 'There is no such invoice'],
  'invoice.expired': [410, 'This invoice is no longer kept'],
  'fulfillment.not_found': [404, 'There is no such parcel'],
  'download.not_found': [404, 'This download has expired'],
  'refund.exceeds_payment': [409, 'This exceeds the refundable amount'],
  'refund.not_found': [404, 'There is no such refund'],
  'refund.not_settled': [409, 'This refund can’t be settled this way'],
  'email.not_found': [404, 'There is no such email'],
  'email.sent': [409, 'This email is sent already'],
  'return.not_found': [404, 'There is no such return'],
  'return.label_missing': [409, 'The label isn’t uploaded yet'],
  'return.label_unusable': [400, 'This file can’t be used as a label'],
  'claim.not_found': [404, 'There is no such claim'],
  'dispute.not_found': [404, 'There is no such dispute'],
  'review.not_found': [404, 'There is no such review'],
  'review.not_allowed': [409, 'You can review only delivered items'],
  'review.answered': [409, 'This review has already been answered'],
  'question.not_found': [404, 'There is no such question'],
  'question.not_allowed': [409, 'This isn’t possible with this question'],
  'question.answered': [409, 'This question has already been answered'],
  'report.subject_not_found': [404, 'There is nothing to report here'],
  'restriction.not_found': [404, 'There is no such restriction'],
  'restriction.lifted': [409, 'This restriction is lifted already'],
  'run.not_found': [404, 'There is no such run'],
  'run.not_allowed': [409, 'This isn’t possible with this run now'],
  'run.busy': [409, 'Another run is under way'],
  'run.no_room': [409, 'This shop has too many files'],
  'run.file_unusable': [400, 'This file can’t be used'],
  'seller.not_member': [403, 'You’re not a member of this shop'],
  'seller.not_allowed': [403, 'You don’t have permission to do this'],
  'seller.shop_suspended': [403, 'The shop is suspended'],
  'seller.shop_terminated': [403, 'The shop is terminated'],
  'edit.conflict': [412, 'Someone else saved changes in the meantime'],
  'product.slug_taken': [409, 'Another product uses this URL'],
  'product.restricted': [409, 'The marketplace has restricted this product'],
  'product.variants_would_go': [409, 'This would remove variants'],
  'variant.not_found': [404, 'There is no such variant'],
  'view.not_found': [404, 'There is no such view'],
  'view.name_taken': [409, 'Another view has this name'],
  'view.full': [409, 'You can’t save more views'],
  'category.slug_taken': [409, 'Another category uses this URL'],
  'category.not_allowed': [409, 'This isn’t possible with this category'],
  'category.not_empty': [409, 'This category isn’t empty'],
  'change.not_found': [404, 'There is no such change'],
  'wish_list.full': [409, 'The list is full'],
  'withdrawal.not_found': [404, 'There is no such withdrawal'],
  'withdrawal.excepted': [409, 'You can’t withdraw from this contract'],
  'withdrawal.not_offered': [404, 'This marketplace has no withdrawal form'],
  'wish_list.not_found': [404, 'There is no such wish list'],
  'cursor.invalid': [400, 'The cursor is invalid here'],
  'page.not_found': [404, 'There is no such page'],
  'page.refused': [409, 'This isn’t possible with this page'],
  'operator.not_found': [404, 'There is no such operator'],
  'operator.key_missing': [403, 'You don’t have access to this'],
  'operator.own_case': [403, 'You can’t decide your own case'],
  'operator.state_changed': [409, 'This has changed since you saw it'],
  'operator.limit_exceeded': [403, 'This exceeds your daily limit'],
  'operator.factor_missing': [403, 'Please set up a second factor first'],
  'operator.last_admin': [409, 'The marketplace needs at least one admin'],
  'payout.not_found': [404, 'There is no such payout'],
  'payout.not_allowed': [409, 'This isn’t possible with this payout now'],
  'payout_batch.not_found': [404, 'There is no such payout batch'],
  'commission.not_allowed': [409, 'This rate can’t be changed'],
  'market_day.not_found': [404, 'There is no such day'],
  'market_day.reconciled': [409, 'The money of this day reconciles'],
  'idempotency.mismatch': [422, 'This key was used for another request'],
  'idempotency.in_progress': [409, 'The same request is still being answered'],
  'server.unavailable': [503, 'The marketplace can’t respond right now'],
  'server.error': [500, 'Something went wrong on our side'],
}

export interface ProblemExtras {
  /** Reason, and what to do; may be shown to the user. */
  detail?: string
  fields?: readonly FieldProblem[]
  headers?: Readonly<Record<string, string>>
  /** Current slug or path. */
  movedTo?: string
  /** Current state of the checkout. */
  checkout?: ProblemBody['checkout']
  /** Second factor that is required first. */
  secondFactor?: ProblemBody['secondFactor']
  /** Changes that another user saved in the meantime. */
  conflict?: ProblemBody['conflict']
  /** Decision that another operator made in the meantime. */
  changed?: ProblemBody['changed']
  /** Daily limit of refunds that an action exceeds. */
  refundLimit?: ProblemBody['refundLimit']
  /** Variants that an edit would remove. */
  removal?: ProblemBody['removal']
  /** Cause, for the log only. */
  cause?: unknown
  /** Fields for the call's log line; `event` replaces the usual name of the security event. */
  log?: Readonly<Record<string, string>>
}

/** An expected failure on its way to the client. Throw it from anywhere: `throw problem('shop.not_found')`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string | null
  readonly fields: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>
  readonly movedTo: string | undefined
  readonly checkout: ProblemBody['checkout']
  readonly conflict: ProblemBody['conflict']
  readonly changed: ProblemBody['changed']
  readonly refundLimit: ProblemBody['refundLimit']
  readonly removal: ProblemBody['removal']
  readonly secondFactor: ProblemBody['secondFactor']
  readonly log: Readonly<Record<string, string>>

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(KINDS[code][1], { cause: extras.cause })
    this.name = 'Problem'
    this.code = code
    this.status = KINDS[code][0]
    this.detail = extras.detail ?? null
    this.fields = extras.fields ?? []
    this.headers = extras.headers ?? {}
    this.movedTo = extras.movedTo
    this.checkout = extras.checkout
    this.conflict = extras.conflict
    this.changed = extras.changed
    this.refundLimit = extras.refundLimit
    this.removal = extras.removal
    this.secondFactor = extras.secondFactor
    this.log = extras.log ?? {}
  }

  toBody(requestId: string): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: this.message,
      status: this.status,
      detail: this.detail,
      code: this.code,
      fields: [...this.fields],
      requestId,
      ...(this.movedTo !== undefined && { movedTo: this.movedTo }),
      ...(this.checkout !== undefined && { checkout: this.checkout }),
      ...(this.conflict !== undefined && { conflict: this.conflict }),
      ...(this.changed !== undefined && { changed: this.changed }),
      ...(this.refundLimit !== undefined && { refundLimit: this.refundLimit }),
      ...(this.removal !== undefined && { removal: this.removal }),
      ...(this.secondFactor !== undefined && { secondFactor: this.secondFactor }),
    }
  }
}

/** Makes an expected failure; status and title go with its code. */
export const problem = (code: ProblemCode, extras?: ProblemExtras): Problem => new Problem(code, extras)
