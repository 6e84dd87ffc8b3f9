import { unwrap } from '@stoa/api-client'
import type { Review, ReviewedProduct } from '@stoa/api-client/schema'
import type { User } from '@stoa/cart-core'
import { Note, ReviewForm, type ReviewFormData, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { toPickedPicture, uploadPicture } from '../../shared/pictures/upload-picture.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { reviewDrafts } from './review-draft.ts'
import { reviewEditorLabels } from './review-editor.labels.ts'
import { REVIEWS_HREF } from './review-view.ts'
import { useRefreshReviews } from './use-refresh-reviews.ts'

interface ReviewEditorProps {
  /** Accessible name of the form. */
  readonly title: string
  readonly product: ReviewedProduct
  /** Published review. Undefined if there is none yet. */
  readonly review: Review | undefined
  readonly user: User
}

const save = (productId: string, { rating, title, text, pictures }: ReviewFormData) =>
  unwrap(
    api.PUT('/api/user/reviews/{productId}', {
      params: { path: { productId } },
      body: { rating, title, text, pictureIds: pictures.map(({ id }) => id) },
    }),
  )

/** Form of a review. Keeps a draft until it is sent, so that a reload or an expired session loses nothing. */
export function ReviewEditor({ title, product, review, user }: ReviewEditorProps) {
  const navigate = useNavigate()
  const refresh = useRefreshReviews()
  const saving = useCall()
  const [draft, setDraft] = useState(() => reviewDrafts.read<ReviewFormData>(user.id, product.id))

  const submit = async (data: ReviewFormData) => {
    if (!(await saving.call(() => save(product.id, data))).ok) return
    reviewDrafts.forget(user.id, product.id)
    await refresh()
    toasts.show({ type: 'success', title: review ? reviewEditorLabels.saved : reviewEditorLabels.thanks })
    await navigate(REVIEWS_HREF)
  }
  const startOver = () => {
    reviewDrafts.forget(user.id, product.id)
    setDraft(null)
  }
  return (
    <Stack>
      {draft && (
        <Note tone="info" action={{ label: reviewEditorLabels.startOver, onClick: startOver }}>
          {reviewEditorLabels.draft}
        </Note>
      )}
      <ProblemNote problem={saving.problem} />
      <ReviewForm
        key={draft ? 'draft' : 'new'}
        title={title}
        author={user.username}
        defaultValue={draft ?? (review && toFormData(review))}
        isWritten={review !== undefined}
        busy={saving.busy !== undefined}
        errors={saving.problem?.fields}
        upload={uploadPicture}
        onValueChange={data => reviewDrafts.keep(user.id, product.id, data)}
        onSubmit={data => void submit(data)}
        cancelHref={REVIEWS_HREF}
      />
    </Stack>
  )
}

const toFormData = ({ rating, title, text, pictures }: Review): ReviewFormData => ({
  rating,
  title: title ?? '',
  text,
  pictures: pictures.map(toPickedPicture),
})
