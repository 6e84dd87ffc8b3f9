import {
  addLabel,
  approveReturn,
  cancelOrder,
  cancelReturn,
  decideDispute,
  openDispute,
  payOwnPostage,
  receiveReturn,
  refundByShop,
  rejectReturn,
  requestReturn,
  reviewDispute,
  sendReturn,
} from '../../src/modules/after-sales/index.ts'
import { answerClaim, openClaim } from '../../src/modules/claims/index.ts'
import { withdrawClaim } from '../../src/modules/claims/open-claim.ts'
import { confirmOrder } from '../../src/modules/fulfillments/index.ts'
import { cancelFulfillment, createFulfillment } from '../../src/modules/fulfillments/pack-parcel.ts'
import { deliverFulfillment, shipFulfillment } from '../../src/modules/fulfillments/send-parcel.ts'
import type { CommandContext, WantedLine } from '../../src/modules/orders/index.ts'
import { findRefusedRefunds, refundAgain, refundedOtherwise } from '../../src/modules/payments/index.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Scene, Subject } from './scene.ts'
import { DAY } from './sold.ts'

/** Numbers that choose among what is possible. */
export interface Draw {
  what: number
  at: number
  quantity: number
  isAll: boolean
  /** Whether only what the status allows is tried. */
  isFit: boolean
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

type Move = (scene: Scene, draw: Draw) => (() => Promise<unknown>) | null

const CONTEXT = { notify: false, operatorEmail: 'operator@stoa.test', timeZone: 'UTC' } as const

const run = <T>(
  { db, now }: Scene,
  actor: CommandContext['actor'],
  work: (tx: Tx, context: CommandContext & Pick<typeof CONTEXT, 'operatorEmail' | 'timeZone'>) => Promise<T>,
): Promise<T> => inTx(db, tx => work(tx, { ...CONTEXT, actor, now }))

/** Creates a move of a fitting subject; of any subject, or a made-up one, if it need not fit. */
const about =
  (
    kind: 'parcels' | 'returns' | 'claims' | 'disputes' | 'refused',
    isFit: (subject: Subject) => boolean,
    act: (scene: Scene, subject: Subject, draw: Draw) => Promise<unknown>,
  ): Move =>
  (scene, draw) => {
    const fitting = draw.isFit ? scene[kind].filter(isFit) : scene[kind]
    const subject =
      pick(fitting, draw.at) ??
      (draw.isFit ? undefined : { id: newId(), status: 'open', claimId: null, lines: oneLine(scene, draw) })
    return subject ? () => act(scene, subject, draw) : null
  }

const is =
  (...statuses: string[]) =>
  ({ status }: Subject) =>
    statuses.includes(status)

const oneLine = ({ order }: Scene, { at, quantity }: Draw): WantedLine[] => [
  { orderLineId: pick(order.lines, at)!.id, quantity },
]

/** All lines, unless one was drawn. */
const someLines = (scene: Scene, draw: Draw) => (draw.isAll ? {} : { lines: oneLine(scene, draw) })

const always =
  (
    act: (scene: Scene, draw: Draw) => Promise<unknown>,
    isFit: (scene: Scene) => boolean = () => true,
  ): Move =>
  (scene, draw) =>
    draw.isFit && !isFit(scene) ? null : () => act(scene, draw)

const idOf = ({ order }: Scene) => ({ id: order.id })

const isOpen = ({ order }: Scene) =>
  ['placed', 'confirmed'].includes(order.status) &&
  order.lines.some(({ quantity, fulfilled, canceled }) => quantity > fulfilled + canceled)
const isDelivered = ({ order }: Scene) => order.lines.some(({ delivered }) => delivered > 0)

const cancels = (actor: 'buyer' | 'shop' | 'operator'): Move =>
  always(async (scene, draw) => {
    const reason = draw.at % 2 > 0 ? ('inventory' as const) : ('other' as const)
    // Without a word, items come back unless the shop doesn't have them.
    const given = draw.at % 3 > 1 ? {} : { restock: draw.at % 3 > 0 }
    const restock = given.restock ?? reason === 'other'
    const before = new Map(scene.order.lines.map(({ id, canceled }) => [id, canceled]))
    const { lines } = await run(scene, actor, (tx, context) =>
      cancelOrder(tx, idOf(scene), { ...someLines(scene, draw), reason, ...given }, context),
    )
    if (restock) return
    for (const { id, variantId, canceled } of lines)
      scene.lost.set(variantId!, (scene.lost.get(variantId!) ?? 0) + canceled - before.get(id)!)
  }, isOpen)

const decides = (decision: 'all' | 'part' | 'seller'): Move =>
  about('disputes', is('open', 'under_review'), (scene, { id }, { quantity }) => {
    const because = 'We have read what both say.'
    const amountMinor = decision === 'part' ? { amountMinor: quantity * 750 } : {}
    const answer =
      decision === 'seller'
        ? ({ for: 'seller', because } as const)
        : ({ for: 'buyer', because, ...amountMinor } as const)
    return run(scene, 'operator', (tx, context) => decideDispute(tx, id, answer, context))
  })

const answers = (answer: 'refund' | 'replacement' | 'reject'): Move =>
  about('claims', is('open'), (scene, { id }) =>
    run(scene, 'shop', (tx, context) =>
      answerClaim(tx, idOf(scene), { id, answer, text: 'We looked.' }, context),
    ),
  )

const disputes = (kind: 'claims' | 'returns'): Move =>
  about(kind, is('rejected', 'open', 'approved', 'received', 'refunded', 'in_transit'), (scene, { id }) => {
    const request = {
      text: 'We could not agree.',
      ...(kind === 'claims' ? { claimId: id } : { returnId: id }),
    }
    return run(scene, 'buyer', (tx, context) => openDispute(tx, idOf(scene), request, context))
  })

const arrives = (actor: 'buyer' | 'shop'): Move =>
  about('parcels', is('shipped'), (scene, { id }) =>
    run(scene, actor, (tx, context) => deliverFulfillment(tx, idOf(scene), id, context)),
  )

const passes = (days: number): Move =>
  always(scene => {
    scene.advance(days * DAY)
    return scene.runDeadlines()
  })

/** All actions of people and timed jobs on an order. */
export const MOVES: Record<string, Move> = {
  'buyer cancels': cancels('buyer'),
  'shop cancels': cancels('shop'),
  'operator cancels': cancels('operator'),
  confirms: always(
    scene => run(scene, 'shop', (tx, context) => confirmOrder(tx, idOf(scene), context)),
    ({ order }) => order.status === 'placed',
  ),
  packs: always(
    (scene, draw) =>
      run(scene, 'shop', (tx, context) =>
        createFulfillment(tx, idOf(scene), someLines(scene, draw), context),
      ),
    isOpen,
  ),
  'packs a replacement': about(
    'claims',
    ({ status, claimId: resolution }) => status === 'approved' && resolution === 'replacement',
    (scene, { id, lines }, { isAll, quantity }) =>
      run(scene, 'shop', (tx, context) => {
        const some = lines.map(line => ({ ...line, quantity: Math.min(line.quantity, quantity) }))
        return createFulfillment(tx, idOf(scene), { claimId: id, ...(!isAll && { lines: some }) }, context)
      }),
  ),
  unpacks: about('parcels', is('pending'), (scene, { id }) =>
    run(scene, 'shop', (tx, context) => cancelFulfillment(tx, idOf(scene), id, context)),
  ),
  ships: about('parcels', is('pending'), (scene, { id }) =>
    run(scene, 'shop', (tx, context) => shipFulfillment(tx, idOf(scene), { fulfillmentId: id }, context)),
  ),
  'packs and ships': always(
    (scene, draw) =>
      run(scene, 'shop', async (tx, context) => {
        const { id } = await createFulfillment(tx, idOf(scene), someLines(scene, draw), context)
        return shipFulfillment(tx, idOf(scene), { fulfillmentId: id }, context)
      }),
    isOpen,
  ),
  'shop says that it arrived': arrives('shop'),
  'buyer says that it arrived': arrives('buyer'),
  'asks for a return': always(
    (scene, draw) =>
      run(scene, 'buyer', (tx, context) => {
        const reason = draw.isAll ? ('damaged' as const) : ('changed_mind' as const)
        const lines = oneLine(scene, draw).map(line => ({ ...line, reason }))
        return requestReturn(tx, idOf(scene), { lines }, context)
      }),
    isDelivered,
  ),
  'cancels the return': about('returns', is('requested', 'approved'), (scene, { id }) =>
    run(scene, 'buyer', (tx, context) => cancelReturn(tx, idOf(scene), { id }, context)),
  ),
  'sends the return': about('returns', is('approved'), (scene, { id }, { at, quantity }) => {
    const paid = at % 3 ? {} : { postage: quantity * 1.25 }
    return run(scene, 'buyer', (tx, context) => sendReturn(tx, idOf(scene), { id, ...paid }, context))
  }),
  'approves with a label': about('returns', is('requested'), (scene, { id }) =>
    run(scene, 'shop', async (tx, context) => {
      await addLabel(tx, idOf(scene), { id, labelKey: newId(), sendDays: 14 }, context)
      return approveReturn(tx, idOf(scene), { id, postage: 'label', sendDays: 14 }, context)
    }),
  ),
  'approves and reimburses': about('returns', is('requested'), (scene, { id }, { quantity }) => {
    const agreed = { postage: 'reimburse', maxPostage: quantity * 2.5, instructions: '1 Kiln Row' } as const
    return run(scene, 'shop', (tx, context) =>
      approveReturn(tx, idOf(scene), { id, sendDays: 14, ...agreed }, context),
    )
  }),
  'adds a label': about('returns', is('requested', 'approved'), (scene, { id }) =>
    run(scene, 'shop', (tx, context) =>
      addLabel(tx, idOf(scene), { id, labelKey: newId(), sendDays: 14 }, context),
    ),
  ),
  'pays the postage': about('returns', is('approved'), (scene, { id }) =>
    run(scene, 'buyer', (tx, context) =>
      payOwnPostage(tx, idOf(scene), { id, sendDays: 14, priceMinor: 3_099 }, context),
    ),
  ),
  'rejects the return': about('returns', is('requested'), (scene, { id }) =>
    run(scene, 'shop', (tx, context) =>
      rejectReturn(tx, idOf(scene), { id, reason: 'It was worn.' }, context),
    ),
  ),
  'receives the return': about(
    'returns',
    is('approved', 'in_transit'),
    (scene, { id, status, lines }, { isAll, quantity, at }) =>
      run(scene, 'shop', (tx, context) => {
        const received = lines.map(({ orderLineId, quantity: asked }) => {
          const receivedQuantity = isAll ? asked : Math.min(asked, quantity - 1)
          const restockQuantity = Math.min(receivedQuantity, at % 3)
          return { orderLineId, receivedQuantity, restockQuantity, condition: 'as_new' as const }
        })
        const kept = at % 2 ? { keptAmount: 1.5, keptReason: 'The box was open.' } : {}
        const paid = status === 'approved' && at % 2 ? { postage: quantity * 1.25 } : {}
        return receiveReturn(tx, idOf(scene), { id, lines: received, ...kept, ...paid }, context)
      }),
  ),
  claims: always(
    (scene, draw) =>
      run(scene, 'buyer', (tx, context) => {
        const kind = draw.isAll ? ('missing' as const) : ('damaged' as const)
        const wanted = draw.at % 2 ? ('refund' as const) : ('replacement' as const)
        const request = { kind, wanted, lines: oneLine(scene, draw), text: 'Look at it.' }
        return openClaim(tx, idOf(scene), request, context)
      }),
    ({ order }) => order.lines.some(({ fulfilled }) => fulfilled > 0),
  ),
  'refunds the claim': answers('refund'),
  'promises a replacement': answers('replacement'),
  'rejects the claim': answers('reject'),
  'withdraws the claim': about('claims', is('open'), (scene, { id }) =>
    run(scene, 'buyer', (tx, context) => withdrawClaim(tx, idOf(scene), { id }, context)),
  ),
  'disputes a claim': disputes('claims'),
  'disputes a return': disputes('returns'),
  'says that it never came': always(
    scene =>
      run(scene, 'buyer', (tx, context) => openDispute(tx, idOf(scene), { text: 'Where is it?' }, context)),
    ({ order }) => !order.inDispute && !order.wasReportedMissing,
  ),
  'looks into the dispute': about('disputes', is('open'), (scene, { id }) =>
    run(scene, 'operator', (tx, context) => reviewDispute(tx, id, context)),
  ),
  'decides for the buyer': decides('all'),
  'decides for a part': decides('part'),
  'decides for the seller': decides('seller'),
  refunds: always((scene, draw) =>
    run(scene, 'shop', (tx, context) => {
      const { quantity, at, isAll } = draw
      const what = isAll
        ? { lines: oneLine(scene, draw) }
        : at % 4
          ? { amount: quantity * 7.5 }
          : { shipping: true }
      return refundByShop(tx, idOf(scene), what, context)
    }),
  ),
  'the provider refunds': always(scene => scene.sendRefunds(false)),
  'the provider declines refunds': always(scene => scene.sendRefunds(true)),
  'refunds again': about(
    'refused',
    () => true,
    ({ db, now }, { id }) => inTx(db, tx => refundAgain(tx, { id, now, notify: false })),
  ),
  'refunds another way': about(
    'refused',
    () => true,
    async ({ db, now }, { id }) => {
      const sentMinor = (await findRefusedRefunds(db)).find(each => each.id === id)?.amountMinor ?? 0
      return inTx(db, tx =>
        refundedOtherwise(tx, { id, sentMinor, reference: 'By hand', now, notify: false }),
      )
    },
  ),
  'days pass': passes(4),
  'weeks pass': passes(16),
}

/** Moves that lead on come more often, or few orders would ever get far. */
const OFTEN: Record<string, number> = {
  'packs and ships': 4,
  'shop says that it arrived': 2,
  'asks for a return': 3,
  'receives the return': 2,
  claims: 2,
  'disputes a claim': 3,
  'disputes a return': 3,
  'says that it never came': 2,
  'decides for the buyer': 2,
}

const NAMES = Object.keys(MOVES).flatMap(name => Array.from({ length: OFTEN[name] ?? 1 }, () => name))

/** Chooses a move: mostly one that the order allows. */
export function moveOf(scene: Scene, draw: Draw): { name: string; make: () => Promise<unknown> } | null {
  const possible = NAMES.flatMap(name => {
    const make = MOVES[name]!(scene, draw)
    return make ? [{ name, make }] : []
  })
  return pick(possible, draw.what) ?? null
}
