'use client'

import { useRef, useState } from 'react'
import { lazy, onIntent, useIdlePreload, useLazy } from '../../system/lazy-part.ts'
import { useQuietly } from '../../system/use-quietly.ts'
import type { NavigationKit, NavigationProps } from './navigation-kit.ts'
import { plainKit } from './plain-navigation.tsx'

const engine = lazy<NavigationKit>(() => import('./navigation.tsx').then(module => module.navigationKit))

/**
 * The parts to build a bar from: plain ones at first. The code of those with menus comes when the page is idle or a
 * pointer comes near, and takes their place as soon as nothing in the bar has the focus or is pressed, or at the first press on a
 * menu's button. `frame` goes onto an element around the bar.
 */
export function useNavigationKit() {
  useIdlePreload(engine)
  const { ready, ref } = useQuietly(engine)
  const [asked, setAsked] = useState<string>()
  const memory = useRef(0)
  const kit = useLazy(engine, ready || asked !== undefined) ?? plainKit
  const bar: Pick<NavigationProps, 'memory' | 'initialOpen' | 'onAsk'> = {
    memory,
    initialOpen: asked,
    onAsk: setAsked,
  }
  return { kit, bar, frame: { ref, ...onIntent(engine.preload) } }
}
