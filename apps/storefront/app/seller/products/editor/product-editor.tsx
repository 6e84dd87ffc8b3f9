import type { SellerProduct } from '@stoa/api-client/schema'
import { EditorLayout, SaveBar } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { KeptDraftNote } from '../../drafts/kept-draft-note.tsx'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import { answer } from '../draft/draft.ts'
import { heldItemsOf, type ProductForm } from '../form/product-form.ts'
import { comparedPricesOf } from '../form/struck-price.ts'
import { LIST_PATH } from '../list/list-path.ts'
import { BasicsSection } from './basics-section.tsx'
import { FurtherSections, ProductAside, ProductConflict } from './later-sections.tsx'
import { productEditorLabels } from './product-editor.labels.ts'
import { ProductHead } from './product-head.tsx'
import { useProductDraft } from './use-product-draft.ts'
import { useProductSave } from './use-product-save.ts'
import { useUploads } from './use-uploads.ts'

const RemovalDialog = laterDialog(async () => (await import('./removal-dialog.tsx')).RemovalDialog)

interface ProductEditorProps {
  /** Product to edit. Undefined adds one. */
  readonly product: SellerProduct | undefined
  /** Called with the product after a save. */
  readonly onSaved?: (product: SellerProduct) => void
}

/**
 * Editor that adds or edits a product on one page. Unsaved changes are kept on the device, and merged with saves by other
 * users.
 */
export function ProductEditor({ product, onSaved }: ProductEditorProps) {
  const navigate = useNavigate()
  const [created, setCreated] = useState<string>()
  const editing = useProductDraft(product)
  const { draft, known, change, isDirty, count } = editing
  const form = draft.mine
  const uploads = useUploads((uploadId, picture) => {
    editing.addKnown(picture)
    editing.setDraft(now => ({ ...now, mine: withPicture(now.mine, uploadId, picture.id) }))
  })
  const saving = useProductSave(product?.id, editing, {
    blockedBy: () =>
      uploads.uploads.some(({ state }) => state === 'uploading')
        ? productEditorLabels.uploading
        : uploads.uploads.some(({ state }) => state === 'failed')
          ? productEditorLabels.uploadFailed
          : null,
    onSaved(saved) {
      editing.forgetKept()
      toasts.show({
        type: 'success',
        title: product
          ? productEditorLabels.saved
          : formatMessage(productEditorLabels.added, { name: saved.name }),
      })
      if (product) onSaved?.(saved)
      else setCreated(saved.id)
    },
  })
  const { conflict, faults, removal, notice } = saving
  const discard = () => {
    for (const { id } of uploads.uploads) uploads.forget(id)
    saving.forget()
    editing.discard()
  }
  const restore = () => {
    const taken = editing.restore()
    if (taken) saving.ask({ by: product?.savedBy ?? null, at: product?.updatedAt ?? null, taken })
  }
  useUnsaved(isDirty, { onSave: () => saving.save(), onDiscard: discard })

  // Only once the guard knows that no changes are left, or it would ask before leaving.
  useEffect(() => {
    if (created) navigate(`${LIST_PATH}/edit/${created}`, { replace: true })
  }, [created, navigate])

  const fresh = product && product.version > draft.version ? product : undefined
  useEffect(() => {
    // Another user's save, read while nothing here was unsaved.
    if (fresh && !isDirty) editing.reset(fresh)
  }, [fresh, isDirty])

  const onChange = (changes: Partial<ProductForm>) => {
    change(changes)
    saving.touch(Object.keys(changes))
  }
  const part = { form, faults, onChange }
  const held = useMemo(() => heldItemsOf(product), [product])
  const compared = useMemo(() => comparedPricesOf(product), [product])
  return (
    <Stack>
      <ProductHead product={product} form={form} />
      <KeptDraftNote keptAt={editing.foundAt} onRestore={restore} onDiscard={editing.discardFound} />
      {conflict && (
        <ProductConflict
          conflict={conflict}
          draft={draft}
          known={known}
          onAnswer={(id, choice) =>
            editing.setDraft(now => {
              const question = now.questions.find(({ path }) => path.join('/') === id)
              return question ? answer(now, question, choice) : now
            })
          }
        />
      )}
      <EditorLayout aside={<ProductAside {...part} />}>
        <BasicsSection {...part} productId={product?.id} savedSlug={draft.base.slug} />
        <FurtherSections
          {...part}
          known={known}
          uploads={uploads}
          saved={product ? draft.base : null}
          tried={saving.tried}
          held={held}
          compared={compared}
        />
      </EditorLayout>
      <SaveBar count={count} busy={saving.busy} onSave={() => void saving.save()} onDiscard={discard}>
        {notice && (
          <Note tone="critical" role="alert" title={notice.title}>
            {notice.text}
          </Note>
        )}
      </SaveBar>
      {removal && (
        <RemovalDialog
          removal={removal}
          onClose={saving.closeRemoval}
          onConfirm={() => void saving.save(true)}
        />
      )}
    </Stack>
  )
}

/** Replaces an upload by its picture. If the product already has the picture, only removes the upload. */
function withPicture(form: ProductForm, uploadId: string, mediaId: string): ProductForm {
  const isThere = form.pictures.some(({ id }) => id === mediaId)
  return {
    ...form,
    pictures: form.pictures.flatMap(one =>
      one.id === uploadId ? (isThere ? [] : [{ ...one, id: mediaId }]) : [one],
    ),
  }
}
