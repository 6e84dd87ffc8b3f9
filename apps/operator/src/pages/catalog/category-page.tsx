import { unwrap } from '@stoa/api-client'
import type { OperatorCategory, OperatorCategoryRow } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { DescriptionList } from '@stoa/ui/description-list'
import { Form } from '@stoa/ui/form'
import { Link } from '@stoa/ui/link'
import { Panel } from '@stoa/ui/panel'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'
import { Page } from '../../frame/page.tsx'
import { Section } from '../../frame/section.tsx'
import { LogList } from '../log-list.tsx'
import { CategoryDecisions } from './category-decisions.tsx'
import { categoryLabels as t } from './category-page.labels.ts'
import { parentsIn } from './category-tree.ts'
import { useCategories } from './use-categories.ts'
import { useCategoryChange } from './use-category-change.tsx'

const MAX_NAME = 80

/** A category: its name and place, the top menu, and what merging or deleting it would do. */
export function CategoryPage() {
  const { id = '' } = useParams()
  const read = useRead(`category ${id}`, () =>
    unwrap(client.GET('/api/operator/categories/{id}', { params: { path: { id } } })),
  )
  const tree = useCategories()
  const all = tree.data?.items ?? []
  const again = () => {
    void read.mutate()
    void tree.mutate()
  }
  const { change, note } = useCategoryChange(again)
  const { data } = read
  return (
    <Page
      title={data?.name ?? t.loading}
      back={{ label: t.back, href: '/catalog/categories' }}
      status={data && <MenuBadge {...data} />}
      data={data}
      error={read.error}
      onAgain={again}
    >
      {category => (
        <Stack gap="lg">
          {note}
          <TopMenu
            category={category}
            onChange={inMenu => void change(category, { inMenu }, { inMenu: category.inMenu })}
          />
          <Panel padded>
            <DescriptionList items={factsOf(category)} />
          </Panel>
          <NameAndPlace
            key={`${category.id} ${category.version} ${all.length > 0}`}
            category={category}
            categories={all}
            onChange={(to, from) => void change(category, to, from)}
          />
          <CategoryDecisions category={category} categories={all} onRead={again} />
          <LogList entries={category.log} />
        </Stack>
      )}
    </Page>
  )
}

function MenuBadge({ inMenu, requestedAt }: OperatorCategory) {
  if (inMenu)
    return (
      <Badge dot tone="positive">
        {t.inMenu}
      </Badge>
    )
  return requestedAt === null ? null : (
    <Badge dot tone="caution">
      {t.asks}
    </Badge>
  )
}

interface TopMenuProps {
  category: OperatorCategory
  onChange: (inMenu: boolean) => void
}

const TopMenu = ({ category: { inMenu, requestedAt }, onChange }: TopMenuProps) => (
  <Stack layout="row" gap="sm">
    {!inMenu && (
      <Button size="sm" onClick={() => onChange(true)}>
        {t.grant}
      </Button>
    )}
    {(inMenu || requestedAt !== null) && (
      <Button size="sm" emphasis="line" onClick={() => onChange(false)}>
        {inMenu ? t.leave : t.refuse}
      </Button>
    )}
  </Stack>
)

interface Place {
  name?: string
  parentId?: string | null
}

interface NameAndPlaceProps {
  category: OperatorCategory
  categories: readonly OperatorCategoryRow[]
  onChange: (to: Place, from: Place) => void
}

function NameAndPlace({ category, categories, onChange }: NameAndPlaceProps) {
  const { id, name, parentId, shop } = category
  const parents = parentsIn(categories, id)
  const current = parents.some(({ value }) => value === parentId) ? (parentId ?? '') : ''
  const canMove = current !== '' || parentId === null
  const save = (typed: string, parent: string) => {
    const isRenamed = typed.trim() !== name
    const isMoved = canMove && parent !== current
    if (isRenamed || isMoved)
      onChange(
        { ...(isRenamed && { name: typed }), ...(isMoved && { parentId: parent || null }) },
        { ...(isRenamed && { name }), ...(isMoved && { parentId }) },
      )
  }
  return (
    <Section title={t.edit}>
      <Form aria-label={t.edit} onSubmit={({ name: typed = '', parent = '' }) => save(typed, parent)}>
        <TextField
          label={t.name}
          hint={t.nameHint}
          name="name"
          defaultValue={name}
          maxLength={MAX_NAME}
          required
        />
        {canMove && (
          <Select
            label={t.below}
            name="parent"
            defaultValue={current}
            options={[...(shop === null ? [{ value: '', label: t.top }] : []), ...parents]}
          />
        )}
        <Stack layout="row">
          <Button type="submit">{t.save}</Button>
        </Stack>
      </Form>
    </Section>
  )
}

function factsOf({ id, path, shop, products, shops, children }: OperatorCategory) {
  return [
    { term: t.url, description: path },
    {
      term: t.shop,
      description: shop ? <Link href={`/shops/${shop.id}`}>{shop.name}</Link> : t.ofMarket,
    },
    {
      term: t.products,
      description: <Link href={`/catalog?category=${id}`}>{t.seeProducts(products)}</Link>,
    },
    { term: t.shops, description: String(shops) },
    { term: t.children, description: String(children) },
  ]
}
