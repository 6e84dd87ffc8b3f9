/** Part of React's own tree that DevTools reads to report what was drawn. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly stateNode: unknown
}

const PERFORMED_WORK = 1
const HOST = 5

const hostOf = (fiber: Fiber | null): Element | null => {
  for (let at = fiber; at; at = at.child) if (at.tag === HOST) return at.stateNode as Element
  return null
}

/** Rows whose component, or anything in it, ran in the commit that made `root` current. */
export function committedRows(root: { readonly current: Fiber }, row: string): number {
  const rows = new Set<Element>()
  const walk = (now: Fiber, before: Fiber | null) => {
    if (now === before) return
    if (now.tag !== HOST && now.flags & PERFORMED_WORK) {
      const element = hostOf(now)?.closest(row)
      if (element) rows.add(element)
    }
    // The same children: React went no further.
    if (before && now.child === before.child) return
    for (let child = now.child; child; child = child.sibling) walk(child, child.alternate)
  }
  walk(root.current, root.current.alternate)
  return rows.size
}

type Commit = (id: number, root: { readonly current: Fiber }) => void

/** Calls `onCommit` after each commit. Has to stand before React is loaded. */
export function countCommits(onCommit: (root: { readonly current: Fiber }) => void): void {
  const onCommitFiberRoot: Commit = (_, root) => onCommit(root)
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}
