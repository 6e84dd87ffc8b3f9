import { committedRows, countCommits } from './committed-rows.ts'

let afterCommit: ((root: Parameters<typeof committedRows>[0]) => void) | undefined
countCommits(root => afterCommit?.(root))

const contestants: Record<string, () => Promise<{ default: import('./contestant.ts').Contestant }>> = {
  native: () => import('./contestants/native.tsx'),
  'native, whole': () => import('./contestants/native-whole.tsx'),
  stoa: () => import('./contestants/stoa.tsx'),
  radix: () => import('./contestants/radix.tsx'),
  mantine: () => import('./contestants/mantine.tsx'),
  mui: () => import('./contestants/mui.tsx'),
}

export interface Spent {
  /** Milliseconds, the first of a fresh page. */
  firstMount: number
  /** Milliseconds, once the code is warm. */
  mounts: number[]
  selectAlls: number[]
  toggles: number[]
  rowsPerToggle: number
  rows: number
}

/** Called by the bench from outside: `list` is `Cart` or `Boxes`. */
async function race(name: string, list: 'Cart' | 'Boxes', times: number): Promise<Spent> {
  const { mountList, pressed } = await import('./mount.tsx')
  const contestant = (await contestants[name]?.())?.default
  if (!contestant) throw new Error(`No contestant is called ${name}`)
  const rowSelector = name === 'stoa' && list === 'Cart' ? '[data-component=CartLine]' : '[data-row]'
  const place = document.getElementById('list') as HTMLElement

  /** What a change costs up to a page that could be painted. */
  const timed = (work: () => void) => {
    const began = performance.now()
    work()
    place.getBoundingClientRect()
    return performance.now() - began
  }
  const breathe = () => new Promise(resolve => setTimeout(resolve, 20))

  const mounts: number[] = []
  const selectAlls: number[] = []
  const toggles: number[] = []
  let rowsPerToggle = 0
  let rows = 0
  for (let turn = 0; turn <= times; turn++) {
    let stop = () => {}
    mounts.push(
      timed(() => {
        stop = mountList(place, contestant, list)
      }),
    )
    await breathe()
    rows = place.querySelectorAll(rowSelector).length
    const all = place.querySelector<HTMLElement>('[data-all] :is(input, button)')
    const one = place.querySelectorAll(rowSelector)[250]?.querySelector<HTMLElement>(':is(input, button)')
    if (!all || !one) throw new Error(`${name} drew no checkbox`)
    const press = (element: HTMLElement) => timed(() => pressed(element))
    // On and off again, and both count.
    for (const element of [all, all]) {
      selectAlls.push(press(element))
      await breathe()
    }
    afterCommit = root => {
      rowsPerToggle = Math.max(rowsPerToggle, committedRows(root, rowSelector))
    }
    toggles.push(press(one))
    afterCommit = undefined
    await breathe()
    stop()
    await breathe()
  }
  // The first run of a fresh page compiles, so it is reported separately.
  const [firstMount = Number.NaN, ...warm] = mounts
  return {
    firstMount,
    mounts: warm,
    selectAlls: selectAlls.slice(2),
    toggles: toggles.slice(1),
    rowsPerToggle,
    rows,
  }
}

Object.assign(globalThis, { race })
