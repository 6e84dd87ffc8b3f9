import { EmptyState } from '@stoa/ui'

/** For a number that nobody has, and for one that somebody else has: it says the same. */
export function MissingOrder({ page = false }: { page?: boolean }) {
  return (
    <EmptyState
      page={page}
      thing="question"
      title="There is no such order"
      text="None of your orders has this number. It may belong to another account of yours."
      action={{ label: 'See all orders', href: '/account/orders' }}
    />
  )
}
