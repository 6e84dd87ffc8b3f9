import {
  tellDisputeDecided,
  tellDisputeOpened,
  tellReturnDecided,
  tellStatementAdded,
} from '../../src/modules/after-sales/disputes/dispute-emails.ts'
import * as returns from '../../src/modules/after-sales/returns/return-emails.ts'
import * as labels from '../../src/modules/after-sales/returns/return-label-emails.ts'
import * as claims from '../../src/modules/claims/claim-emails.ts'
import type { Email } from '../../src/modules/mail/index.ts'
import { suppliedSettings } from '../../src/modules/market/supplied-settings.ts'
import * as orders from '../../src/modules/orders/index.ts'
import {
  tellOperator,
  tellReceived,
  tellRejected,
  tellShopsOfDeclaration,
  tellShopsOfObjection,
} from '../../src/modules/withdrawals/withdrawal-emails.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import {
  BOWLS,
  BRAND,
  CONTEXT,
  INES,
  LAMP,
  LINES,
  MUG,
  NOW,
  OPERATOR,
  ORDER,
  STATE,
  WITHDRAWAL_PAGE,
  written,
} from './data.ts'

const about = { orderId: 'order', notify: BRAND } as const
const TAX_SUMS = [{ country: 'DE', rateBasisPoints: 1_900, taxMinor: 1_200 }]
const arrival = {
  arrivesFrom: '2026-12-03',
  arrivesTo: '2026-12-07',
  logo: null,
  taxMinor: 1_200,
  taxSums: TAX_SUMS,
}
/** Every statement of a sample reads the same row, so it has the text of a page as well. */
const placed = {
  ...ORDER,
  ...WITHDRAWAL_PAGE,
  number: ORDER.groupNumber,
  orders: [
    {
      ...arrival,
      shop: ORDER.shop,
      tone: ORDER.tone,
      soldBy: {
        version: 1,
        name: 'Kiln & Cove Ltd',
        address: {
          line1: '3 Quay Hill',
          city: 'Falmouth',
          postalCode: 'TR11 3HG',
          countryCode: 'GB',
        },
        phone: '+44 20 7946 0110',
        email: 'hello@kiln-and-cove.example',
        registerName: 'Companies House',
        registerNumber: '01234567',
        vatId: 'GB123456789',
      },
      shippingMinor: 699,
      totalMinor: 11_579,
      lines: [MUG, BOWLS],
    },
    {
      ...arrival,
      shop: 'Lumen Row',
      tone: 'navy',
      soldBy: null,
      shippingMinor: 699,
      totalMinor: 12_599,
      lines: [LAMP],
    },
  ],
}
const newOrder = {
  ...ORDER,
  city: 'Berlin',
  countryCode: 'DE',
  shipBy: '2026-12-01T12:00:00.000Z',
  shippingMinor: 699,
  totalMinor: 11_579,
  recipients: [INES],
}
const parcel = {
  carrier: 'Royal Mail',
  trackingNumber: 'RM123456789GB',
  trackingUrl: 'https://post.example/RM123456789GB',
  isReplacement: false,
  lines: LINES,
}
const canceled = {
  actor: 'buyer',
  reason: 'customer',
  note: null,
  isWhole: true,
  isRestocked: true,
  lines: LINES,
  refundedMinor: 11_579,
} as const
const dispute = {
  id: 'dispute',
  amountMinor: 4_480,
  text: 'The mugs never arrived, and the shop doesn’t answer.',
  decideBy: new Date('2026-12-05T12:00:00Z'),
}
const decided = {
  isForBuyer: true,
  refundMinor: 4_480,
  releasedMinor: 0,
  decision: 'The parcel has no scan after it left the shop, so it counts as lost.',
}
const claim = { kind: 'damaged', lines: LINES } as const
const purchase = {
  id: 'group',
  number: ORDER.groupNumber,
  email: ORDER.email,
  countryCode: 'DE',
  orders: [
    {
      id: 'order',
      number: ORDER.number,
      shop: ORDER.shop,
      timeZone: ORDER.timeZone,
      lines: [MUG, BOWLS],
    },
  ],
}
const declared = {
  reference: 'W-K7M2P9TXQ4',
  number: ORDER.groupNumber,
  name: 'Dora Lind',
  email: ORDER.email,
  receivedAt: NOW,
}
const decidedClaim = {
  ...claim,
  because: 'The picture shows the broken handle, and the shop didn’t answer.',
  refundMinor: 4_480,
}
const endedReturn = {
  lines: LINES,
  because: 'The shop has no address that the parcel could go to.',
  refundMinor: 4_480,
}
const unanswered = {
  lines: LINES,
  instructions: '12 Kiln Lane\nSt Ives TR26 1AA\nUnited Kingdom',
  labelDueAt: new Date('2026-12-01T12:00:00Z'),
}
const withdrawn = {
  ...unanswered,
  hasAddress: true,
  sendBy: new Date('2026-12-12T12:00:00Z'),
  refundDueAt: new Date('2026-12-12T12:00:00Z'),
}

