'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Fold } from '../../primitives/field/fold.tsx'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Swatch } from '../../primitives/field/swatch.tsx'
import { Icon } from '../../primitives/icon/index.ts'
import { RadioGroup, type RadioGroupProps } from '../../primitives/radio-group/index.ts'
import { Stars } from '../../primitives/rating/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { formatNumber, useLabels, useStoa } from '../../system/index.ts'
import type { FilterChoice, FilterGroupData } from './filter-data.ts'
import * as styles from './filters.css.ts'
import { filtersLabels } from './filters.labels.ts'

/** One group to those who listen, too: what opens it is its name. */
export function FilterGroup({ group }: { group: FilterGroupData }) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not open
    <details
      // biome-ignore lint/a11y/noRedundantRoles: a group by nature, which not every engine knows
      role="group"
      className={styles.group}
      open={!('folded' in group && group.folded)}
      aria-labelledby={titleId}
      data-part="Group"
    >
      <summary className={styles.summary}>
        <span id={titleId}>{group.title}</span>
        <Icon as={ChevronDown} size="sm" className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <GroupBody group={group} />
      </div>
    </details>
  )
}

function GroupBody({ group }: { group: FilterGroupData }) {
  switch (group.kind) {
    case 'choices':
      return <Choices group={group} />
    case 'flags':
      return (
        <div className={styles.rows}>
          {group.options.map(option => (
            <Choice key={option.name} name={option.name} option={option} />
          ))}
        </div>
      )
    case 'price':
      return <PriceRange group={group} />
    case 'rating':
      return <Ratings group={group} />
  }
}

function Count({ count }: { count: number | undefined }) {
  const { locale } = useStoa()
  return count === undefined ? null : <span className={styles.count}>{formatNumber(count, locale)}</span>
}

/** Choosing it would leave an empty list. What is chosen can always be undone. */
const leadsNowhere = ({ count, checked }: { count?: number | undefined; checked?: boolean | undefined }) =>
  count === 0 && !checked

function Choice({ name, option }: { name: string; option: FilterChoice }) {
  return (
    <Checkbox
      name={name}
      value={option.value}
      label={
        option.swatch === undefined ? (
          option.label
        ) : (
          <span className={styles.color}>
            <Swatch color={option.swatch} />
            <span>{option.label}</span>
          </span>
        )
      }
      defaultChecked={option.checked}
      disabled={leadsNowhere(option)}
      end={<Count count={option.count} />}
    />
  )
}

function Choices({ group }: { group: Extract<FilterGroupData, { kind: 'choices' }> }) {
  const t = useLabels('filters', filtersLabels)
  const { options, name, limit = options.length, type, anyLabel, title } = group
  const first = options.slice(0, limit)
  const rest = options.slice(limit)
  const more = t('showMore', { count: rest.length })
  if (type === 'radio') {
    return (
      <Radios
        label={title}
        name={name}
        value={options.find(option => option.checked)?.value}
        options={anyLabel ? [{ value: '', label: anyLabel }, ...first] : first}
        rest={{ label: more, options: rest.map(asRadio) }}
      />
    )
  }
  const draw = (some: readonly FilterChoice[]) =>
    some.map(option => <Choice key={option.value} name={name} option={option} />)
  return (
    <div className={styles.rows}>
      {draw(first)}
      {rest.length > 0 && (
        <Fold label={more} open={rest.some(option => option.checked)}>
          {draw(rest)}
        </Fold>
      )}
    </div>
  )
}

interface Radio {
  value: string
  label: ReactNode
  count?: number | undefined
  checked?: boolean | undefined
}

const asRadio = ({ value, label, count, checked }: Radio) => ({
  value,
  label,
  end: <Count count={count} />,
  disabled: leadsNowhere({ count, checked }),
})

interface RadiosProps {
  label: string
  name: string
  value: string | undefined
  options: readonly Radio[]
  rest?: RadioGroupProps['rest']
}

function Radios({ label, name, value = '', options, rest }: RadiosProps) {
  return (
    <div className={styles.rows}>
      <RadioGroup
        grouped
        label={label}
        name={name}
        defaultValue={value}
        options={options.map(asRadio)}
        rest={rest}
      />
    </div>
  )
}

function Ratings({ group }: { group: Extract<FilterGroupData, { kind: 'rating' }> }) {
  const t = useLabels('filters', filtersLabels)
  return (
    <Radios
      label={group.title}
      name={group.name}
      value={group.value ? String(group.value) : ''}
      options={[
        ...group.options.map(({ stars, count }) => ({
          value: String(stars),
          count,
          checked: stars === group.value,
          label: (
            <span className={styles.ratingText}>
              <Stars average={stars} />
              <span aria-hidden="true">{t('andUp')}</span>
              <VisuallyHidden>{t('stars', { count: stars })}</VisuallyHidden>
            </span>
          ),
        })),
        { value: '', label: t('anyRating') },
      ]}
    />
  )
}

function PriceRange({ group }: { group: Extract<FilterGroupData, { kind: 'price' }> }) {
  const t = useLabels('filters', filtersLabels)
  const { currency: usual, locale } = useStoa()
  const symbol = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: group.currency ?? usual,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value
  // The styles leave room for one sign, which "CHF" and "US$" are not.
  const room = symbol && symbol.length > 1 ? `calc(22px + ${symbol.length}ch)` : undefined

  const bound = (name: string, label: string, value: string | undefined) => (
    <span className={styles.money}>
      <span className={styles.symbol} aria-hidden="true">
        {symbol}
      </span>
      <input
        className={`${fieldStyles.control} ${styles.moneyInput}`}
        style={{ paddingInlineStart: room }}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        name={name}
        defaultValue={value}
        aria-label={`${group.title}: ${label}`}
      />
    </span>
  )
  return (
    <div className={styles.range}>
      {bound(group.minName, t('from'), group.min)}
      <span aria-hidden="true">{t('to')}</span>
      {bound(group.maxName, t('toName'), group.max)}
    </div>
  )
}
