import { randomId } from '@stoa/cart-core'
import { handOver as addHandOver, isAddable, wasHandedOver } from '@stoa/cart-core/hand-over'
import { useCore } from '@stoa/cart-core/react'
import { Button, CartReview, EmptyState, ListingHeader, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HandOver } from '../../data/hand-over.server.ts'
import { useDeliverTo } from '../../shared/deliver-to/use-deliver-to.ts'
import { NeedsScripts } from '../../shared/session/guard-fallback.tsx'
import { handOverLabels as t } from './hand-over.labels.ts'
import { groupsOf } from './hand-over-view.ts'
import { usePricedLines } from './use-priced-lines.ts'

const never = () => () => {}

/** Shows what another page hands over, and adds it to the visitor's cart once they press the button. */
export function HandOverPage({ handOver }: { handOver: HandOver }) {
  const { id, from, unread, gone, problem } = handOver
  const lines = usePricedLines(handOver.lines)
  const country = useDeliverTo().name
  const isKnown = useSyncExternalStore(
    never,
    () => wasHandedOver(id),
    () => false,
  )
  if (problem) return <NothingToAdd {...t[problem]} />
  if (lines.length === 0) return <NothingToAdd {...t.none} />
  const groups = groupsOf(lines, country)
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Stack page>
      <ListingHeader
        title={formatMessage(t.title, { from: from ?? t.anotherPage, items, shops: groups.length })}
        lede={isKnown ? undefined : t.lede}
        tools={
          <Stack>
            <Choice id={id} lines={lines} isKnown={isKnown} />
            <NeedsScripts withoutScripts={t.needsScripts} />
            {unread > 0 && (
              <Note tone="caution" title={t.leftOut}>
                {formatMessage(t.unread, { count: unread })}
              </Note>
            )}
            {gone > 0 && (
              <Note tone="caution" title={t.unavailable}>
                {formatMessage(t.gone, { count: gone })}
              </Note>
            )}
          </Stack>
        }
      />
      <div>
        {groups.map(({ shop, lines: own }) => (
          <CartReview key={shop.id} shop={shop} lines={own} />
        ))}
      </div>
    </Stack>
  )
}

function Choice({ id, lines, isKnown }: Pick<HandOver, 'id' | 'lines'> & { isKnown: boolean }) {
  const core = useCore()
  const navigate = useNavigate()
  /** Id of the addition in progress. */
  const [adding, setAdding] = useState<string>()
  const add = async (under: string) => {
    setAdding(under)
    await addHandOver(core.cart, lines, under)
    // Replaced, so that Back leads to the page that sent the items.
    navigate('/cart', { replace: true })
  }
  // The first addition makes the id known, before the page is left.
  const isAgain = isKnown && adding !== id
  return (
    <>
      {isAgain && <Note tone="info" title={t.known} action={{ label: t.viewCart, href: '/cart' }} />}
      <Stack layout="row">
        <Button
          size="lg"
          emphasis={isAgain ? 'line' : undefined}
          busy={adding !== undefined}
          disabled={!lines.some(isAddable)}
          // They may have been bought or removed since, and their page sends the same id.
          onClick={() => add(isAgain ? randomId() : id)}
        >
          {isAgain ? t.addAgain : t.add}
        </Button>
        <Button size="lg" emphasis="line" href="/">
          {t.notNow}
        </Button>
      </Stack>
    </>
  )
}

/** Replaces the lines of a hand-over that has none, and says why. */
export const NothingToAdd = ({ title, text }: { title: string; text: string }) => (
  <EmptyState
    page
    thing="bag"
    title={title}
    description={text}
    action={{ label: t.browse, href: '/all-product' }}
  />
)
