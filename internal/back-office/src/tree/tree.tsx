'use client'

import { Icon } from '@stoa/ui/icon'
import { Anchor, cx, useLabels } from '@stoa/ui/internal/system'
import ChevronRight from 'lucide-react/icons/chevron-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useId } from 'react'
import { moveOnKeys, useDragOrder } from '../move/index.ts'
import * as styles from './tree.css.ts'
import { treeLabels } from './tree.labels.ts'

export interface TreeNode {
  /** Unique in the tree. */
  id: string
  /** The node's name. */
  name: string
  /** Smaller text after the name. */
  detail?: ReactNode
  /** Whether it is drawn paler, as the property of others. Default `false`. */
  muted?: boolean
  /** URL of the name. Without it the name is no link. */
  href?: string | undefined
  /** Its place, from 0, among the siblings it can change places with. Without it, it cannot be moved. */
  place?: { index: number; count: number } | undefined
  /** The nodes below it. Empty for none. */
  children: readonly TreeNode[]
}

export interface TreeProps {
  /** The tree's name for assistive technology. */
  label: string
  /** The top of the tree, in order. */
  nodes: readonly TreeNode[]
  /** The ids of the nodes whose children show; the host keeps the state. */
  open: ReadonlySet<string>
  /** Called with the node's id and the new state when its button is pressed. */
  onOpenChange: (id: string, open: boolean) => void
  /** Id of the node that the page next to it shows. */
  current?: string | undefined
  /** Returns what can be done with a node, at the end of its row. */
  actions?: ((node: TreeNode) => ReactNode) | undefined
  /** Called with the node's id and its new place, counted as in `place`. Without it nothing can be moved. */
  onMove?: ((id: string, to: number) => void) | undefined
}

/** Nested entries, as lists in lists with buttons that show and hide: a screen reader knows both. */
export function Tree({ label, nodes, ...rest }: TreeProps) {
  const id = useId()
  return (
    <nav className={styles.root} aria-label={label} data-component="Tree">
      <TreeList nodes={nodes} parent={id} {...rest} />
    </nav>
  )
}

type ListProps = Omit<TreeProps, 'label'> & { parent: string; id?: string }

const TreeList = ({ nodes, parent, id, ...rest }: ListProps) => (
  <ul id={id} className={cx(id !== undefined && styles.below)}>
    {nodes.map(node => (
      <TreeItem key={node.id} node={node} siblings={nodes} parent={parent} {...rest} />
    ))}
  </ul>
)

interface ItemProps extends Omit<ListProps, 'nodes' | 'id'> {
  node: TreeNode
  siblings: readonly TreeNode[]
}

function TreeItem({ node, siblings, parent, open, onOpenChange, current, actions, onMove }: ItemProps) {
  const t = useLabels('tree', treeLabels)
  const { name, place, children } = node
  const isOpen = open.has(node.id)
  const movable = onMove !== undefined && place !== undefined && place.count > 1
  const move = (to: number) => onMove?.(node.id, to)
  const byPlace = (from: number, to: number) => {
    const moved = siblings.find(other => other.place?.index === from)
    if (moved) onMove?.(moved.id, to)
  }
  const { root, handle, isDragged, edge } = useDragOrder({
    list: parent,
    index: place?.index ?? 0,
    axis: 'vertical',
    onMove: byPlace,
    disabled: !movable,
  })
  const words = (
    <>
      <span>{name}</span>
      {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
    </>
  )
  const look = cx(styles.name, node.muted && styles.muted)
  return (
    <li>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Alt with an arrow moves it, from any of its controls */}
      <div
        ref={root as never}
        className={styles.row}
        data-node={node.id}
        data-current={node.id === current || undefined}
        data-dragged={isDragged || undefined}
        data-edge={edge ?? undefined}
        onKeyDown={movable ? moveOnKeys(place.index, move, place.count) : undefined}
      >
        {children.length > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${parent}-${node.id}` : undefined}
            aria-label={t(isOpen ? 'close' : 'open', { name })}
            onClick={() => onOpenChange(node.id, !isOpen)}
          >
            <Icon as={ChevronRight} size="sm" className={cx(isOpen && styles.turned)} />
          </button>
        ) : (
          <span className={styles.noToggle} />
        )}
        {movable && (
          <span ref={handle as never} className={styles.handle} aria-hidden>
            <Icon as={GripVertical} size="sm" />
          </span>
        )}
        {node.href === undefined ? (
          <span className={look}>{words}</span>
        ) : (
          <Anchor href={node.href} className={look} aria-current={node.id === current ? 'page' : undefined}>
            {words}
          </Anchor>
        )}
        {actions && <span className={styles.end}>{actions(node)}</span>}
      </div>
      {isOpen && children.length > 0 && (
        <TreeList
          id={`${parent}-${node.id}`}
          nodes={children}
          parent={`${parent}-${node.id}`}
          open={open}
          onOpenChange={onOpenChange}
          current={current}
          actions={actions}
          onMove={onMove}
        />
      )}
    </li>
  )
}
