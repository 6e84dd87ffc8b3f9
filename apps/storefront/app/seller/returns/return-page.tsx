import { isApiError } from '@stoa/api-client'
import type { SellerOrder, SellerReturn } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { OrderPanel, PageHead } from '@stoa/back-office'
import { Badge, EmptyState, Link, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useSWRConfig } from 'swr'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { placeOf } from '../orders/list/list-place.ts'
import { RETURNS, sellerOrderHref } from '../orders/order/order-addresses.ts'
import { AnswerForm } from './answer-form.tsx'
import { LabelForm } from './label-form.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { SellerReturnCase } from './return-case.tsx'
import { returnPageLabels } from './return-page.labels.ts'
import type { ReturnStep } from './return-step.ts'
import { returnStatusOf } from './return-words.ts'

/** Shows one return, to approve or decline it and to receive its items. */
export function SellerReturnPage({ id }: { id: string }) {
  const { data, error, mutate } = useShopRead('/api/seller/returns/{id}', { params: { path: { id } } })
  const number = data?.orderNumber
  const order = useShopRead(
    '/api/seller/orders/{number}',
    number === undefined ? null : { params: { path: { number } } },
  )
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        page
        thing="box"
        title={returnPageLabels.notFound}
        action={{ label: returnPageLabels.all, href: RETURNS }}
      />
    )
  if (data && order.data) return <ReturnView found={data} order={order.data} />
  return (
    <SectionState
      error={error ?? order.error}
      onRetry={() => {
        void mutate()
        void order.mutate()
      }}
    />
  )
}

function ReturnView({ found, order }: { found: SellerReturn; order: SellerOrder }) {
  const { mutate } = useSWRConfig()
  const { busy, problem, call } = useCall(useShopRules())
  const { return: one, orderNumber, buyer } = found
  const { id, status } = one
  const shown = returnStatusOf(one)
  const step: ReturnStep = async (what, send) => {
    const { ok } = await call(send, { what })
    for (const path of ['/api/seller/returns', '/api/seller/orders']) void mutatePath(mutate, path)
    return ok
  }
  return (
    <Stack gap="md">
      <PageHead
        back={{ label: returnPageLabels.returns, href: placeOf(RETURNS) }}
        title={formatMessage(returnPageLabels.title, { number: orderNumber })}
        status={
          <Badge tone={shown.tone} dot>
            {shown.label}
          </Badge>
        }
        lede={
          buyer === null ? returnPageLabels.fromFormerBuyer : formatMessage(returnPageLabels.from, { buyer })
        }
      />
      <ProblemNote problem={problem} />
      <OrderPanel
        title={returnPageLabels.items}
        actions={<Link href={sellerOrderHref(orderNumber)}>{returnPageLabels.openOrder}</Link>}
      >
        <SellerReturnCase found={one} currency={order.currency} />
      </OrderPanel>
      {status === 'requested' && (
        <AnswerForm
          found={found}
          currency={order.currency}
          busy={busy}
          problems={problem?.fields ?? {}}
          step={step}
        />
      )}
      {status === 'approved' && found.canUploadLabel && (
        <LabelForm
          id={id}
          isReplaced={one.postage?.kind === 'label'}
          busy={busy === 'label'}
          problem={problem?.fields.label}
          step={step}
        />
      )}
      {(status === 'approved' || status === 'in_transit') && (
        <ReceiveForm found={one} currency={order.currency} busy={busy === 'receive'} step={step} />
      )}
    </Stack>
  )
}
