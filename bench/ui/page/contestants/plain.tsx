import './plain.css'
import { type ComponentType, memo, type ReactNode } from 'react'
import { type Item, money, pictureOf, type Shop } from '../cart.ts'
import type { ListProps } from '../contestant.ts'

/** What a contestant puts into the rows and heads that all share. */
export interface Controls {
  Box: ComponentType<{
    name: string
    checked: boolean
    mixed?: boolean
    onChange: (checked: boolean) => void
    /** Beside it, instead of an invisible name. */
    words?: ReactNode
  }>
  Quantity: ComponentType<{ name: string; value: number; onChange: (value: number) => void }>
  Action: ComponentType<{ name: string; icon: ReactNode; onClick?: () => void; children: string }>
}

const drawing = (path: string) => (
  <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)
export const minus = drawing('M5 12h14')
export const plus = drawing('M5 12h14M12 5v14')
const bin = drawing('M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4h8v2')
const ribbon = drawing('M17 3a2 2 0 0 1 2 2v15l-7-4-7 4V5a2 2 0 0 1 2-2z')

const SIZES = '104px'
const chosen = (items: readonly Item[]) => items.filter(item => item.selected).length
const stateOf = (items: readonly Item[]) => {
  const count = chosen(items)
  return { checked: count === items.length, mixed: count > 0 && count < items.length }
}

/**
 * A cart drawn by hand, as its markup would be written without any library but for the controls. Its lines are drawn
 * when they are near, as ours are, unless `whole` says otherwise.
 */
export function makeLists({ Box, Quantity, Action }: Controls, { whole = false } = {}) {
  const lineClass = whole ? 'line' : 'line near-only'

  const Line = memo(function Line({
    item,
    onToggle,
    onQuantity,
    onRemove,
  }: Pick<ListProps, 'onToggle' | 'onQuantity' | 'onRemove'> & { item: Item }) {
    const { id, name, options, quantity, price, priceSale, selected } = item
    return (
      <div className={lineClass} data-row>
        <Box name={`Select ${name}`} checked={selected} onChange={() => onToggle(id)} />
        <picture>
          <source type="image/avif" srcSet={pictureOf(id, 'avif')} sizes={SIZES} />
          <source type="image/webp" srcSet={pictureOf(id, 'webp')} sizes={SIZES} />
          <img
            src={`/picture/${id}/320.webp`}
            alt=""
            width="320"
            height="320"
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className="words">
          <a href={`/product/${id}`}>{name}</a>
          <span>{options}</span>
        </div>
        <div className="amount">
          <span className="hidden">Sale price</span>
          <b>{money(priceSale * quantity)}</b>
          <span className="hidden">Original price</span>
          <s>{money(price * quantity)}</s>
          <bdi>−20%</bdi>
          <span>{money(priceSale)} each</span>
        </div>
        <div className="actions">
          <Quantity name={name} value={quantity} onChange={next => onQuantity(id, next)} />
          <Action name={`Save for later: ${name}`} icon={ribbon}>
            Save for later
          </Action>
          <Action name={`Remove ${name}`} icon={bin} onClick={() => onRemove(id)}>
            Remove
          </Action>
        </div>
      </div>
    )
  })

  const Group = memo(function Group({ shop, ...events }: { shop: Shop } & Omit<ListProps, 'cart'>) {
    return (
      <section aria-label={shop.name}>
        <header>
          <Box
            name={`Select all from ${shop.name}`}
            {...stateOf(shop.items)}
            onChange={() => events.onToggleShop(shop.id)}
          />
          <h2>{shop.name}</h2>
        </header>
        <ul>
          {shop.items.map(item => (
            <li key={item.id}>
              <Line
                item={item}
                onToggle={events.onToggle}
                onQuantity={events.onQuantity}
                onRemove={events.onRemove}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })

  function Head({ cart, onToggleAll }: Pick<ListProps, 'cart' | 'onToggleAll'>) {
    const items = cart.flatMap(shop => shop.items)
    return (
      <div className="head" data-all>
        <Box name="Select all" {...stateOf(items)} onChange={onToggleAll} words="Select all" />
        <span role="status">
          {chosen(items)} of {items.length} selected
        </span>
      </div>
    )
  }

  function Cart({ cart, ...events }: ListProps) {
    return (
      <>
        <Head cart={cart} onToggleAll={events.onToggleAll} />
        {cart.map(shop => (
          <Group key={shop.id} shop={shop} {...events} />
        ))}
      </>
    )
  }

  const Row = memo(function Row({ item, onToggle }: { item: Item } & Pick<ListProps, 'onToggle'>) {
    return (
      <li data-row>
        <Box
          name={item.name}
          checked={item.selected}
          onChange={() => onToggle(item.id)}
          words={<span>{item.name}</span>}
        />
      </li>
    )
  })

  function Boxes({ cart, onToggle, onToggleAll }: ListProps) {
    return (
      <>
        <Head cart={cart} onToggleAll={onToggleAll} />
        <ul>
          {cart.flatMap(shop =>
            shop.items.map(item => <Row key={item.id} item={item} onToggle={onToggle} />),
          )}
        </ul>
      </>
    )
  }

  return { Cart, Boxes }
}
