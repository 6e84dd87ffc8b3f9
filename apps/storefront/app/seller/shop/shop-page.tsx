import type { SellerShop } from '@stoa/api-client/schema'
import { ConflictPanel, ExternalIcon, FormPage, PageHead, SaveBar } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { Button, Stack, useOrderDates } from '@stoa/ui'
import { shopHref } from '../../lib/view.ts'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { KeptDraftNote } from '../drafts/kept-draft-note.tsx'
import { useUnsaved } from '../drafts/leave-guard.tsx'
import { useSellerSettings } from '../frame/seller-settings.ts'
import { OwnPlaceSection } from './people/own-place.tsx'
import { PeopleSection } from './people/people-section.tsx'
import { HistorySection } from './sections/history-section.tsx'
import { MakersSection } from './sections/makers-section.tsx'
import { NamesSection, PicturesSection, StorySection } from './sections/page-sections.tsx'
import { PauseSection, SettingsSection, ShippingSection, TaxSection } from './sections/work-sections.tsx'
import { shopFieldLabels } from './shop-form.labels.ts'
import { inWords, type ShopField } from './shop-form.ts'
import { shopPageLabels } from './shop-page.labels.ts'
import { ShopPreview } from './shop-preview.tsx'
import { useShopEdit } from './use-shop-edit.ts'

/** Edits the shop: its page, vacation and team. */
export function ShopPage() {
  const { data, error, mutate } = useShopRead('/api/seller/shop')
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  return <ShopEditor shop={data} onSaved={saved => void mutate(saved, { revalidate: false })} />
}

interface ShopEditorProps {
  readonly shop: SellerShop
  readonly onSaved: (shop: SellerShop) => void
}

function ShopEditor({ shop, onSaved }: ShopEditorProps) {
  const { may } = useShop()
  const { time } = useOrderDates()
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const settings = useSellerSettings(userId)
  const edit = useShopEdit(shop, saved => {
    onSaved(saved)
    // The next call names the shop by its new slug.
    if (saved.slug !== shop.slug) settings.change({ shop: saved.slug })
  })
  const { mine, base, changed, clash } = edit
  useUnsaved(changed.length > 0, { onSave: edit.save, onDiscard: edit.discard })
  return (
    <Stack gap="lg">
      <PageHead
        title={shopPageLabels.title}
        lede={shopPageLabels.text}
        actions={
          <Button emphasis="line" size="sm" href={shopHref(base.slug)} icon={ExternalIcon}>
            {shopPageLabels.view}
          </Button>
        }
      />
      <FormPage preview={<ShopPreview form={mine} address={shop.address} />}>
        <KeptDraftNote keptAt={edit.foundAt} onRestore={edit.restore} onDiscard={edit.discardFound} />
        {clash && (
          <ConflictPanel
            by={clash.by}
            at={clash.at ? time(clash.at) : ''}
            // A teammate may have changed the shipping, which isn't on this page.
            taken={clash.taken.flatMap(field => shopFieldLabels[field] ?? [])}
            fields={clash.asked.map(field => ({
              id: field,
              label: shopFieldLabels[field],
              mine: inWords(field, mine),
              theirs: inWords(field, base),
            }))}
            onAnswer={(field, choice) => edit.answer(field as ShopField, choice)}
          />
        )}
        <NamesSection edit={edit} own={base.slug} />
        <PicturesSection edit={edit} />
        <StorySection edit={edit} />
        <MakersSection edit={edit} />
        <ShippingSection />
        <TaxSection />
        <PauseSection edit={edit} />
        <SettingsSection edit={edit} />
        {may('owner') && <PeopleSection />}
        <OwnPlaceSection />
        <HistorySection />
        <SaveBar
          count={changed.length}
          busy={edit.busy}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        >
          {edit.problem && <ProblemNote problem={edit.problem} />}
        </SaveBar>
      </FormPage>
    </Stack>
  )
}
