'use client'

import { useRef, useState } from 'react'
import { lazy, useLazy } from '../../system/lazy-part.ts'
import { useQuietly } from '../../system/use-quietly.ts'
import type { NavigationKit, NavigationProps } from './navigation-kit.ts'
import { plainKit } from './plain-navigation.tsx'

const engine = lazy<NavigationKit>(() => import('./navigation.tsx').then(module => module.navigationKit))

/**
 * The parts to build a bar from: plain ones at first, those with menus once their code is there and nobody is at
 * the bar, or at the first press on a menu's button. `frame` goes onto an element around the bar.
 */
export function useNavigationKit() {
  const { ready, ref } = useQuietly<HTMLDivElement>(engine)
  const [asked, setAsked] = useState<string>()
  const memory = useRef(0)
  const kit = useLazy(engine, ready || asked !== undefined) ?? plainKit
  const bar: Pick<NavigationProps, 'memory' | 'initialOpen' | 'onAsk'> = {
    memory,
    initialOpen: asked,
    onAsk: setAsked,
  }
  return { kit, bar, frame: { ref, onPointerEnter: engine.preload, onFocus: engine.preload } }
}
