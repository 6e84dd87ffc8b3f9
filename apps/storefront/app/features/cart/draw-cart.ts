import type { CartParts } from './cart-parts.ts'

/** A line as it is stored. */
export interface CartItem {
  readonly id: string
  readonly quantity: number
  readonly isReview: boolean
  readonly variantValues: Readonly<Record<string, string>>
  readonly variantLabels: Readonly<Record<string, string>>
  readonly shop: { readonly id: string; readonly name: string; readonly slug: string }
  readonly productDTO: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly price: number
    readonly priceSale: number | null
    readonly picture: {
      readonly id: string
      readonly alt: string
      readonly base: string
      readonly widths: readonly number[]
    } | null
  }
  readonly stock: number | null
  readonly problems: readonly object[]
}

/** What was drawn, until React has taken it over. */
export interface DrawnCart {
  /** What it shows of each line. */
  readonly sketch: string
  /** Puts the waiting sign back. */
  undo(): void
}

declare global {
  interface Window {
    stoaCart?: DrawnCart | undefined
  }
}

/**
 * Draws a guest's cart from this browser's storage into the page while it is read, exactly as React would draw it:
 * it is in the first paint, and React takes the same elements over once somebody comes near. Where it cannot be sure
 * (somebody is signed in, lines are saved or have problems) it draws nothing and has the scripts come at once.
 *
 * It stands in the page as text: whatever it uses is inside it.
 */
export function drawCart(parts: CartParts): void {
  const { keys, locale, currency } = parts
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const money = (minor: number) => format.format(minor / parts.units)
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  const fill = (html: string, values: Record<string, unknown>) =>
    html.replace(/~(\w+)~/g, (_, name) => String(values[name]).replace(/[&<>"]/g, sign => signs[sign] ?? ''))
  const words = ([one, other]: readonly [string, string], count: number) =>
    count === 1 ? one : other.replace('~n~', count.toLocaleString(locale))
  const optionsOf = (line: CartItem) => Object.values(line.variantLabels).join(', ')

  const htmlOf = (line: CartItem) => {
    const { quantity, productDTO: product } = line
    const { price, slug, name, picture } = product
    const { base, widths } = picture as NonNullable<typeof picture>
    const files = (format: string) => widths.map(width => `${base}/${width}.${format} ${width}w`).join(', ')
    const width = widths.find(one => one >= 640) ?? widths.at(-1)
    const unit = product.priceSale ?? price
    const options = optionsOf(line)
    const html = (unit < price ? parts.saleLine : parts.line)
      .replace('~Options~', () => (options ? parts.options : ''))
      .replace('~Each~', () => (quantity > 1 ? parts.each : ''))
    return fill(html, {
      name,
      options,
      slug: encodeURIComponent(slug),
      avif: files('avif'),
      webp: files('webp'),
      src: `${base}/${width}.webp`,
      width,
      unit: money(unit),
      now: money(unit * quantity),
      before: money(price * quantity),
      percent: unit > 0 ? Math.min(99, Math.max(1, Math.round((1 - unit / price) * 100))) : 100,
    })
  }

  const draw = (lines: readonly CartItem[], chosen: readonly string[]): Node[] => {
    const selected = lines.filter(({ id }) => chosen.includes(id))
    const units = (of: readonly CartItem[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
    const [all, some] = [units(lines), units(selected)]
    const [before = '', after = ''] = (lines.length ? parts.page : parts.empty).split('~Lines~')
    const values = {
      contents: words(parts.contents, all),
      subtotal: words(parts.subtotal, some),
      count: all.toLocaleString(locale),
      selected: some.toLocaleString(locale),
      total: money(
        selected.reduce((sum, { productDTO: { price, priceSale }, quantity }) => {
          return sum + (priceSale ?? price) * quantity
        }, 0),
      ),
    }
    const template = document.createElement('template')
    template.innerHTML = fill(before, values) + lines.map(htmlOf).join('') + fill(after, values)

    const check = (box: HTMLInputElement | undefined, isOn: boolean, isMixed = false) => {
      if (!box) throw new Error('a box is missing')
      box.checked = box.defaultChecked = isOn
      box.indeterminate = isMixed
      box.dataset.kept = ''
    }
    const boxes = [...template.content.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
    const fields = [...template.content.querySelectorAll<HTMLInputElement>('input[type="number"]')]
    if (lines.length) {
      check(boxes[0], some >= all, some > 0 && some < all)
      check(boxes[1], selected.length === lines.length, some > 0 && some < all)
    }
    lines.forEach((line, at) => {
      const { quantity, stock } = line
      check(boxes[at + 2], selected.includes(line))
      const field = fields[at] as HTMLInputElement
      field.defaultValue = String(quantity)
      if (stock === null) field.removeAttribute('max')
      else field.max = String(stock)
      const [fewer, , more] = (field.parentElement as HTMLElement).children as unknown as HTMLButtonElement[]
      if (fewer) fewer.disabled = quantity <= 1
      if (more) more.disabled = stock !== null && quantity >= stock
    })
    return [...template.content.childNodes]
  }

  const sketch = (lines: readonly CartItem[], chosen: readonly string[]) =>
    lines.map(line => {
      const { id, quantity, stock, problems, productDTO: product } = line
      const { name, slug, price, priceSale, picture } = product
      const isKnown = name && Array.isArray(problems) && !problems.length && !('sync' in line)
      if (!isKnown || stock === undefined || !picture?.widths.length) throw new Error('not as it was stored')
      return [
        id,
        quantity,
        stock,
        name,
        slug,
        price,
        priceSale,
        picture.base,
        optionsOf(line),
        chosen.includes(id),
      ]
    })

  const html = document.documentElement
  const place = document.querySelector('main [data-component="LoadingIndicator"]')
  try {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
    const [lines, chosen] = [read(keys.guestItems), read(keys.selection)]
    if (!place || localStorage.getItem(keys.session) !== null || read(keys.saved).length)
      throw new Error('not here')
    const seen = JSON.stringify(sketch(lines, chosen))
    const nodes = draw(lines, chosen)
    place.replaceWith(...nodes)
    const undo = () => {
      ;(nodes[0] as ChildNode).before(place)
      for (const node of nodes) (node as ChildNode).remove()
    }
    window.stoaCart = { sketch: seen, undo }
    // What is drawn may be true no longer.
    const wake = () => dispatchEvent(new Event('pointerover'))
    addEventListener('storage', wake)
    addEventListener('pageshow', ({ persisted }) => persisted && wake())
  } catch {
    html.dataset.near = ''
  }
}
