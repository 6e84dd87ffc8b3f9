import { unwrap } from '@stoa/api-client'
import type { SellerProduct } from '@stoa/api-client/schema'
import { CopyIcon, ExternalIcon, HistoryIcon, MoreIcon, PageHead, TrashIcon } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { Menu, MenuItem } from '@stoa/ui/menu'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { useOrderDates } from '@stoa/ui/order'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withMarket } from '../../../lib/market.ts'
import { productHref } from '../../../lib/variant-href.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { useLeave } from '../../drafts/leave-guard.tsx'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import type { ProductForm } from '../form/product-form.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { sayProblem } from '../list/say-problem.ts'
import { StatusBadge } from '../list/status-badge.tsx'
import { productHeadLabels } from './product-head.labels.ts'
import { useProductDeletion } from './use-product-deletion.ts'

const DeleteDialog = laterDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)
const HistoryDialog = laterDialog(async () => (await import('./history-dialog.tsx')).HistoryDialog)

interface ProductHeadProps {
  readonly product: SellerProduct | undefined
  readonly form: ProductForm
}

const savedText = ({ savedBy }: SellerProduct, time: string) =>
  savedBy
    ? formatMessage(productHeadLabels.savedBy, { time, name: savedBy })
    : formatMessage(productHeadLabels.saved, { time })

/** Head of the editor with the product's name, status and further actions. */
export function ProductHead({ product, form }: ProductHeadProps) {
  const { call } = useCall(useShopRules())
  const { moment } = useOrderDates()
  const navigate = useNavigate()
  const leave = useLeave()
  const remove = useProductDeletion()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const duplicate = async (id: string) => {
    const done = await call(({ api, keyOf }) =>
      unwrap(
        api.POST('/api/seller/products/{id}/duplicate', {
          params: { path: { id }, header: { 'Idempotency-Key': keyOf(id) } },
        }),
      ),
    )
    if (done.ok) navigate(`${LIST_PATH}/edit/${done.answer.id}`)
    else if (done.error)
      toasts.show({ type: 'error', title: productHeadLabels.duplicateFailed, body: sayProblem(done.error) })
  }
  return (
    <>
      <PageHead
        title={form.name.trim() || (product ? product.name : productHeadLabels.newProduct)}
        back={{ label: productHeadLabels.products, href: LIST_PATH }}
        status={
          product && (
            <StatusBadge
              status={product.status}
              publishAt={product.publishAt}
              isRestricted={product.restriction !== null}
            />
          )
        }
        lede={product && savedText(product, moment(product.updatedAt))}
        actions={
          product && (
            <>
              {product.status === 'active' && !product.restriction && (
                <Button
                  emphasis="line"
                  icon={ExternalIcon}
                  href={productHref(product.slug)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {productHeadLabels.seeInShop}
                </Button>
              )}
              <Menu
                align="end"
                trigger={
                  <Button emphasis="line" icon={MoreIcon}>
                    {productHeadLabels.more}
                  </Button>
                }
              >
                <MenuItem icon={CopyIcon} onClick={() => leave(() => void duplicate(product.id))}>
                  {productHeadLabels.duplicate}
                </MenuItem>
                <MenuItem icon={HistoryIcon} onClick={() => setHistoryOpen(true)}>
                  {productHeadLabels.history}
                </MenuItem>
                <MenuItem icon={TrashIcon} onClick={() => leave(() => setDeleteOpen(true))}>
                  {productHeadLabels.delete}
                </MenuItem>
              </Menu>
            </>
          )
        }
      />
      {product?.restriction && (
        <Note tone="critical" title={withMarket(productHeadLabels.restricted)}>
          {formatMessage(productHeadLabels.restrictedText[product.restriction.ground], {
            clause: product.restriction.clause,
            facts: product.restriction.facts,
            day: moment(product.restriction.at),
          })}
        </Note>
      )}
      {product && isDeleteOpen && (
        <DeleteDialog
          name={product.name}
          onConfirm={() => void remove(product)}
          onClose={() => setDeleteOpen(false)}
        />
      )}
      {product && isHistoryOpen && (
        <HistoryDialog productId={product.id} form={form} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  )
}
