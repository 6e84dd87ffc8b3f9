import { Mark } from '@stoa/ui/icon'
import { PageLink } from '../.storybook/docs/page-link.tsx'

/** The head of the first page. */
export const Welcome = () => (
  <div className="room-welcome">
    <Mark />
    <p>Good parts, under one roof.</p>
  </div>
)

const rooms = [
  ['start-first-page--docs', 'First page', 'Install it, and draw a header in ten lines'],
  ['foundations-colors--docs', 'Foundations', 'Colors, type, space, motion, icons, pictures'],
  ['primitives-button--docs', 'Components', 'Buttons, forms, menus, messages: what pages are built from'],
  ['patterns-header--docs', 'Patterns', 'Header, product card, filters, cart, checkout, orders'],
  ['pages-home--docs', 'Pages', 'Whole pages of the shop, on a phone and on a desk'],
  ['seller-sellerlayout--docs', 'Seller', 'Tables, forms and figures of the seller center'],
] as const

/** Where to go on, each with one line. */
export const Rooms = () => (
  <ul className="room-cards">
    {rooms.map(([page, name, line]) => (
      <li key={page}>
        <PageLink page={page}>{name}</PageLink>
        <span>{line}</span>
      </li>
    ))}
  </ul>
)
