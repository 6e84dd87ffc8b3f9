import { Avatar } from '../../primitives/avatar/index.ts'
import { Link } from '../../primitives/link/index.ts'
import type { ShopTone } from '../../tokens/index.ts'
import * as styles from './order.css.ts'

export interface OrderShopData {
  /** The shop's id; the color of its sign follows from it if it has no tone. */
  id: string
  /** Its name, which is also the link's. */
  name: string
  /** Address of the shop's page. */
  href: string
  /** Address of its logo. Without one the name's first letter shows. */
  logo?: string | undefined
  /** Wall in whose color its sign is. */
  tone?: ShopTone | undefined
}

/** The shop that sends an order: its sign, and a link to it. */
export function OrderShop({
  shop: { id, name, href, logo, tone },
  linkTone,
}: {
  shop: OrderShopData
  linkTone?: 'inherit' | undefined
}) {
  return (
    <span className={styles.line}>
      <Avatar name={name} id={id} tone={tone} src={logo} shape="arch" size="sm" />
      <Link href={href} tone={linkTone}>
        {name}
      </Link>
    </span>
  )
}