const of = (write: (tx: Tx) => Promise<void>) => written(ORDER, write)
/** Writes several emails, and returns the one to the shop or to the operator. */
const last = (write: (tx: Tx) => Promise<void>) => written(ORDER, write, -1)

/** Emails about orders and what happens after the sale. */
export const orderSamples = (): Promise<Email[]> =>
  Promise.all([
    written(placed, tx =>
      orders.queueOrderPlacedEmail(tx, {
        orderGroupId: 'group',
        trackingToken: 'token',
        brand: BRAND,
        settings: suppliedSettings(),
        now: NOW,
      }),
    ),
    of(tx => orders.tellConfirmed(tx, about)),
    of(tx => orders.tellShipped(tx, about, parcel)),
    of(tx => orders.tellTrackingChanged(tx, about, parcel)),
    of(tx => orders.tellDelivered(tx, about, { lines: LINES, isAssumed: false })),
    of(tx => orders.tellCanceled(tx, about, canceled)),
    of(tx =>
      orders.tellRefunded(tx, about, {
        actor: 'shop',
        amountMinor: 2_240,
        note: 'For the chip in the glaze. Sorry!',
      }),
    ),
    of(tx => orders.tellRefundRefused(tx, about, 2_240)),
    of(tx =>
      returns.tellReturnApproved(
        tx,
        STATE,
        {
          lines: LINES,
          instructions: 'Please wrap it as it came.',
          sendBy: NOW,
          postage: 'reimburse',
          maxPostage: 6.5,
        },
        CONTEXT,
      ),
    ),
    of(tx => labels.tellApprovedUnanswered(tx, STATE, unanswered, CONTEXT)),
    of(tx => labels.tellLabelAdded(tx, STATE, { lines: LINES, sendBy: NOW }, CONTEXT)),
    of(tx =>
      returns.tellReturnRejected(tx, STATE, { lines: LINES, reason: 'The bowls were used.' }, CONTEXT),
    ),
    of(tx => returns.tellReturnLapsed(tx, STATE, { lines: LINES }, CONTEXT)),
    of(tx =>
      returns.tellReturnReceived(
        tx,
        STATE,
        {
          lines: LINES,
          itemMinor: 10_880,
          shippingMinor: 0,
          postageMinor: 640,
          isPostageByShop: true,
          keptMinor: 0,
          keptReason: null,
        },
        CONTEXT,
      ),
    ),
    of(tx =>
      claims.tellClaimAnswered(
        tx,
        STATE,
        { ...claim, answer: 'refund', text: 'We’re sorry.', refundMinor: 4_480 },
        CONTEXT,
      ),
    ),
    of(tx => tellDisputeDecided(tx, STATE, decided, CONTEXT)),
    of(tx =>
      tellStatementAdded(
        tx,
        STATE,
        'The carrier has a signature from that day. We added a picture.',
        CONTEXT,
      ),
    ),
    of(tx => tellReturnDecided(tx, STATE, endedReturn, CONTEXT)),
    of(tx => claims.tellClaimDecided(tx, STATE, decidedClaim, CONTEXT)),
    of(tx =>
      tellRejected(tx, BRAND, {
        ...declared,
        reason: 'No order has this number, and we found none with your email address.',
      }),
    ),
    of(tx =>
      tellReceived(tx, BRAND, {
        ...declared,
        group: purchase,
        items: null,
        token: 'token',
        doAt: new Date('2026-11-29T10:00:00Z'),
      }),
    ),
    of(tx => labels.tellItemsWithdrawn(tx, STATE, withdrawn, CONTEXT)),
    written(newOrder, tx => orders.queueNewOrderEmails(tx, { orderGroupId: 'group', brand: BRAND })),
    last(tx => orders.tellCanceled(tx, about, canceled)),
    of(tx =>
      returns.tellReturnRequested(
        tx,
        STATE,
        { lines: LINES, text: 'They are smaller than I thought.', decideBy: NOW },
        CONTEXT,
      ),
    ),
    of(tx =>
      claims.tellClaimOpened(
        tx,
        STATE,
        { ...claim, text: 'One mug is broken.', answerBy: NOW, wanted: 'refund' },
        CONTEXT,
      ),
    ),
    of(tx => tellDisputeOpened(tx, STATE, dispute, { ...CONTEXT, operatorEmail: OPERATOR })),
    of(tx => tellShopsOfDeclaration(tx, BRAND, purchase, new Date('2026-11-29T10:00:00Z'))),
    of(tx => tellShopsOfObjection(tx, BRAND, purchase)),
    last(tx => labels.tellApprovedUnanswered(tx, STATE, unanswered, CONTEXT)),
    last(tx => labels.tellItemsWithdrawn(tx, STATE, withdrawn, CONTEXT)),
    of(async tx => void (await tellOperator(tx, BRAND, declared))),
    last(tx => tellReturnDecided(tx, STATE, endedReturn, CONTEXT)),
    last(tx => claims.tellClaimDecided(tx, STATE, decidedClaim, CONTEXT)),
    last(tx => tellDisputeOpened(tx, STATE, dispute, { ...CONTEXT, operatorEmail: OPERATOR })),
  ])
