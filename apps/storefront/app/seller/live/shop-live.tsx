import { unwrap } from '@stoa/api-client'
import { mutatePath } from '@stoa/api-client/swr'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { core } from '../../data/core.ts'
import { formatMoney, toMinor } from '../../lib/money.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { followShop } from './follow-shop.ts'
import type { ShopEvent } from './read-events.ts'
import { shopLiveLabels } from './shop-live.labels.ts'

/** Paths to read again after an event. */
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
/** Time in milliseconds during which events are collected, so that a bulk change leads to one read. */
const TOGETHER_MS = 400
/** Maximum age of an order that is announced, in milliseconds. */
const NEWS_MS = 10 * 60_000

/** Refreshes the data of the selected shop when it changes, and announces new orders. */
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
      const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      toasts.show({
        id: `order ${number}`,
        type: 'info',
        title: formatMessage(shopLiveLabels.order, { amount: formatMoney(toMinor(order.total)), count }),
        action: { label: shopLiveLabels.open, onClick: () => void go(`/seller/orders/${number}`) },
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
