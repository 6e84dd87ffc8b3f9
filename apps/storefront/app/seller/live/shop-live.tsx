import { unwrap } from '@stoa/api-client'
import { mutatePath } from '@stoa/api-client/swr'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { core } from '../../data/core.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { followShop } from './follow-shop.ts'
import type { ShopEvent } from './read-events.ts'

/** What has to be read again after an event. */
const READS: Record<string, readonly string[]> = {
  'order.placed': ['/api/seller/dashboard', '/api/seller/orders', '/api/seller/start'],
  'order.changed': ['/api/seller/dashboard', '/api/seller/orders', '/api/seller/start'],
  'return.requested': ['/api/seller/dashboard', '/api/seller/returns', '/api/seller/start'],
  'question.asked': ['/api/seller/dashboard', '/api/seller/questions', '/api/seller/start'],
  'run.progress': ['/api/seller/runs', '/api/seller/imports'],
  'stock.low': ['/api/seller/dashboard', '/api/seller/products'],
  'shop.changed': ['/api/seller/shop', '/api/seller/start', '/api/user/shops'],
}
const EVERYTHING = ['/api/seller/', '/api/user/shops']
/** Many events at once, such as a bulk change, are one reading. */
const TOGETHER_MS = 400
/** What was placed longer ago is no news. */
const NEWS_MS = 10 * 60_000

/** Keeps what is shown of a shop as it is now, and says when an order comes in. */
export function ShopLive() {
  const { shop, api, may } = useShop()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const sees = may('orders')
  const current = useRef({ api, mutate, navigate, sees })
  current.current = { api, mutate, navigate, sees }

  useEffect(() => {
    const paths = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    function readAgain(these: readonly string[]) {
      for (const path of these) paths.add(path)
      timer ??= setTimeout(() => {
        timer = undefined
        for (const path of paths) void mutatePath(current.current.mutate, path)
        paths.clear()
      }, TOGETHER_MS)
    }

    async function tell(number: string) {
      const { api: calls, navigate: go } = current.current
      const order = await unwrap(
        calls.GET('/api/seller/orders/{number}', { params: { path: { number } } }),
      ).catch(() => null)
      if (!order || Date.now() - Date.parse(order.placedAt) > NEWS_MS) return
      const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      toasts.show({
        id: `order ${number}`,
        type: 'info',
        title: `New order, ${formatMoney(toMinor(order.total))}, ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
        action: { label: 'Open', onPress: () => void go(`/seller/orders/${number}`) },
      })
    }

    const onEvent = ({ name, id }: ShopEvent) => {
      readAgain(READS[name] ?? [])
      if (name === 'order.placed' && current.current.sees) void tell(id)
    }
    const stop = followShop(shop.slug, core.session, { onEvent, onGap: () => readAgain(EVERYTHING) })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [shop.slug])
  return null
}
